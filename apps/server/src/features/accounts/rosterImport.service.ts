import { isEmailShaped, LONGEST_TITLE } from '@quad/domain/fields';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { mutate } from '../audit/audit.service.ts';
import { settledNumbers } from './accounts.repo.ts';
import type { RosterRow } from './accounts.table.ts';
import { allOfRoster, dropFromRoster, holdRoster, replaceInRoster } from './roster.repo.ts';

/** One person as the institute's list has them. */
export type RosterPerson = Omit<RosterRow, 'instituteId' | 'updatedAt'>;

/** What becomes of one person of the list. */
export interface Fate {
  readonly person: RosterPerson;
  readonly kind: 'new' | 'changed' | 'same' | 'wrong';
  /** Why it is wrong, or what else somebody should know. */
  readonly note?: string;
}

const FIELDS = ['name', 'rollNumber', 'program', 'branch', 'batchYear'] as const;
const LONGEST_NUMBER = 20;

/** Says what would become of each person of a list, and changes nothing. */
export async function planRoster({ db, instituteId }: Context, people: readonly RosterPerson[]): Promise<Fate[]> {
  return plan(db, instituteId, people);
}

/**
 * Puts a list into the roster, all of it or, where one line is wrong, nothing. Who is in the roster and not in the list stays.
 * Two lists do not come between each other.
 */
export function importRoster(context: Context, people: readonly RosterPerson[]): Promise<Outcome<Fate[]>> {
  const { clock, instituteId } = context;
  return mutate(context, {}, async (tx) => {
    await holdRoster(tx);
    const fates = await plan(tx, instituteId, people);
    const count = (kind: Fate['kind']) => fates.filter((fate) => fate.kind === kind).length;
    if (count('wrong') > 0) return refuse('INVALID', `${count('wrong')} of ${people.length} lines are wrong: nothing was imported.`);
    const written = fates.filter(({ kind }) => kind !== 'same').map(({ person }) => ({ ...person, instituteId, updatedAt: clock() }));
    await replaceInRoster(tx, instituteId, written);
    const detail = { added: count('new'), changed: count('changed'), same: count('same') };
    return accept({ value: fates, audit: { action: 'people.import', detail } });
  });
}

/** A person of a list, and what the roster had for them before. */
export interface ListedPerson extends Fate {
  readonly before: RosterRow | undefined;
}

/**
 * Puts the people of a list into the roster who are not wrong, in the transaction that it is given, and tells of each what became of
 * them. Two lists do not come between each other.
 */
export async function bringIntoRoster(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  people: readonly RosterPerson[],
): Promise<ListedPerson[]> {
  await holdRoster(tx);
  const known = new Map((await allOfRoster(tx, instituteId)).map((row) => [row.email, row]));
  const fates = await plan(tx, instituteId, people);
  const written = fates.filter(({ kind }) => kind === 'new' || kind === 'changed');
  await replaceInRoster(
    tx,
    instituteId,
    written.map(({ person }) => ({ ...person, instituteId, updatedAt: clock() })),
  );
  return fates.map((fate) => ({ ...fate, before: known.get(fate.person.email) }));
}

/** Gives the roster back what it had for these people, as far as nobody has changed it since; tells whom it could not be given back for. */
export async function takeOutOfRoster(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  people: readonly { readonly person: RosterPerson; readonly before: RosterPerson | null }[],
): Promise<ReadonlySet<string>> {
  await holdRoster(tx);
  const known = new Map((await allOfRoster(tx, instituteId)).map((row) => [row.email, row]));
  const isUntouched = ({ person }: { person: RosterPerson }) => {
    const row = known.get(person.email);
    return row !== undefined && FIELDS.every((field) => row[field] === person[field]);
  };
  const untouched = people.filter(isUntouched);
  const former = untouched.flatMap(({ before }) => (before ? [before] : []));
  await dropFromRoster(
    tx,
    instituteId,
    untouched.map(({ person }) => person.email),
  );
  await replaceInRoster(
    tx,
    instituteId,
    former.map((person) => ({ ...person, instituteId, updatedAt: clock() })),
  );
  return new Set(people.filter((one) => !isUntouched(one)).map(({ person }) => person.email));
}

async function plan(db: Database, instituteId: string, people: readonly RosterPerson[]): Promise<Fate[]> {
  const known = new Map((await allOfRoster(db, instituteId)).map((row) => [row.email, row]));
  const settled = await settledNumbers(db, instituteId);
  const numbers = new Map(settled.map(({ email, rollNumber }) => [email.toLowerCase(), rollNumber]));
  const holders = new Map(settled.flatMap(({ email, rollNumber }) => (rollNumber ? [[rollNumber, email.toLowerCase()]] : [])));
  const listed = new Set(people.map(({ email }) => email));
  const staying = new Map([...known.values()].filter(({ email }) => !listed.has(email)).map((row) => [row.rollNumber, row.email]));
  const times = { email: occurrences(people, 'email'), rollNumber: occurrences(people, 'rollNumber') };
  return people.map((person) => {
    const wrong = faultOf(person) ?? doubled(person, times) ?? taken(person, staying);
    if (wrong) return { person, kind: 'wrong', note: wrong };
    const before = known.get(person.email);
    const isSame = before && FIELDS.every((field) => before[field] === person[field]);
    const note = differs(person, numbers.get(person.email), holders.get(person.rollNumber));
    return { person, kind: isSame ? 'same' : before ? 'changed' : 'new', ...(note ? { note } : {}) };
  });
}

function faultOf({ email, name, rollNumber, ...study }: RosterPerson): string | undefined {
  if (!isEmailShaped(email)) return `"${email}" is no e-mail address.`;
  if (!name) return 'The name is missing.';
  if (!rollNumber) return 'The roll number is missing.';
  if (rollNumber.length > LONGEST_NUMBER) return `The roll number has more than ${LONGEST_NUMBER} characters.`;
  if ([name, ...Object.values(study)].some((text) => text.length > LONGEST_TITLE))
    return `A text has more than ${LONGEST_TITLE} characters.`;
  return undefined;
}

function occurrences(people: readonly RosterPerson[], field: 'email' | 'rollNumber'): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { [field]: value } of people) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

type Occurrences = Readonly<Record<'email' | 'rollNumber', ReadonlyMap<string, number>>>;

function doubled({ email, rollNumber }: RosterPerson, times: Occurrences): string | undefined {
  if ((times.email.get(email) ?? 0) > 1) return 'The address is in the list more than once.';
  if ((times.rollNumber.get(rollNumber) ?? 0) > 1) return `The roll number ${rollNumber} is in the list more than once.`;
  return undefined;
}

function taken({ rollNumber }: RosterPerson, staying: ReadonlyMap<string, string>): string | undefined {
  const other = staying.get(rollNumber);
  return other && `The roll number ${rollNumber} belongs to ${other} in the roster.`;
}

/** A settled account is not changed by a list: somebody has to look at it. */
function differs({ email, rollNumber }: RosterPerson, own: string | null | undefined, holder: string | undefined): string | undefined {
  if (holder && holder !== email) return `This is the roll number of the account ${holder}: correct that first.`;
  if (own !== undefined && own !== rollNumber)
    return own ? `The account has the roll number ${own}: correct that first.` : 'The account has no roll number: correct that first.';
  return undefined;
}
