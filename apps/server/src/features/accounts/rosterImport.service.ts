import { isRollNumber, MAX_ROLL_NUMBER_LENGTH } from '@quad/domain/accounts';
import { isEmailShaped, MAX_TITLE_LENGTH } from '@quad/domain/fields';
import { ACCOUNT_TEXTS, type Message, sentence } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { type Batches, singleBatch } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findSettled } from './accounts.repo.ts';
import type { RosterRow } from './accounts.table.ts';
import { dropFromRoster, findManyInRoster, lockRoster, numberHolders, replaceInRoster } from './roster.repo.ts';

/** A person in the institute's list. */
export type RosterPerson = Omit<RosterRow, 'instituteId' | 'updatedAt'>;

/** The result for one person of the list. */
export interface RosterResult {
  readonly person: RosterPerson;
  readonly kind: 'new' | 'changed' | 'same' | 'wrong';
  /** Why the entry is wrong, or a hint. */
  readonly note?: Message;
}

const FIELDS = ['name', 'rollNumber', 'program', 'branch', 'batchYear'] as const;

/** The fields that a list has. The roster keeps what it has of the others. All fields if undefined. */
export type ListedFields = ReadonlySet<string> | undefined;

/** Returns what would happen to each person of a list, without changing anything. */
export async function planRoster(
  { db, instituteId }: Context,
  people: readonly RosterPerson[],
  fields?: ListedFields,
): Promise<RosterResult[]> {
  return (await plan(db, instituteId, await indexList(db, instituteId, singleBatch(people), fields), people)).map(
    ({ before: _before, ...result }) => result,
  );
}

/**
 * Imports a list into the roster. If one line is wrong, nothing is imported. People who are in the roster but not in the list stay.
 * Concurrent imports wait for each other.
 */
export function importRoster(context: Context, people: readonly RosterPerson[], fields?: ListedFields): Promise<Result<RosterResult[]>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, {}, async (tx) => {
    const results: RosterResult[] = [];
    for await (const part of importIntoRoster(tx, { clock, instituteId }, singleBatch(people), fields))
      results.push(...part.map(({ before: _before, ...result }) => result));
    const count = (kind: RosterResult['kind']) => results.filter((result) => result.kind === kind).length;
    if (count('wrong') > 0)
      return refuse('INVALID', sentence`${count('wrong')} of ${people.length} lines are wrong: nothing was imported.`);
    const detail = { added: count('new'), changed: count('changed'), same: count('same') };
    return accept({ value: results, audit: { action: 'people.import', detail } });
  });
}

/** A person of a list, and the roster's previous entry. */
export interface ListedPerson extends RosterResult {
  readonly before: RosterRow | undefined;
}

/**
 * Imports the valid entries of a list into the roster inside the caller's transaction, and yields the result for each person. Concurrent
 * imports wait for each other.
 */
async function* importIntoRoster(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  list: Batches<RosterPerson>,
  fields: ListedFields,
): Batches<ListedPerson> {
  await lockRoster(tx, context.instituteId);
  const index = await indexList(tx, context.instituteId, list, fields);
  for await (const people of list) yield await importBatch(tx, context, index, people);
}

/** Imports a batch of a list that has been indexed. */
export async function importBatch(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  index: ListIndex,
  people: readonly RosterPerson[],
): Promise<ListedPerson[]> {
  const results = await plan(tx, instituteId, index, people);
  const written = results.filter(({ kind }) => kind === 'new' || kind === 'changed').map(({ person }) => person);
  await deleteDisplaced(tx, instituteId, index, written);
  await replaceInRoster(
    tx,
    instituteId,
    written.map((person) => ({ ...person, instituteId, updatedAt: clock() })),
  );
  return results;
}

/** An imported person, and the roster's previous entry. */
interface ImportedEntry {
  readonly person: RosterPerson;
  readonly before: RosterPerson | null;
}

/**
 * Restores the roster's previous entries, except those changed since, and returns the addresses that could not be restored. All imported
 * entries are deleted first, because a person may get back a number that another has had since.
 */
export async function undoRosterImport(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  list: Batches<ImportedEntry>,
): Promise<ReadonlySet<string>> {
  await lockRoster(tx, instituteId);
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
    const usedNumbers = new Set((await numberHolders(tx, instituteId, numbers)).map(({ rollNumber }) => rollNumber));
    for (const { email, rollNumber } of former) if (usedNumbers.has(rollNumber)) left.add(email);
    const free = former.filter(({ rollNumber }) => !usedNumbers.has(rollNumber));
    await replaceInRoster(
      tx,
      instituteId,
      free.map((person) => ({ ...person, instituteId, updatedAt: clock() })),
    );
  }
  return left;
}

/** What has to be known about a whole list before its first person can be checked. It stores keys only, however long the list is. */
interface ListIndex {
  readonly fields: ListedFields;
  /** How often each address and each number occurs in the list. */
  readonly occurrences: Readonly<Record<'email' | 'rollNumber', ReadonlyMap<string, number>>>;
  /** People who keep a number that somebody else in the list asks for, by the address of the latter. */
  readonly holderByRequester: ReadonlyMap<string, string>;
  /** Previous entries of people whose number went to another person before their own turn. */
  readonly displaced: Map<string, RosterRow>;
}

