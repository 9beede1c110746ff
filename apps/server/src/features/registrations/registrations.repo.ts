import { REGISTRATION_ORDERS, type RegistrationOrder, type RegistrationState } from '@quad/domain/registrations';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { type EventKey, firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, type PageRequest, type SortCursor, type Sorting, sortedBy, type Total } from '../../db/pages.ts';
import { checkIns, eventNotices, registrationCounts, registrations, users } from '../../db/schema.ts';
import { hasWords } from '../../db/search.ts';
import type { EventNoticeRow, RegistrationRow } from './registrations.table.ts';

export type RegistrationKey = Pick<RegistrationRow, 'instituteId' | 'eventId' | 'userId'>;

/** Number of places taken, of people waiting, and of all arrivals so far. */
export interface Counts {
  readonly registered: number;
  readonly waiting: number;
  readonly arrivals: number;
}

const NONE: Counts = { registered: 0, waiting: 0, arrivals: 0 };
const COUNTS = { registered: registrationCounts.registered, waiting: registrationCounts.waiting, arrivals: registrationCounts.arrivals };

function isOfEvent({ instituteId, eventId }: EventKey) {
  return matches(registrationCounts, { instituteId, eventId });
}

function isOwn({ instituteId, eventId, userId }: RegistrationKey) {
  return matches(registrations, { instituteId, eventId, userId });
}

export async function findCounts(db: Database, event: EventKey): Promise<Counts> {
  const [row] = await db.select(COUNTS).from(registrationCounts).where(isOfEvent(event));
  return row ?? NONE;
}

/** Locks the counts of an event until the transaction ends, so that registrations are serialized. */
export async function lockCounts(tx: Database, { instituteId, eventId }: EventKey): Promise<Counts> {
  const [row] = await tx
    .insert(registrationCounts)
    .values({ instituteId, eventId })
    // A no-op update, which locks the row.
    .onConflictDoUpdate({
      target: [registrationCounts.instituteId, registrationCounts.eventId],
      set: { arrivals: registrationCounts.arrivals },
    })
    .returning(COUNTS);
  return row ?? NONE;
}

export function findRegistration(db: Database, key: RegistrationKey): Promise<RegistrationRow | undefined> {
  return firstRow(db.select().from(registrations).where(isOwn(key)));
}

/** All list entries of a person, in the order of the events. */
export function findOwnRegistrations(db: Database, { instituteId, userId }: Pick<RegistrationRow, 'instituteId' | 'userId'>) {
  return db
    .select({ eventId: registrations.eventId })
    .from(registrations)
    .where(matches(registrations, { instituteId, userId }))
    .orderBy(asc(registrations.eventId));
}

/** Whether a person has been checked in on any day of the event. */
export async function wasCheckedIn(db: Database, { instituteId, eventId, userId }: RegistrationKey): Promise<boolean> {
  const isOwnCheckIn = matches(checkIns, { instituteId, eventId, userId });
  return (await db.$count(checkIns, isOwnCheckIn)) > 0;
}

/** Registers a person who is waiting, regardless of their position; false if they are not waiting. */
export async function takePlace(tx: Database, key: RegistrationKey): Promise<boolean> {
  const rows = await tx
    .update(registrations)
    .set({ state: 'registered' })
    .where(and(isOwn(key), eq(registrations.state, 'waiting')))
    .returning({ userId: registrations.userId });
  return rows.length > 0;
}

export async function insertRegistration(tx: Database, row: typeof registrations.$inferInsert): Promise<void> {
  await tx.insert(registrations).values(row);
}

export async function deleteRegistration(tx: Database, key: RegistrationKey): Promise<void> {
  await tx.delete(registrations).where(isOwn(key));
}

/** Removes the deadline for answers. */
export async function clearDeadline(tx: Database, key: RegistrationKey): Promise<void> {
  await tx.update(registrations).set({ answerBy: null }).where(isOwn(key));
}

/** Places whose deadline for answers has passed, by event. */
export function findOverdue(db: Database, instituteId: string, { now, limit }: { now: Date; limit: number }) {
  return db
    .select({ instituteId: registrations.instituteId, eventId: registrations.eventId, userId: registrations.userId })
    .from(registrations)
    .where(and(eq(registrations.instituteId, instituteId), lte(registrations.answerBy, now)))
    .orderBy(asc(registrations.eventId), asc(registrations.arrival))
    .limit(limit);
}

/** Number of people waiting up to and including an arrival: the position in the waiting list. */
export function countWaiting(db: Database, { instituteId, eventId }: EventKey, arrival: number): Promise<number> {
  return db.$count(
    registrations,
    and(matches(registrations, { instituteId, eventId, state: 'waiting' }), lte(registrations.arrival, arrival)),
  );
}

