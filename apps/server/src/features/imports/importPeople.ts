import { fromListCell, type ImportKind, toListCell } from '@quad/domain/administration';
import type { ImportRecord, ImportRowRecord } from './imports.table.ts';

/** Whose the lines of a kind of table are, and in which columns they name people. */
interface PeopleOfKind {
  /** The columns by which a line is somebody's. */
  readonly owner?: { readonly email: string; readonly rollNumber?: string };
  /** What such a line says of a thing, too, which stays. All else in it is its owner's. */
  readonly ofThings?: readonly string[];
  /** In a line about a thing, the columns with an address, and with a list of them. */
  readonly address?: string;
  readonly addresses?: string;
}

/** What is personal in the lines of each kind: erasure follows from it. */
const IMPORT_PEOPLE: Readonly<Record<ImportKind, PeopleOfKind>> = {
  people: { owner: { email: 'email', rollNumber: 'rollNumber' } },
  offices: { owner: { email: 'email' }, ofThings: ['office', 'unit', 'tenure', 'until'] },
  units: { address: 'contact' },
  positions: {},
  holders: { owner: { email: 'email' }, ofThings: ['unit', 'position', 'tenure', 'status', 'appointed'] },
  rooms: {},
  events: { addresses: 'organizers' },
  skills: { owner: { email: 'email' } },
  achievements: { owner: { email: 'email' } },
  openings: {},
};

/** Somebody, by what a table names them. */
export interface ImportedPerson {
  readonly userId: string;
  readonly emails: ReadonlySet<string>;
  readonly rollNumber: string | null;
}

type Line = Pick<ImportRowRecord, 'cells' | 'note' | 'sentence' | 'undo'>;
/** No note at all. */
const UNSAID = { note: '', sentence: null } as const;
type Table = Pick<ImportRecord, 'kind' | 'columns'>;

/** The columns of a table in which people are named, counted from 0. */
export function namingColumns({ kind, columns }: Table): number[] {
  const { owner, address, addresses } = IMPORT_PEOPLE[kind];
  return [owner?.email, owner?.rollNumber, address, addresses].flatMap((field) => (field === undefined ? [] : (columns[field] ?? [])));
}

/** A cell as it is compared: exports put an apostrophe before what a spreadsheet would take for a formula. */
function compared(cell: string | undefined): string {
  return (cell ?? '').trim().replace(/^'+/, '').toLowerCase();
}

/**
 * A line without what is somebody's; undefined where nothing is. A line of theirs loses everything but what it says of a thing, and keeps
 * what takes it back unless that is about nothing but them. In any other line an address of theirs goes, and no more.
 */
export function withoutPerson({ kind, columns }: Table, line: Line, person: ImportedPerson): Line | undefined {
  const { owner, ofThings = [], address, addresses } = IMPORT_PEOPLE[kind];
  const at = (field: string | undefined) => (field === undefined ? -1 : (columns[field] ?? -1));
  const { undo, isNamed } = undoWithout(line.undo, person);
  const { note, sentence } = isNamed ? UNSAID : line;
  if (owner && person.emails.has(compared(line.cells[at(owner.email)]))) {
    const staying = new Set(ofThings.map(at));
    const cells = line.cells.map((cell, column) => (staying.has(column) ? cell : ''));
    return { cells, ...UNSAID, undo: ofThings.length > 0 ? undo : null };
  }
  const number = at(owner?.rollNumber);
  const cells = line.cells.map((cell, column) => {
    if (column === number && person.rollNumber !== null && compared(cell) === person.rollNumber.toLowerCase()) return '';
    if (column === at(address) && person.emails.has(compared(cell))) return '';
    if (column !== at(addresses)) return cell;
    const listed = fromListCell(cell);
    const others = listed.filter((email) => !person.emails.has(email.toLowerCase()));
    return others.length === listed.length ? cell : toListCell(others);
  });
  const isChanged = cells.some((cell, column) => cell !== line.cells[column]);
  if (!isChanged && !isNamed) return undefined;
  // Beside their number or address a note says whose it is.
  return { cells, ...(isChanged ? UNSAID : { note, sentence }), undo };
}

/** What takes a line back, without a unit that would go back to somebody's address; and whether somebody is named in it. */
function undoWithout(undo: Line['undo'], { userId, emails }: ImportedPerson): { undo: Line['undo']; isNamed: boolean } {
  if (!undo || !('contact' in undo)) return { undo, isNamed: false };
  const { contact, roles } = undo as { contact: { from: string; to: string } | null; roles: readonly { userId: string }[] };
  const isContact = contact !== null && [contact.from, contact.to].some((email) => emails.has(email.toLowerCase()));
  const isNamed = isContact || roles.some((role) => role.userId === userId);
  return { undo: isContact ? { ...undo, contact: null } : undo, isNamed };
}
