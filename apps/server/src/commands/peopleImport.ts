import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { formatMessage } from '@quad/domain/messages';
import { CsvError, parse } from 'csv-parse/sync';
import { errorCode } from '../db/errors.ts';
import { importRoster, planRoster, type RosterPerson, type RosterResult } from '../features/accounts/rosterImport.service.ts';
import { FriendlyError } from '../friendlyError.ts';
import { type Command, withContext } from './command.ts';

/** Fields by column header. Program, discipline and year are optional. */
const COLUMNS: Readonly<Record<string, keyof RosterPerson>> = {
  email: 'email',
  name: 'name',
  'roll number': 'rollNumber',
  programme: 'program',
  discipline: 'branch',
  year: 'batchYear',
};
const BLANK_PERSON = { name: '', rollNumber: '', program: '', branch: '', batchYear: '' };
const NEEDED = ['email', 'name', 'roll number'];

/** Imports the institute's list of people. From then on it determines who owns a roll number. */
export const peopleImport: Command = {
  summary: "Shows what the institute's list of people would change; --apply imports it.",
  operands: { file: 'CSV file with the columns email, name, roll number, programme, discipline, year' },
  options: {
    'dry-run': { type: 'boolean', about: 'Only shows the changes, as without --apply' },
    apply: { type: 'boolean', about: 'Imports the whole list, or nothing if a line is wrong' },
  },
  async run(config, options) {
    const isApplied = options.apply === true && options['dry-run'] !== true;
    const { people, fields } = readPeople(await readList(path.resolve(String(options.file))));
    if (people.length === 0) throw new FriendlyError('The list is empty.', [], 'Check the file.');
    return withContext(config, options, async (context) => {
      const results = await planRoster(context, people, fields);
      if (!isApplied) return [...results.map(lineOf), summaryOf(results), 'Nothing was imported. Pass --apply to import it.'].join('\n');
      const imported = await importRoster(context, people, fields);
      if (!imported.ok) {
        const wrong = results.flatMap((result, index) => (result.kind === 'wrong' ? [lineOf(result, index)] : []));
        throw new FriendlyError(imported.refusal.message, wrong, 'Correct the list and import it again.');
      }
      const noted = imported.value.flatMap((result, index) => (result.note ? [lineOf(result, index)] : []));
      return [...noted, summaryOf(imported.value)].join('\n');
    });
  },
};

async function readList(file: string): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file));
  } catch (error) {
    if (errorCode(error) === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new FriendlyError('The list cannot be read.', ['It is not UTF-8.'], 'Save it as CSV in UTF-8, with commas.', { cause: error });
    throw new FriendlyError(`${file} cannot be read (${errorCode(error) ?? 'unknown'}).`, [], 'Correct the path.', { cause: error });
  }
}

/** Parses the list and the fields that it has. Cells are trimmed and e-mail addresses are lower-cased. */
function readPeople(list: string): { people: RosterPerson[]; fields: ReadonlySet<string> } {
  try {
    let fields: ReadonlySet<string> = new Set();
    const columns = (header: string[]) => {
      const read = fieldsOf(header);
      fields = new Set(read.flatMap((field) => field || []));
      return read;
    };
    const people = parse<Partial<RosterPerson>>(list, { columns, trim: true, skip_empty_lines: true });
    return { people: people.map(({ email = '', ...person }) => ({ ...BLANK_PERSON, ...person, email: email.toLowerCase() })), fields };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new FriendlyError('The list cannot be read.', [error.message], 'Save it as CSV in UTF-8, with commas.', { cause: error });
  }
}

/** The field of each column. Unknown columns are skipped. */
function fieldsOf(header: string[]): (keyof RosterPerson | false)[] {
  const names = header.map((name) => name.trim().toLowerCase().replaceAll('_', ' '));
  const missing = NEEDED.filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new FriendlyError(
      `The list has no column ${missing.join(', ')}.`,
      [],
      `The first line must name the columns: ${Object.keys(COLUMNS).join(', ')}.`,
    );
  }
  return names.map((name) => COLUMNS[name] ?? false);
}

function lineOf({ person, kind, note }: RosterResult, index: number): string {
  return `${index + 1}. ${person.email}, ${person.rollNumber}: ${kind}${note ? `. ${formatMessage(note)}` : ''}`;
}

function summaryOf(results: readonly RosterResult[]): string {
  const counts = (['new', 'changed', 'same', 'wrong'] as const).map(
    (kind) => `${results.filter((result) => result.kind === kind).length} ${kind}`,
  );
  return `${results.length} ${results.length === 1 ? 'person' : 'people'}: ${counts.join(', ')}.`;
}
