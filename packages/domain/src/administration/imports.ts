import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { folded } from '../fields/search.ts';
import { WireSentence } from '../fields/sentence.ts';
import { Id } from '../identity/id.ts';
import { asSentence, type Message } from '../messages/sentence.ts';

/** Kinds of records that can be imported from a table. */
export const IMPORT_KINDS = [
  'people',
  'offices',
  'units',
  'positions',
  'holders',
  'rooms',
  'events',
  'skills',
  'achievements',
  'openings',
] as const;
export const ImportKind = v.picklist(IMPORT_KINDS, 'Choose the contents of the file.');
export type ImportKind = v.InferOutput<typeof ImportKind>;

/** Kinds that are exported next to the import; the others are exported from their lists. */
export const EXPORT_KINDS = ['positions', 'holders', 'rooms', 'events', 'skills', 'achievements'] as const satisfies readonly ImportKind[];
export const ExportKind = v.picklist(EXPORT_KINDS, 'Choose what the file contains.');
export type ExportKind = v.InferOutput<typeof ExportKind>;

/** A line of an exported table, with its cells in column order. */
export const ExportRow = v.object({ _id: Id, cells: v.array(v.string()) });
export type ExportRow = v.InferOutput<typeof ExportRow>;

/** Size limits of an imported file. */
export const IMPORT_LIMITS = { rows: 20_000, bytes: 8 * 1024 * 1024, columns: 40, cell: 2000 } as const;

/** How long an import can be undone. */
export const UNDO_HOURS = 24;

/**
 * States of an import. `mapping` waits for the columns, `checked` for a decision; `stale` was not applied, because the data has changed
 * since the check.
 */
