import { isRollNumber, LONGEST_ROLL_NUMBER } from '@quad/domain/accounts';
import { isEmailShaped, LONGEST_TITLE } from '@quad/domain/fields';
import { ACCOUNT_TEXTS, type Said, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { type Batches, inOne } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findSettled } from './accounts.repo.ts';
import type { RosterRow } from './accounts.table.ts';
import { dropFromRoster, findManyInRoster, lockRoster, numberHolders, replaceInRoster } from './roster.repo.ts';

/** One person as the institute's list has them. */
export type RosterPerson = Omit<RosterRow, 'instituteId' | 'updatedAt'>;

/** What becomes of one person of the list. */
export interface RosterResult {
  readonly person: RosterPerson;
  readonly kind: 'new' | 'changed' | 'same' | 'wrong';
  /** Why it is wrong, or what else somebody should know. */
  readonly note?: Said;
}

const FIELDS = ['name', 'rollNumber', 'program', 'branch', 'batchYear'] as const;

/** Says what would become of each person of a list, and changes nothing. */
export async function planRoster({ db, instituteId }: Context, people: readonly RosterPerson[]): Promise<RosterResult[]> {
  return (await plan(db, instituteId, await surveyOf(db, instituteId, inOne(people)), people)).map(
    ({ before: _before, ...result }) => result,
  );
}

/**
 * Puts a list into the roster, all of it or, where one line is wrong, nothing. Who is in the roster and not in the list stays.
 * Two lists do not come between each other.
 */
export function importRoster(context: Context, people: readonly RosterPerson[]): Promise<Result<RosterResult[]>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, {}, async (tx) => {
    const results: RosterResult[] = [];
    for await (const part of importIntoRoster(tx, { clock, instituteId }, inOne(people)))
      results.push(...part.map(({ before: _before, ...result }) => result));
    const count = (kind: RosterResult['kind']) => results.filter((result) => result.kind === kind).length;
    if (count('wrong') > 0)
      return refuse('INVALID', sentence`${count('wrong')} of ${people.length} lines are wrong: nothing was imported.`);
    const detail = { added: count('new'), changed: count('changed'), same: count('same') };
    return accept({ value: results, audit: { action: 'people.import', detail } });
  });
}

/** A person of a list, and what the roster had for them before. */
export interface ListedPerson extends RosterResult {
  readonly before: RosterRow | undefined;
}

/**
 * Puts the people of a list into the roster who are not wrong, in the transaction that it is given, and tells of each what became of
 * them. Two lists do not come between each other.
 */
async function* importIntoRoster(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  list: Batches<RosterPerson>,
): Batches<ListedPerson> {
  await lockRoster(tx);
  const survey = await surveyOf(tx, context.instituteId, list);
  for await (const people of list) yield await importBatch(tx, context, survey, people);
}

/** The same for some people of a list that was looked through before. */
export async function importBatch(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  survey: Survey,
  people: readonly RosterPerson[],
): Promise<ListedPerson[]> {
  const results = await plan(tx, instituteId, survey, people);
  const written = results.filter(({ kind }) => kind === 'new' || kind === 'changed').map(({ person }) => person);
  await makeRoom(tx, instituteId, survey, written);
  await replaceInRoster(
    tx,
    instituteId,
    written.map((person) => ({ ...person, instituteId, updatedAt: clock() })),
  );
  return results;
}

/** A person who was put into the roster, and what it had for them before. */
interface Undone {
  readonly person: RosterPerson;
  readonly before: RosterPerson | null;
}

/**
 * Gives the roster back what it had for people, as far as nobody has changed it since, and tells whom it could not be given back for. Out
 * with all of them first: one may get back the number that another has had since.
 */
export async function takeOutOfRoster(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  list: Batches<Undone>,
): Promise<ReadonlySet<string>> {
  await lockRoster(tx);
  const left = new Set<string>();
  for await (const people of list) {
    const emails = people.map(({ person }) => person.email);
    const known = new Map((await findManyInRoster(tx, instituteId, emails)).map((row) => [row.email, row]));
    for (const { person } of people) {
      const row = known.get(person.email);
      if (!row || FIELDS.some((field) => row[field] !== person[field])) left.add(person.email);
    }
    const untouched = emails.filter((email) => !left.has(email));
    await dropFromRoster(tx, instituteId, untouched);
  }
  for await (const people of list) {
    const former = people.flatMap(({ person, before }) => (before && !left.has(person.email) ? [before] : []));
    const numbers = former.map(({ rollNumber }) => rollNumber);
    const taken = new Set((await numberHolders(tx, instituteId, numbers)).map(({ rollNumber }) => rollNumber));
    for (const { email, rollNumber } of former) if (taken.has(rollNumber)) left.add(email);
    const free = former.filter(({ rollNumber }) => !taken.has(rollNumber));
    await replaceInRoster(
      tx,
      instituteId,
      free.map((person) => ({ ...person, instituteId, updatedAt: clock() })),
    );
  }
  return left;
}

/** What has to be known of a whole list before the first person of it can be judged: keys of people, however long it is. */
interface Survey {
  /** How often an address, and how often a number, is in the list. */
  readonly times: Readonly<Record<'email' | 'rollNumber', ReadonlyMap<string, number>>>;
  /** Who keeps a number that somebody else of the list asks for, by the address of who asks. */
  readonly keepers: ReadonlyMap<string, string>;
  /** What the roster had for who made room for another, before their own turn. */
  readonly displaced: Map<string, RosterRow>;
}

