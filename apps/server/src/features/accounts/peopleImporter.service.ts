import { joinMessages, type Message, type Sentence, sentence } from '@quad/domain/messages';
import type { Context } from '../../context.ts';
import { type Batches, repeatable } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';
import {
  importBatch,
  indexList,
  type ListedFields,
  type ListedPerson,
  type RosterPerson,
  undoRosterImport,
} from './rosterImport.service.ts';
import { deleteUnopenedAccounts, findExistingEmails, insertUnopenedAccounts } from './unopenedAccounts.repo.ts';

export { lockRoster as lockPeople } from './roster.repo.ts';

/** The result for one person of the list. */
export interface ImportedPerson {
  readonly rowStatus: 'new' | 'changed' | 'same' | 'wrong';
  readonly note: Message;
  readonly undo: PersonUndo | null;
}

/** The data needed to undo it. */
export interface PersonUndo extends Record<string, unknown> {
  readonly person: RosterPerson;
  readonly before: RosterPerson | null;
  /** The account that was created. Null if there was one already. */
  readonly accountId: string | null;
}

const NAMES = { name: 'Name', rollNumber: 'Roll number', program: 'Programme', branch: 'Discipline', batchYear: 'Year' } as const;

/**
 * Indexes a whole list, and returns a function that imports batches of it into the roster and creates missing accounts. Existing accounts
 * are never changed by a list: somebody has to decide.
 */
export async function createPeopleImporter(
  db: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  all: Batches<RosterPerson>,
  fields?: ListedFields,
): Promise<(tx: Database, people: readonly RosterPerson[]) => Promise<ImportedPerson[]>> {
  const index = await indexList(db, context.instituteId, all, fields);
  return async (tx, people) => giveAccounts(tx, context, await importBatch(tx, context, index, people));
}

async function giveAccounts(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  listed: readonly ListedPerson[],
): Promise<ImportedPerson[]> {
  const valid = listed.filter(({ kind }) => kind !== 'wrong').map(({ person }) => person);
  const emails = valid.map(({ email }) => email);
  const existing = await findExistingEmails(tx, instituteId, emails);
  const created = await insertUnopenedAccounts(
    tx,
    instituteId,
    valid.filter(({ email }) => !existing.has(email)),
    clock(),
  );
  return listed.map(({ kind, note = '', person, before }) => {
    if (kind === 'wrong') return { rowStatus: kind, note, undo: null };
    const accountId = created.get(person.email) ?? null;
    if (kind === 'same' && accountId === null) return { rowStatus: kind, note, undo: null };
    const former = before ? pick(before) : null;
    return {
      rowStatus: accountId === null ? 'changed' : 'new',
      note: joinMessages(note, ...(kind === 'changed' && former ? changesOf(former, person) : [])),
      undo: { person: pick(person), before: kind === 'same' ? pick(person) : former, accountId },
    };
  });
}

/** Undoes the import. Returns the addresses of which something stayed: an account that was opened, or an entry that was changed since. */
export async function undoPeopleImport(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  undone: Batches<PersonUndo>,
): Promise<ReadonlySet<string>> {
  const stayed = new Set<string>();
  for await (const people of undone) {
    const accounts = new Map(people.flatMap(({ person, accountId }) => (accountId ? [[accountId, person.email]] : [])));
    for (const id of await deleteUnopenedAccounts(tx, context.instituteId, [...accounts.keys()])) stayed.add(accounts.get(id) ?? '');
  }
  // People who have opened their account stay in the roster too, because it has their roll number.
  const others = repeatable(async function* (): Batches<PersonUndo> {
    for await (const people of undone) yield people.filter(({ person }) => !stayed.has(person.email));
  });
  return new Set([...stayed, ...(await undoRosterImport(tx, context, others))]);
}

function pick({ email, name, rollNumber, program, branch, batchYear }: RosterPerson): RosterPerson {
  return { email, name, rollNumber, program, branch, batchYear };
}

function changesOf(before: RosterPerson, after: RosterPerson): Sentence[] {
  return Object.entries(NAMES)
    .filter(([field]) => before[field as keyof typeof NAMES] !== after[field as keyof typeof NAMES])
    .map(
      ([field, name]) =>
        sentence`${{ text: name }}: ${before[field as keyof typeof NAMES] || '-'} → ${after[field as keyof typeof NAMES] || '-'}.`,
    );
}

/**
 * Deletes accounts that were created for contacts of units, and returns the ids of those that stay because somebody has opened them or
 * something refers to them.
 */
export function dropUnopenedCoordinators(
  tx: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return deleteUnopenedAccounts(tx, instituteId, accountIds, 'CLUB_COORDINATOR');
}
