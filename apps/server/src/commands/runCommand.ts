import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { FriendlyError } from '../friendlyError.ts';
import { backup, restore } from './backupCommands.ts';
import type { Command } from './command.ts';
import { createUser } from './createUser.ts';
import { grant } from './grant.ts';
import { migrate } from './migrate.ts';
import { seedDemo } from './seedDemo.ts';

const COMMANDS: Readonly<Record<string, Command>> = { 'create-user': createUser, grant, migrate, backup, restore, 'seed-demo': seedDemo };

/** Runs one command of the command line and gives the sentence to print. Reads the same environment as the server. */
export async function runCommand(words: readonly string[]): Promise<string> {
  const [name, ...rest] = words;
  if (!name || name === '--help' || name === '-h' || name === 'help') return help();
  const command = COMMANDS[name];
  if (!command) throw new FriendlyError(`There is no command "${name}".`, [], 'See quad --help.');
  if (rest.includes('--help') || rest.includes('-h')) return helpOf(name, command);
  const options = readOptions(name, command, rest);
  return command.run(readConfig(process.env, process.cwd()), options);
}

function readOptions(name: string, { options }: Command, words: string[]): Readonly<Record<string, string | boolean | undefined>> {
  const types = Object.fromEntries(Object.entries(options).map(([key, { type }]) => [key, { type }]));
  try {
    const { values } = parseArgs({ args: words, options: types, strict: true, allowPositionals: false });
    const missing = Object.entries(options).flatMap(([key, { isRequired }]) => (isRequired && !(key in values) ? [`--${key}`] : []));
    if (missing.length > 0) throw new Error(`${missing.join(', ')} is missing.`);
    return values;
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
    'quad <command> --help tells more. The configuration is the one of the server.',
  ].join('\n');
}

function helpOf(name: string, { summary, options }: Command): string {
  const lines = Object.entries(options).map(
    ([key, { type, about, isRequired }]) =>
      `  ${`--${key}${type === 'string' ? ' …' : ''}`.padEnd(22)} ${about}${isRequired ? ' (needed)' : ''}`,
  );
  return [`quad ${name}: ${summary}`, ...(lines.length > 0 ? ['', ...lines] : [])].join('\n');
}
