import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { FriendlyError } from '../friendlyError.ts';
import {
  addAdministrator,
  administrators,
  changeEmail,
  createUser,
  disable,
  dropPasskeys,
  enable,
  endSessions,
  grant,
  merge,
  removeAdministrator,
  rename,
  revoke,
  setRollNumber,
} from './accountCommands.ts';
import { auditReseal, auditVerify } from './auditCommands.ts';
import { backup, backupVerify, restore } from './backupCommands.ts';
import { type Command, INSTITUTE_OPTION } from './command.ts';
import { credentialsKey, rotateCredentialsKey } from './credentialCommands.ts';
import { migrate, recount, seedDemo } from './databaseCommands.ts';
import { doctor } from './doctorCommand.ts';
import { changeInstitute, createInstitute, institutes } from './instituteCommands.ts';
import { failedJobs, jobs, retryJob } from './jobCommands.ts';
import { peopleImport } from './peopleImport.ts';
import { personErase, personExport, personTraces, retention } from './personalDataCommands.ts';
import { rotateFeedbackKey } from './rotateFeedbackKey.ts';
import { addProvider, dropProvider, listProviders, mapGroup, passwords } from './signInCommands.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  institutes,
  'create-institute': createInstitute,
  'change-institute': changeInstitute,
  'create-user': createUser,
  grant,
  revoke,
  administrators,
  'administrator add': addAdministrator,
  'administrator remove': removeAdministrator,
  'sessions end': endSessions,
  'passkeys remove': dropPasskeys,
  disable,
  enable,
  'set-roll-number': setRollNumber,
  rename,
  'change-email': changeEmail,
  merge,
  'people import': peopleImport,
  'person export': personExport,
  'person erase': personErase,
  'person traces': personTraces,
  retention,
  'sign-in add': addProvider,
  'sign-in list': listProviders,
  'sign-in remove': dropProvider,
  'sign-in group': mapGroup,
  'sign-in passwords': passwords,
  migrate,
  recount,
  jobs,
  'jobs failed': failedJobs,
  'jobs retry': retryJob,
  backup,
  'backup verify': backupVerify,
  restore,
  doctor,
  'audit verify': auditVerify,
  'audit seal-anew': auditReseal,
  'feedback rotate-key': rotateFeedbackKey,
  'credentials key': credentialsKey,
  'credentials rotate': rotateCredentialsKey,
  'seed-demo': seedDemo,
};

/** Runs a command and returns the sentence to print. Reads the same environment variables as the server. */
export async function runCommand(words: readonly string[]): Promise<string> {
  const [first] = words;
  if (!first || first === '--help' || first === '-h' || first === 'help') return help();
  const name = [words.slice(0, 2).join(' '), first].find((known) => Object.hasOwn(COMMANDS, known)) ?? first;
  const command = COMMANDS[name];
  if (!command) throw new FriendlyError(`Unknown command "${name}".`, [], 'See quad --help.');
  const rest = words.slice(name.split(' ').length);
  if (rest.includes('--help') || rest.includes('-h')) return helpOf(name, command);
  const options = readOptions(name, command, rest);
  return command.run(readConfig(process.env, process.cwd()), options);
}

function readOptions(name: string, command: Command, words: string[]): Readonly<Record<string, string | boolean | undefined>> {
  const { operands = {} } = command;
  const options = optionsOf(command);
  const types = Object.fromEntries(Object.entries(options).map(([key, { type }]) => [key, { type }]));
  const expected = Object.keys(operands);
  try {
    const { values, positionals } = parseArgs({ args: words, options: types, strict: true, allowPositionals: expected.length > 0 });
    const missing = [
      ...expected.slice(positionals.length).map((operand) => `<${operand}>`),
      ...Object.entries(options).flatMap(([key, { isRequired }]) => (isRequired && !(key in values) ? [`--${key}`] : [])),
    ];
    if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing.`);
    if (positionals.length > expected.length) throw new Error(`Unexpected argument "${positionals[expected.length]}".`);
    return { ...values, ...Object.fromEntries(expected.map((operand, index) => [operand, positionals[index]])) };
  } catch (error) {
    throw new FriendlyError(error instanceof Error ? error.message : String(error), [], `See quad ${name} --help.`, { cause: error });
  }
}

function help(): string {
  const width = Math.max(...Object.keys(COMMANDS).map((name) => name.length));
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  return [
    'quad <command> [options]',
    '',
    ...lines,
    '',
    'quad <command> --help shows the options. Commands read the same environment variables as the server.',
  ].join('\n');
}

/** A command's own options and, where it applies, `--institute`. */
function optionsOf({ options, isGlobal }: Command): Command['options'] {
  return isGlobal ? options : { ...options, ...INSTITUTE_OPTION };
}

function helpOf(name: string, command: Command): string {
  const { summary, operands = {} } = command;
  const options = optionsOf(command);
  const described = [
    ...Object.entries(operands).map(([operand, about]) => [`<${operand}>`, about] as const),
    ...Object.entries(options).map(
      ([key, { type, about, isRequired }]) =>
        [`--${key}${type === 'string' ? ' …' : ''}`, about + (isRequired ? ' (required)' : '')] as const,
    ),
  ];
  const usage = ['quad', name, ...Object.keys(operands).map((operand) => `<${operand}>`)].join(' ');
  const lines = described.map(([word, about]) => `  ${word.padEnd(22)} ${about}`);
  return [`${usage}: ${summary}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}
