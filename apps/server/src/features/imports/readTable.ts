import { IMPORT_LIMITS } from '@quad/domain/administration';
import { type Message, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { CsvError, parse } from 'csv-parse/sync';
import type { ImportRowRecord } from './imports.table.ts';

/** A table as read from a file. */
export interface Table {
  readonly header: string[];
  readonly lines: Pick<ImportRowRecord, 'line' | 'cells'>[];
}

const UNREADABLE = 'The file cannot be read. Save it as CSV in UTF-8 and try again.';

/** Reads the table in a file. Blank lines are left out; the others keep the row numbers of the spreadsheet. */
export async function readTable(bytes: Uint8Array): Promise<Result<Table>> {
  const read = isZip(bytes) ? await (await import('./readWorkbook.ts')).readWorkbook(bytes) : readCsv(bytes);
  if (!read.ok) return read;
  const [first, ...rest] = read.value;
  const header = first?.cells ?? [];
  const lines = rest.filter(({ cells }) => !isBlank(cells));
  const fault = faultOf(header, lines);
  return fault ? refuse('INVALID', fault, { file: fault }) : accept({ header, lines });
}

function faultOf(header: readonly string[], lines: Table['lines']): Message | undefined {
  const { rows, columns, cell } = IMPORT_LIMITS;
  if (isBlank(header)) return 'The first line has to name the columns.';
  if (lines.length === 0) return 'The file has no lines below the names of its columns.';
  if (lines.length > rows) return sentence`The file has more than ${rows.toLocaleString('en-US')} lines. Import it in parts.`;
  if ([{ cells: header }, ...lines].some(({ cells }) => cells.length > columns))
    return sentence`The file has more than ${columns} columns.`;
  const long = lines.find(({ cells }) => cells.some((text) => text.length > cell));
  return long && sentence`Line ${long.line} has a text of more than ${cell.toLocaleString('en-US')} characters.`;
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** Workbooks are ZIP archives. */
function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

function readCsv(bytes: Uint8Array): Result<Table['lines']> {
  const text = decoded(bytes);
  if (text === undefined || text.includes('\0')) return refuse('INVALID', UNREADABLE, { file: UNREADABLE });
  try {
    const lines: Table['lines'] = [];
    parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      // A CSV record may span several lines of the file, whereas spreadsheets count records. Blank ones take no memory.
      on_record(cells: string[], { records }: { records: number }) {
        const isHeader = lines.length === 0 && cells.length > 1;
        if (isHeader || (lines.length < IMPORT_LIMITS.rows + 2 && !isBlank(cells))) lines.push({ line: records, cells });
        return null;
      },
    });
    return accept(lines);
  } catch (error) {
    if (error instanceof CsvError) return refuse('INVALID', UNREADABLE, { file: UNREADABLE });
    throw error;
  }
}

/** Decodes UTF-8 or UTF-16LE (the "Unicode text" of spreadsheets), with or without a byte order mark. */
function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Some locales separate columns with semicolons or tabs. Returns the most frequent delimiter of the first line. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const count = (delimiter: string) => first.split(delimiter).length;
  return [',', ';', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
