import { inTurn, type Said, type Sentence, sentence } from '@quad/domain/messages';
import type { Context } from '../../context.ts';
import { type Batches, repeatable } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';
import { deleteUnopened, findTaken, insertNewcomers } from './newcomers.repo.ts';
import { importBatch, type ListedPerson, type RosterPerson, surveyOf, takeOutOfRoster } from './rosterImport.service.ts';

export { lockRoster as lockPeople } from './roster.repo.ts';

/** What became of a person of the institute's list. */
export interface ImportedPerson {
  readonly rowStatus: 'new' | 'changed' | 'same' | 'wrong';
  readonly note: Said;
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
 * Looks through a list, and puts people of it into the institute's list then, so many as it is given at a time, and gives an account to
 * those who have none. An account that is there is changed by nobody's list: somebody has to look at it.
 */
export async function bringingPeople(
  db: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  all: Batches<RosterPerson>,
): Promise<(tx: Database, people: readonly RosterPerson[]) => Promise<ImportedPerson[]>> {
  const survey = await surveyOf(db, context.instituteId, all);
  return async (tx, people) => giveAccounts(tx, context, await importBatch(tx, context, survey, people));
}

async function giveAccounts(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  listed: readonly ListedPerson[],
): Promise<ImportedPerson[]> {
  const right = listed.filter(({ kind }) => kind !== 'wrong').map(({ person }) => person);
  const emails = right.map(({ email }) => email);
  const taken = await findTaken(tx, instituteId, emails);
  const made = await insertNewcomers(
    tx,
    instituteId,
    right.filter(({ email }) => !taken.has(email)),
    clock(),
  );
  return listed.map(({ kind, note = '', person, before }) => {
    if (kind === 'wrong') return { rowStatus: kind, note, undo: null };
    const accountId = made.get(person.email) ?? null;
    if (kind === 'same' && accountId === null) return { rowStatus: kind, note, undo: null };
    const former = before ? pick(before) : null;
    return {
      rowStatus: accountId === null ? 'changed' : 'new',
      note: inTurn(note, ...(kind === 'changed' && former ? changesOf(former, person) : [])),
      undo: { person: pick(person), before: kind === 'same' ? pick(person) : former, accountId },
    };
  });
}

/** Takes them out again. Gives the addresses of which something stayed: an account that was opened, an entry that was changed since. */
export async function takePeopleBack(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  undone: Batches<PersonUndo>,
): Promise<ReadonlySet<string>> {
  const stayed = new Set<string>();
  for await (const people of undone) {
    const accounts = new Map(people.flatMap(({ person, accountId }) => (accountId ? [[accountId, person.email]] : [])));
    for (const id of await deleteUnopened(tx, context.instituteId, [...accounts.keys()])) stayed.add(accounts.get(id) ?? '');
  }
  // Who has opened the account stays in the list too: their roll number is said by it.
  const others = repeatable(async function* (): Batches<PersonUndo> {
    for await (const people of undone) yield people.filter(({ person }) => !stayed.has(person.email));
  });
  return new Set([...stayed, ...(await takeOutOfRoster(tx, context, others))]);
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

/** Removes accounts that were made for contacts of units, and gives those that somebody has opened since, or that something refers to. */
export function dropUnopenedCoordinators(
  tx: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return deleteUnopened(tx, instituteId, accountIds, 'CLUB_COORDINATOR');
}