export const IMPORT_STATES = [
  'mapping',
  'checking',
  'checked',
  'scheduled',
  'applying',
  'applied',
  'undoing',
  'undone',
  'stale',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Results of a line. `left` marks a line that was kept when the import was undone, because it was changed after the import. */
export const ROW_STATUS_VALUES = ['new', 'changed', 'same', 'wrong'] as const;
export type RowStatus = (typeof ROW_STATUS_VALUES)[number];

interface ImportColumn {
  /** Heading in the portal's exports. */
  readonly header: string;
  /** Headings of other programs, folded, with underscores for spaces. */
  readonly aliases: readonly string[];
  readonly isNeeded?: true;
}

/** Columns of each kind of table. The portal's exports use these headings, so they can be imported as they are. */
export const IMPORT_COLUMNS = {
  people: {
    email: { header: 'Email', aliases: ['e-mail', 'email_address', 'mail', 'username'], isNeeded: true },
    name: { header: 'Name', aliases: ['full_name', 'student_name'], isNeeded: true },
    rollNumber: { header: 'Roll number', aliases: ['roll_no', 'roll_no.', 'roll', 'id', 'id_no', 'student_id'], isNeeded: true },
    program: { header: 'Programme', aliases: ['program', 'degree', 'course'] },
    branch: { header: 'Discipline', aliases: ['branch', 'department', 'specialisation'] },
    batchYear: { header: 'Year', aliases: ['batch', 'batch_year', 'admission_year', 'year_of_admission'] },
  },
  offices: {
    office: { header: 'Office', aliases: ['role', 'position', 'title'], isNeeded: true },
    unit: { header: 'Unit', aliases: ['club', 'council', 'organization', 'organisation'] },
    email: { header: 'Email', aliases: ['e-mail', 'holder', 'mail', 'next_holder'], isNeeded: true },
    tenure: { header: 'Tenure', aliases: ['tenure_year', 'year'] },
    until: { header: 'Until', aliases: ['end', 'end_date', 'ends'] },
  },
  units: {
    name: { header: 'Name', aliases: ['unit', 'club'], isNeeded: true },
    type: { header: 'Type', aliases: ['kind'], isNeeded: true },
    category: { header: 'Category', aliases: ['area'], isNeeded: true },
    contact: { header: 'Contact email', aliases: ['contact', 'email', 'e-mail', 'mail'], isNeeded: true },
    parent: { header: 'Parent unit', aliases: ['parent', 'belongs_to'] },
    description: { header: 'Description', aliases: ['about'] },
  },
  positions: {
    unit: { header: 'Unit', aliases: ['club', 'council'], isNeeded: true },
    title: { header: 'Title', aliases: ['position', 'name'], isNeeded: true },
    type: { header: 'Type', aliases: ['position_type', 'kind'], isNeeded: true },
    count: { header: 'Places', aliases: ['count', 'position_count', 'number'] },
    description: { header: 'Description', aliases: ['about'] },
  },
  holders: {
    email: { header: 'Email', aliases: ['e-mail', 'mail', 'person', 'holder', 'username'], isNeeded: true },
    unit: { header: 'Unit', aliases: ['club', 'council', 'department'], isNeeded: true },
    position: { header: 'Position', aliases: ['title', 'office', 'post'], isNeeded: true },
    tenure: { header: 'Tenure', aliases: ['tenure_year', 'year'], isNeeded: true },
    status: { header: 'Status', aliases: ['state'] },
    appointed: { header: 'Appointed on', aliases: ['appointment_date', 'appointed', 'date'] },
  },
  rooms: {
    name: { header: 'Name', aliases: ['room', 'venue', 'hall'], isNeeded: true },
    building: { header: 'Building', aliases: ['block', 'place'] },
    capacity: { header: 'Capacity', aliases: ['seats', 'places', 'size'] },
    equipment: { header: 'Equipment', aliases: ['facilities', 'what_is_in_it'] },
    opens: { header: 'Opens', aliases: ['from', 'open'] },
    closes: { header: 'Closes', aliases: ['to', 'until'] },
    decider: { header: 'Decided by', aliases: ['decider', 'approver'] },
    archived: { header: 'Archived', aliases: ['is_archived'] },
  },
  events: {
    title: { header: 'Title', aliases: ['event', 'name', 'event_title'], isNeeded: true },
    unit: { header: 'Unit', aliases: ['organizer', 'organiser', 'club', 'council', 'organizing_unit'], isNeeded: true },
    category: { header: 'Category', aliases: ['area'], isNeeded: true },
    starts: { header: 'Starts', aliases: ['start', 'begins', 'from', 'date'] },
    ends: { header: 'Ends', aliases: ['end', 'until', 'to'] },
    venue: { header: 'Venue', aliases: ['place', 'room', 'location'] },
    mode: { header: 'Mode', aliases: [] },
    type: { header: 'Type', aliases: ['kind', 'event_type'] },
    description: { header: 'Description', aliases: ['about'] },
    organizers: { header: 'Organizers', aliases: ['organisers', 'organized_by'] },
    registration: { header: 'Registration', aliases: ['registration_required'] },
    registrationStarts: { header: 'Registration starts', aliases: ['registration_start', 'registration_from'] },
    registrationEnds: { header: 'Registration ends', aliases: ['registration_end', 'registration_until'] },
    fees: { header: 'Fees', aliases: ['fee', 'price'] },
    places: { header: 'Places', aliases: ['max_participants', 'seats', 'capacity'] },
    budget: { header: 'Budget', aliases: ['allocated', 'allocated_budget'] },
    sponsors: { header: 'Sponsors', aliases: ['sponsor'] },
  },
  skills: {
    email: { header: 'Email', aliases: ['e-mail', 'mail', 'person', 'username'], isNeeded: true },
    skill: { header: 'Skill', aliases: ['name', 'skill_name'], isNeeded: true },
    type: { header: 'Type', aliases: ['kind', 'skill_type'] },
    level: { header: 'Level', aliases: ['proficiency', 'proficiency_level'] },
    category: { header: 'Category', aliases: ['area'] },
    unit: { header: 'Unit', aliases: ['club', 'council'] },
    position: { header: 'Position', aliases: ['gained_in', 'office'] },
  },
  achievements: {
    email: { header: 'Email', aliases: ['e-mail', 'mail', 'person', 'username'], isNeeded: true },
    title: { header: 'Title', aliases: ['achievement', 'name'], isNeeded: true },
    type: { header: 'Type', aliases: ['kind'], isNeeded: true },
    date: { header: 'Date', aliases: ['date_achieved', 'achieved_on', 'on'], isNeeded: true },
    category: { header: 'Category', aliases: ['area'] },
    level: { header: 'Level', aliases: [] },
    position: { header: 'Position', aliases: ['rank', 'place'] },
    event: { header: 'Event', aliases: ['event_title'] },
    eventDay: { header: 'Event on', aliases: ['event_date', 'event_day'] },
    certificate: { header: 'Certificate', aliases: ['certificate_url', 'link'] },
    description: { header: 'Description', aliases: ['about'] },
  },
  openings: {
    unit: { header: 'Unit', aliases: ['club', 'council'], isNeeded: true },
    year: { header: 'Year', aliases: ['tenure'], isNeeded: true },
    type: { header: 'Type', aliases: ['kind', 'category'], isNeeded: true },
    amount: { header: 'Amount', aliases: ['sum'], isNeeded: true },
  },
} as const satisfies Record<ImportKind, Readonly<Record<string, ImportColumn>>>;

/** Returns the columns of a kind with their field names. */
export function importColumns(kind: ImportKind): [field: string, column: ImportColumn][] {
  return Object.entries<ImportColumn>(IMPORT_COLUMNS[kind]);
}

/** Column index of each field; null if the file does not have it. */
export type ColumnMap = Readonly<Record<string, number | null>>;

/** Guesses the columns from the header line. Each column is used once. */
export function guessColumns(kind: ImportKind, header: readonly string[]): ColumnMap {
  const names = header.map((name) => folded(name).trim().replaceAll(/\s+/gu, '_'));
  const taken = new Set<number>();
  const find = (isIt: (name: string) => boolean): number | null => {
    const index = names.findIndex((name, column) => !taken.has(column) && isIt(name));
    if (index < 0) return null;
    taken.add(index);
    return index;
  };
  const columns = importColumns(kind);
  const exact = new Map(columns.map(([field, column]) => [field, find((name) => name === folded(column.header).replaceAll(' ', '_'))]));
  return Object.fromEntries(columns.map(([field, { aliases }]) => [field, exact.get(field) ?? find((name) => aliases.includes(name))]));
}

/** Returns the required fields without a column. */
export function missingColumns(kind: ImportKind, columns: ColumnMap): string[] {
  return importColumns(kind).flatMap(([field, { header, isNeeded }]) => (isNeeded && (columns[field] ?? null) === null ? [header] : []));
}

/** Returns the trimmed values of a line by field. */
export function valuesOf(kind: ImportKind, columns: ColumnMap, cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    importColumns(kind).map(([field]) => {
      const column = columns[field] ?? null;
      return [field, column === null ? '' : unguarded(cells[column] ?? '').trim()];
    }),
  );
}