/** Indexes a list whose people are then imported in batches. */
export async function indexList(db: Database, instituteId: string, list: Batches<RosterPerson>, fields?: ListedFields): Promise<ListIndex> {
  const occurrences = { email: new Map<string, number>(), rollNumber: new Map<string, number>() };
  const wanted = new Map<string, string>();
  for await (const people of list) {
    for (const person of people) {
      for (const field of ['email', 'rollNumber'] as const)
        occurrences[field].set(person[field], (occurrences[field].get(person[field]) ?? 0) + 1);
      if (!faultOf(person) && isRollNumber(person.rollNumber)) wanted.set(person.email, person.rollNumber);
    }
  }
  for (const [email, rollNumber] of wanted) if (isDuplicated({ email, rollNumber }, occurrences)) wanted.delete(email);
  return { fields, occurrences, holderByRequester: await findRetainingHolders(db, instituteId, wanted), displaced: new Map() };
}

/**
 * Finds the holders who keep a number that another person asks for: those who are not in the list or whose entry is wrong. An entry is also
 * wrong if its own new number is kept by somebody.
 */
async function findRetainingHolders(
  db: Database,
  instituteId: string,
  wanted: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const holders = new Map<string, string>();
  for (const { email, rollNumber } of await numberHolders(db, instituteId, [...wanted.values()])) holders.set(rollNumber, email);
  const requesterByHolder = new Map<string, string>();
  for (const [email, rollNumber] of wanted) {
    const holder = holders.get(rollNumber);
    if (holder !== undefined && holder !== email) requesterByHolder.set(holder, email);
  }
  const holderByRequester = new Map<string, string>();
  for (let retaining = [...requesterByHolder.keys()].filter((holder) => !wanted.has(holder)); retaining.length > 0; ) {
    retaining = retaining.flatMap((holder) => {
      const requester = requesterByHolder.get(holder);
      if (requester !== undefined) holderByRequester.set(requester, holder);
      return requester ?? [];
    });
  }
  return holderByRequester;
}

/** Deletes the entries whose numbers go to other people of the list before their own turn. */
async function deleteDisplaced(
  tx: Database,
  instituteId: string,
  { displaced }: ListIndex,
  written: readonly RosterPerson[],
): Promise<void> {
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

async function plan(db: Database, instituteId: string, index: ListIndex, people: readonly RosterPerson[]): Promise<ListedPerson[]> {
  const emails = people.map(({ email }) => email);
  const rollNumbers = people.map(({ rollNumber }) => rollNumber);
  const known = new Map((await findManyInRoster(db, instituteId, emails)).map((row) => [row.email, row]));
  const settled = await findSettled(db, instituteId, { emails, rollNumbers });
  const numbers = new Map(settled.map(({ email, rollNumber }) => [email.toLowerCase(), rollNumber]));
  const holders = new Map(settled.flatMap(({ email, rollNumber }) => (rollNumber ? [[rollNumber, email.toLowerCase()]] : [])));
  return people.map((listed) => {
    const { email, rollNumber } = listed;
    const before = known.get(email) ?? index.displaced.get(email);
    const person = before ? withKnownFields(listed, before, index.fields) : listed;
    const holder = index.holderByRequester.get(email);
    const wrong =
      faultOf(person) ??
      // A stored number stays valid, whatever its form.
      (before?.rollNumber === rollNumber || isRollNumber(rollNumber) ? undefined : ACCOUNT_TEXTS.rollNumberForm) ??
      isDuplicated(person, index.occurrences) ??
      (holder === undefined ? undefined : sentence`The roll number ${rollNumber} belongs to ${holder} in the roster.`);
    if (wrong) return { person, kind: 'wrong', note: wrong, before };
    const isSame = before && FIELDS.every((field) => before[field] === person[field]);
    const note = differs(person, numbers.get(email), holders.get(rollNumber));
    return { person, kind: isSame ? 'same' : before ? 'changed' : 'new', ...(note ? { note } : {}), before };
  });
}

function withKnownFields(listed: RosterPerson, before: RosterPerson, fields: ListedFields): RosterPerson {
  const kept = FIELDS.filter((field) => fields?.has(field) === false);
  return { ...listed, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
}

function faultOf({ email, name, rollNumber, ...study }: RosterPerson): Message | undefined {
  if (!isEmailShaped(email)) return sentence`"${email}" is not an e-mail address.`;
  if (!name) return 'The name is missing.';
  if (!rollNumber) return 'The roll number is missing.';
  if (rollNumber.length > MAX_ROLL_NUMBER_LENGTH) return sentence`The roll number has more than ${MAX_ROLL_NUMBER_LENGTH} characters.`;
  if ([name, ...Object.values(study)].some((text) => text.length > MAX_TITLE_LENGTH))
    return sentence`A text has more than ${MAX_TITLE_LENGTH} characters.`;
  return undefined;
}

function isDuplicated(
  { email, rollNumber }: Pick<RosterPerson, 'email' | 'rollNumber'>,
  occurrences: ListIndex['occurrences'],
): Message | undefined {
  if ((occurrences.email.get(email) ?? 0) > 1) return 'The address is in the list more than once.';
  if ((occurrences.rollNumber.get(rollNumber) ?? 0) > 1) return sentence`The roll number ${rollNumber} is in the list more than once.`;
  return undefined;
}

/** A list never changes a final roll number of an account: somebody has to decide. */
function differs({ email, rollNumber }: RosterPerson, own: string | null | undefined, holder: string | undefined): Message | undefined {
  if (holder && holder !== email) return sentence`This is the roll number of the account ${holder}: correct that first.`;
  if (own !== undefined && own !== rollNumber)
    return own
      ? sentence`The account has the roll number ${own}: correct that first.`
      : 'The account has no roll number: correct that first.';
  return undefined;
}
