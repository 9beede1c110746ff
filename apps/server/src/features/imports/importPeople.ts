import { fromListCell, type ImportKind, toListCell } from '@quad/domain/administration';
import type { ImportRecord, ImportRowRecord } from './imports.table.ts';

/** Which person a line of a kind of table belongs to, and which columns name people. */
interface PeopleOfKind {
  /** The columns that identify the person a line belongs to. */
  readonly owner?: { readonly email: string; readonly rollNumber?: string };
  /** Columns of such a line that describe something else and are kept on erasure. All other columns are personal data of the owner. */
  readonly ofThings?: readonly string[];
  /** For lines about things: the column with an email address (`address`) and the column with a list of them (`addresses`). */
  readonly address?: string;
  readonly addresses?: string;
}

/** The personal columns of each kind of table. Erasure uses this. */
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

/** A person, by the values that a table can name them by. */
export interface ImportedPerson {
  readonly userId: string;
  readonly emails: ReadonlySet<string>;
  readonly rollNumber: string | null;
}

type Line = Pick<ImportRowRecord, 'cells' | 'note' | 'sentence' | 'undo'>;
/** An empty note. */
const UNSAID = { note: '', sentence: null } as const;
type Table = Pick<ImportRecord, 'kind' | 'columns'>;

/** Indexes (from 0) of the columns that name people. */
export function namingColumns({ kind, columns }: Table): number[] {
  const { owner, address, addresses } = IMPORT_PEOPLE[kind];
  return [owner?.email, owner?.rollNumber, address, addresses].flatMap((field) => (field === undefined ? [] : (columns[field] ?? [])));
}

/** Normalizes a cell for comparison. Exports put an apostrophe before values that a spreadsheet would read as a formula. */
function compared(cell: string | undefined): string {
  return (cell ?? '').trim().replace(/^'+/, '').toLowerCase();
}

/**
 * Returns a line without a person's data; undefined if it has none. A line of theirs keeps only the columns in `ofThings`, and its undo
 * data unless that is only about them. In any other line only their email address and a note that names them are removed.
 */
export function withoutPerson({ kind, columns }: Table, line: Line, person: ImportedPerson): Line | undefined {
  const { owner, ofThings = [], address, addresses } = IMPORT_PEOPLE[kind];
  const at = (field: string | undefined) => (field === undefined ? -1 : (columns[field] ?? -1));
  const { undo, isNamed: isNamedByUndo } = undoWithout(line.undo, person);
  const isNamed = isNamedByUndo || [...person.emails].some((email) => line.note.toLowerCase().includes(email));
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
  // The note can identify the person by their address or roll number, so it is removed too.
  return { cells, ...(isChanged ? UNSAID : { note, sentence }), undo };
}

/** Undo data without a unit contact that would be restored to the person's address, and whether it names the person. */
function undoWithout(undo: Line['undo'], { userId, emails }: ImportedPerson): { undo: Line['undo']; isNamed: boolean } {
  if (!undo || !('contact' in undo)) return { undo, isNamed: false };
  const { contact, roles } = undo as { contact: { from: string; to: string } | null; roles: readonly { userId: string }[] };
  const isContact = contact !== null && [contact.from, contact.to].some((email) => emails.has(email.toLowerCase()));
  const isNamed = isContact || roles.some((role) => role.userId === userId);
  return { undo: isContact ? { ...undo, contact: null } : undo, isNamed };
}