/** Removes the apostrophe that exports put before what a spreadsheet would take for a formula. */
function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}

const IN_COLUMN = 'In the column {header}: {message}';

/** Returns the error of one cell, with the column's name, because a rule's message does not name it. */
export function inColumn(kind: ImportKind, field: string, message: Message): Message {
  const header = importColumns(kind).find(([name]) => name === field)?.[1].header;
  return header === undefined ? message : { text: IN_COLUMN, values: { header: { text: header }, message: asSentence(message) } };
}

/** Number of lines that a server has processed, and their total. */
const Progress = v.object({ done: v.number(), of: v.number() });
export type ImportProgress = v.InferOutput<typeof Progress>;

const Counts = v.object({ new: v.number(), changed: v.number(), same: v.number(), wrong: v.number() });
export type ImportCounts = v.InferOutput<typeof Counts>;

/** An import. */
export const Import = v.object({
  _id: Id,
  kind: ImportKind,
  file_name: v.string(),
  state: v.picklist(IMPORT_STATES),
  /** First line of the file. */
  header: v.array(v.string()),
  columns: v.record(v.string(), v.nullable(v.number())),
  row_count: v.number(),
  /** Whether the server uses the embedded database, whose single connection a step may occupy. */
  is_embedded: v.boolean(),
  /** Counts of the lines by result; null before the check. */
  counts: v.nullable(Counts),
  /** Progress while a server processes the import, updated about every second; null otherwise. */
  progress: v.nullable(Progress),
  created_by: v.nullable(v.object({ _id: Id, name: v.string() })),
  created_at: v.string(),
  /** When it is to be applied; null for immediately. */
  apply_at: v.nullable(v.string()),
  applied_at: v.nullable(v.string()),
  undone_at: v.nullable(v.string()),
  /** Until when it can be undone; null if it cannot. */
  undo_until: v.nullable(v.string()),
  /** Why it was not applied, as a sentence. */
  failure: v.nullable(v.string()),
  /**
   * Number of lines kept when it was undone: changed after the import, about the person who undid it, or about to restore something to a
   * disabled account.
   */
  left: v.number(),
});
export type Import = v.InferOutput<typeof Import>;

/** A line of the import. */
export const ImportRow = v.object({
  /** Line number as in a spreadsheet: the first line is the header. */
  line: v.number(),
  cells: v.array(v.string()),
  status: v.nullable(v.picklist(ROW_STATUS_VALUES)),
  /** Why it is wrong, what it changes, or other information. */
  note: v.string(),
  /** The note in a form that can be translated; omitted if the note has no values. */
  sentence: v.optional(WireSentence),
});
export type ImportRow = v.InferOutput<typeof ImportRow>;

const Column = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(IMPORT_LIMITS.columns - 1)));

/** Column mapping as set by an administrator. */
export const ColumnsInput = body({ columns: v.record(v.string(), Column) });
export type ColumnsInput = v.InferOutput<typeof ColumnsInput>;

/** When to apply it; null for immediately. */
export const ApplicationInput = body({
  at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp('Enter the date and the time.'))), null),
});
export type ApplicationInput = v.InferOutput<typeof ApplicationInput>;

/** Whether a server is processing the import, so that clients poll it. */
export function isProcessing(state: ImportState): boolean {
  return state === 'checking' || state === 'applying' || state === 'undoing';
}