/** Registers the first people of the waiting list and returns their ids. With `answerBy`, each place has this deadline for answers. */
export async function promoteFirst(
  tx: Database,
  { instituteId, eventId }: EventKey,
  { count, answerBy }: { count: number; answerBy: Date | null },
): Promise<string[]> {
  const first = tx
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(matches(registrations, { instituteId, eventId, state: 'waiting' }))
    .orderBy(asc(registrations.arrival))
    .limit(count);
  const rows = await tx
    .update(registrations)
    .set({ state: 'registered', answerBy })
    .where(and(matches(registrations, { instituteId, eventId }), inArray(registrations.userId, first)))
    .returning({ userId: registrations.userId, arrival: registrations.arrival });
  return rows.sort((one, other) => one.arrival - other.arrival).map(({ userId }) => userId);
}

/** A list is limited by the event's places and its waiting list, so sorting by name needs no index. */
const SORTINGS = {
  arrival: { columns: [registrations.state, registrations.arrival], cursorOf: ({ state, arrival }) => [state, String(arrival)] },
  name: { columns: [users.name, users.id], cursorOf: ({ name, userId }) => [name, userId] },
} satisfies Readonly<Record<string, Sorting<ListedRegistration>>>;

export function sortRegistrations(order: RegistrationOrder = REGISTRATION_ORDERS[0]) {
  return sortedBy<ListedRegistration, keyof typeof SORTINGS>(SORTINGS, order);
}

export interface RegistrationListing {
  readonly search: string | undefined;
  readonly state: Exclude<RegistrationState, 'none'> | undefined;
  /** Only this person. */
  readonly userId?: string;
}

function isListed({ instituteId, eventId }: EventKey, { search, state, userId }: RegistrationListing) {
  return and(
    matches(registrations, { instituteId, eventId }),
    state && eq(registrations.state, state),
    userId === undefined ? undefined : eq(registrations.userId, userId),
    hasWords(search, users.name, users.email, users.rollNumber),
  );
}

const isPerson = matches(users, { instituteId: registrations.instituteId, id: registrations.userId });

const checkInOf = matches(checkIns, {
  ...columnsOf(registrations, 'instituteId', 'eventId', 'userId'),
});

/** An entry with its person; `position` is the place in the waiting list, or null. */
export interface ListedRegistration extends Pick<RegistrationRow, 'userId' | 'state' | 'arrival' | 'registeredAt'> {
  readonly name: string;
  readonly email: string;
  readonly rollNumber: string | null;
  readonly checkedInAt: Date | null;
  readonly position: number | null;
}

/** One page of the list of an event, with positions in the waiting list. */
export function findRegistrations(
  db: Database,
  event: EventKey,
  {
    after,
    limit,
    today,
    sorting = sortRegistrations(),
    ...listing
  }: RegistrationListing & PageRequest<SortCursor> & { today: string; sorting?: ReturnType<typeof sortRegistrations> },
): Promise<ListedRegistration[]> {
  const position = sql<number>`(select count(*)::int from ${registrations} before
    where before.institute_id = ${registrations.instituteId} and before.event_id = ${registrations.eventId}
      and before.state = 'waiting' and before.arrival <= ${registrations.arrival})`;
  return db
    .select({
      ...columnsOf(registrations, 'userId', 'state', 'arrival', 'registeredAt'),
      ...columnsOf(users, 'name', 'email', 'rollNumber'),
      checkedInAt: checkIns.at,
      position: sql<number | null>`case when ${registrations.state} = 'waiting' then ${position} end`,
    })
    .from(registrations)
    .innerJoin(users, isPerson)
    .leftJoin(checkIns, and(checkInOf, eq(checkIns.day, today)))
    .where(and(isListed(event, listing), sorting.isAfter(after)))
    .orderBy(...sorting.orderBy)
    .limit(limit);
}

export function countRegistrations(db: Database, event: EventKey, listing: RegistrationListing): Promise<Total> {
  return countWhere(db, sql`${registrations} inner join ${users} on ${isPerson}`, isListed(event, listing));
}

/** Recipients of a mail about an event, in order of arrival. */
export async function findAddressees(
  db: Database,
  { instituteId, eventId }: EventKey,
  states: readonly RegistrationRow['state'][],
): Promise<string[]> {
  const rows = await db
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(matches(registrations, { instituteId, eventId, state: states }))
    .orderBy(asc(registrations.arrival));
  return rows.map(({ userId }) => userId);
}

export async function insertNotice(tx: Database, notice: EventNoticeRow): Promise<void> {
  await tx.insert(eventNotices).values(notice);
}

export function findNotice(db: Database, { instituteId, id }: Pick<EventNoticeRow, 'instituteId' | 'id'>) {
  return firstRow(db.select().from(eventNotices).where(matches(eventNotices, { instituteId, id })));
}