/** Looks through a list: for one whose people are then brought so many at a time. */
export async function surveyOf(db: Database, instituteId: string, list: Batches<RosterPerson>): Promise<Survey> {
  const times = { email: new Map<string, number>(), rollNumber: new Map<string, number>() };
  const wanted = new Map<string, string>();
  for await (const people of list) {
    for (const person of people) {
      for (const field of ['email', 'rollNumber'] as const) times[field].set(person[field], (times[field].get(person[field]) ?? 0) + 1);
      if (!faultOf(person) && isRollNumber(person.rollNumber)) wanted.set(person.email, person.rollNumber);
    }
  }
  for (const [email, rollNumber] of wanted) if (doubled({ email, rollNumber }, times)) wanted.delete(email);
  return { times, keepers: await keepersOf(db, instituteId, wanted), displaced: new Map() };
}

/**
 * Who has a number that somebody else is to get, and keeps it: because the list does not name them, or is wrong about them, which it is
 * about somebody whose own new number is kept by another one.
 */
async function keepersOf(db: Database, instituteId: string, wanted: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const holders = new Map<string, string>();
  for (const { email, rollNumber } of await numberHolders(db, instituteId, [...wanted.values()])) holders.set(rollNumber, email);
  const asking = new Map<string, string>();
  for (const [email, rollNumber] of wanted) {
    const holder = holders.get(rollNumber);
    if (holder !== undefined && holder !== email) asking.set(holder, email);
  }
  const keepers = new Map<string, string>();
  for (let keeping = [...asking.keys()].filter((holder) => !wanted.has(holder)); keeping.length > 0; ) {
    keeping = keeping.flatMap((holder) => {
      const requester = asking.get(holder);
      if (requester !== undefined) keepers.set(requester, holder);
      return requester ?? [];
    });
  }
  return keepers;
}

/** Takes those out of the roster whose numbers others of the list get before it is their turn. */
async function makeRoom(tx: Database, instituteId: string, { displaced }: Survey, written: readonly RosterPerson[]): Promise<void> {
  const numbers = written.map(({ rollNumber }) => rollNumber);
  const own = new Map(written.map(({ email, rollNumber }) => [rollNumber, email]));
  const others = (await numberHolders(tx, instituteId, numbers)).filter(({ email, rollNumber }) => own.get(rollNumber) !== email);
  for (const row of others) displaced.set(row.email, row);
  await dropFromRoster(
    tx,
    instituteId,
    others.map(({ email }) => email),
  );
}

async function plan(db: Database, instituteId: string, survey: Survey, people: readonly RosterPerson[]): Promise<ListedPerson[]> {
  const emails = people.map(({ email }) => email);
  const rollNumbers = people.map(({ rollNumber }) => rollNumber);
  const known = new Map((await findManyInRoster(db, instituteId, emails)).map((row) => [row.email, row]));
  const settled = await findSettled(db, instituteId, { emails, rollNumbers });
  const numbers = new Map(settled.map(({ email, rollNumber }) => [email.toLowerCase(), rollNumber]));
  const holders = new Map(settled.flatMap(({ email, rollNumber }) => (rollNumber ? [[rollNumber, email.toLowerCase()]] : [])));
  return people.map((person) => {
    const { email, rollNumber } = person;
    const before = known.get(email) ?? survey.displaced.get(email);
    const keeper = survey.keepers.get(email);
    const wrong =
      faultOf(person) ??
      // What is stored stays valid, whatever its form.
      (before?.rollNumber === rollNumber || isRollNumber(rollNumber) ? undefined : ACCOUNT_TEXTS.rollNumberForm) ??
      doubled(person, survey.times) ??
      (keeper === undefined ? undefined : sentence`The roll number ${rollNumber} belongs to ${keeper} in the roster.`);
    if (wrong) return { person, kind: 'wrong', note: wrong, before };
    const isSame = before && FIELDS.every((field) => before[field] === person[field]);
    const note = differs(person, numbers.get(email), holders.get(rollNumber));
    return { person, kind: isSame ? 'same' : before ? 'changed' : 'new', ...(note ? { note } : {}), before };
  });
}

function faultOf({ email, name, rollNumber, ...study }: RosterPerson): Said | undefined {
  if (!isEmailShaped(email)) return sentence`"${email}" is no e-mail address.`;
  if (!name) return 'The name is missing.';
  if (!rollNumber) return 'The roll number is missing.';
  if (rollNumber.length > LONGEST_ROLL_NUMBER) return sentence`The roll number has more than ${LONGEST_ROLL_NUMBER} characters.`;
  if ([name, ...Object.values(study)].some((text) => text.length > LONGEST_TITLE))
    return sentence`A text has more than ${LONGEST_TITLE} characters.`;
  return undefined;
}

function doubled({ email, rollNumber }: Pick<RosterPerson, 'email' | 'rollNumber'>, times: Survey['times']): Said | undefined {
  if ((times.email.get(email) ?? 0) > 1) return 'The address is in the list more than once.';
  if ((times.rollNumber.get(rollNumber) ?? 0) > 1) return sentence`The roll number ${rollNumber} is in the list more than once.`;
  return undefined;
}

/** A settled account is not changed by a list: somebody has to look at it. */
function differs({ email, rollNumber }: RosterPerson, own: string | null | undefined, holder: string | undefined): Said | undefined {
  if (holder && holder !== email) return sentence`This is the roll number of the account ${holder}: correct that first.`;
  if (own !== undefined && own !== rollNumber)
    return own
      ? sentence`The account has the roll number ${own}: correct that first.`
      : 'The account has no roll number: correct that first.';
  return undefined;
}
