import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deleteUnopened, findTaken, insertNewcomers } from './newcomers.repo.ts';
import { bringIntoRoster, type RosterPerson, takeOutOfRoster } from './rosterImport.service.ts';

/** What became of a person of the institute's list. */
export interface BroughtPerson {
  readonly fate: 'new' | 'changed' | 'same' | 'wrong';
  readonly note: string;
  readonly undo: PersonUndo | null;
}

/** What it takes to undo it. */
export interface PersonUndo extends Record<string, unknown> {
  readonly person: RosterPerson;
  readonly before: RosterPerson | null;
  /** The account that was made; null where there was one. */
  readonly accountId: string | null;
}

const NAMES = { name: 'Name', rollNumber: 'Roll number', program: 'Programme', branch: 'Discipline', batchYear: 'Year' } as const;

/**
 * Puts people into the institute's list, and gives an account to those who have none. An account that is there is changed by nobody's
 * list: somebody has to look at it.
 */
export async function bringPeople(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  people: readonly RosterPerson[],
): Promise<BroughtPerson[]> {
  const { clock, instituteId } = context;
  const listed = await bringIntoRoster(tx, context, people);
  const right = listed.filter(({ kind }) => kind !== 'wrong');
  const taken = await findTaken(
    tx,
    instituteId,
    right.map(({ person }) => person.email),
  );
  const made = await insertNewcomers(
    tx,
    instituteId,
    right.map(({ person }) => person).filter(({ email }) => !taken.has(email)),
    clock(),
  );
  return listed.map(({ kind, note = '', person, before }) => {
    if (kind === 'wrong') return { fate: kind, note, undo: null };
    const accountId = made.get(person.email) ?? null;
    if (kind === 'same' && accountId === null) return { fate: kind, note, undo: null };
    const former = before ? pick(before) : null;
    return {
      fate: accountId === null ? 'changed' : 'new',
      note: [note, kind === 'changed' && former ? changesOf(former, person) : ''].filter(Boolean).join(' '),
      undo: { person: pick(person), before: kind === 'same' ? pick(person) : former, accountId },
    };
  });
}

/** Takes them out again. Gives the addresses of which something stayed: an account that was opened, an entry that was changed since. */
export async function takePeopleBack(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  undone: readonly PersonUndo[],
): Promise<ReadonlySet<string>> {
  const accounts = new Map(undone.flatMap(({ person, accountId }) => (accountId ? [[accountId, person.email]] : [])));
  const opened = await deleteUnopened(tx, context.instituteId, [...accounts.keys()]);
  const stayed = new Set([...opened].map((id) => accounts.get(id) ?? ''));
  // Who has opened the account stays in the list too: their roll number is said by it.
  const changed = await takeOutOfRoster(
    tx,
    context,
    undone.filter(({ person }) => !stayed.has(person.email)),
  );
  return new Set([...stayed, ...changed]);
}

function pick({ email, name, rollNumber, program, branch, batchYear }: RosterPerson): RosterPerson {
  return { email, name, rollNumber, program, branch, batchYear };
}

function changesOf(before: RosterPerson, after: RosterPerson): string {
  return Object.entries(NAMES)
    .filter(([field]) => before[field as keyof typeof NAMES] !== after[field as keyof typeof NAMES])
    .map(([field, name]) => `${name}: ${before[field as keyof typeof NAMES] || '-'} → ${after[field as keyof typeof NAMES] || '-'}.`)
    .join(' ');
}

/** Removes the account that was made for the contact of a unit; false where somebody has opened it since, or something refers to it. */
export async function dropUnopenedCoordinator(
  tx: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  accountId: string,
): Promise<boolean> {
  return (await deleteUnopened(tx, instituteId, [accountId], 'CLUB_COORDINATOR')).size === 0;
}
