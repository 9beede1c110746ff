import { and, desc, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { cashHandovers, eventFees, events, users } from '../../db/schema.ts';
import type { CashHandoverRow, EventFeeRow } from './feeDesk.table.ts';

interface OfEvent {
  readonly instituteId: string;
  readonly eventId: string;
}

const isNotRefunded = ({ instituteId, eventId }: OfEvent) => matches(eventFees, { instituteId, eventId, refundedAt: null });

/** Maximum number of events considered for the demo data. */
const PRICED = 20;

/** Events with a fee, those of the given unit first. */
export function findPricedEvents(tx: Database, instituteId: string, unitId: string | undefined) {
  const { id, unitId: unit, fees, startsAt } = events;
  return tx
    .select({ id, unitId: unit, fees, startsAt })
    .from(events)
    .where(and(matches(events, { instituteId, registrationRequired: true }), sql`${fees} > 0`))
    .orderBy(sql`${unit} = ${unitId ?? null}::uuid desc nulls last`, desc(startsAt), id)
    .limit(PRICED);
}

/** Inserts a fee; false if the person has paid already. */
export async function insertFee(tx: Database, row: typeof eventFees.$inferInsert): Promise<boolean> {
  const added = await tx.insert(eventFees).values(row).onConflictDoNothing().returning({ id: eventFees.id });
  return added.length > 0;
}

/** Locks a fee of an event until the transaction ends. */
export function lockFee(tx: Database, { instituteId, eventId }: OfEvent, id: string): Promise<EventFeeRow | undefined> {
  return firstRow(tx.select().from(eventFees).where(matches(eventFees, { instituteId, id, eventId })).for('update'));
}

export async function saveFee(tx: Database, { instituteId, id }: EventFeeRow, changes: Partial<EventFeeRow>): Promise<void> {
  await tx.update(eventFees).set(changes).where(matches(eventFees, { instituteId, id }));
}

/** Fees of these people that were not refunded. */
export function findFeesOf(db: Database, of: OfEvent, userIds: readonly string[]): Promise<EventFeeRow[]> {
  return db
    .select()
    .from(eventFees)
    .where(and(isNotRefunded(of), inArray(eventFees.userId, [...userIds])));
}

const payers = alias(eventFees, 'payers');

/** Title of an event whose fee two people have paid, neither of them refunded; undefined if there is none. */
export async function findTitlePaidByBoth(
  db: Database,
  { instituteId, fromId, intoId }: { instituteId: string; fromId: string; intoId: string },
): Promise<string | undefined> {
  const [found] = await db
    .select({ title: events.title })
    .from(eventFees)
    .innerJoin(payers, matches(payers, { instituteId, eventId: eventFees.eventId, userId: intoId, refundedAt: null }))
    .innerJoin(events, isReferenced(events, eventFees.instituteId, eventFees.eventId))
    .where(matches(eventFees, { instituteId, userId: fromId, refundedAt: null }))
    .orderBy(events.title)
    .limit(1);
  return found?.title;
}

/** Number of fees that were not refunded, and the sum of those paid by UPI. */
export async function sumFees(db: Database, of: OfEvent): Promise<{ count: number; upi: number }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      upi: sql`coalesce(sum(${eventFees.amount}) filter (where ${eventFees.via} = 'upi'), 0)`.mapWith(Number),
    })
    .from(eventFees)
    .where(isNotRefunded(of));
  return row ?? { count: 0, upi: 0 };
}

/** People who paid, except the given ones. */
export function findPaidBut(db: Database, of: OfEvent, userIds: readonly string[], limit: number) {
  return db
    .select({ fee: eventFees, name: users.name, email: users.email, rollNumber: users.rollNumber })
    .from(eventFees)
    .innerJoin(users, isReferenced(users, eventFees.instituteId, eventFees.userId))
    .where(and(isNotRefunded(of), isNull(users.erasedAt), sql`${eventFees.userId} <> all(${sql.param([...userIds])}::uuid[])`))
    .orderBy(users.name, eventFees.id)
    .limit(limit);
}

/** Deletes a count without its second signature, to make room for a new one. */
export async function dropOpenCount(tx: Database, { instituteId, eventId }: OfEvent): Promise<void> {
  await tx.delete(cashHandovers).where(matches(cashHandovers, { instituteId, eventId, receivedAt: null }));
}

export async function insertHandover(tx: Database, row: typeof cashHandovers.$inferInsert): Promise<void> {
  await tx.insert(cashHandovers).values(row);
}

export function lockHandover(tx: Database, instituteId: string, id: string): Promise<CashHandoverRow | undefined> {
  return firstRow(tx.select().from(cashHandovers).where(matches(cashHandovers, { instituteId, id })).for('update'));
}

export async function signHandover(
  tx: Database,
  { instituteId, id }: CashHandoverRow,
  signed: Pick<CashHandoverRow, 'receivedBy' | 'receivedAt'>,
): Promise<void> {
  await tx.update(cashHandovers).set(signed).where(matches(cashHandovers, { instituteId, id }));
}

const counters = alias(users, 'counters');
const receivers = alias(users, 'receivers');

function withNames(db: Database) {
  return db
    .select({ row: cashHandovers, title: events.title, counter: counters.name, receiver: receivers.name })
    .from(cashHandovers)
    .innerJoin(events, isReferenced(events, cashHandovers.instituteId, cashHandovers.eventId))
    .innerJoin(counters, isReferenced(counters, cashHandovers.instituteId, cashHandovers.countedBy))
    .leftJoin(receivers, isReferenced(receivers, cashHandovers.instituteId, cashHandovers.receivedBy));
}
export type ListedHandover = Awaited<ReturnType<typeof findHandovers>>[number];

/** Cash handovers of a desk, newest first. */
export function findHandovers(db: Database, { instituteId, eventId }: OfEvent, limit: number) {
  return withNames(db)
    .where(matches(cashHandovers, { instituteId, eventId }))
    .orderBy(desc(cashHandovers.countedAt), desc(cashHandovers.id))
    .limit(limit);
}

/** Cash handovers without their second signature, oldest first. */
export function findOpenHandovers(db: Database, instituteId: string, limit: number): Promise<ListedHandover[]> {
  return withNames(db)
    .where(matches(cashHandovers, { instituteId, receivedAt: null }))
    .orderBy(cashHandovers.countedAt, cashHandovers.id)
    .limit(limit);
}

export async function findHandover(db: Database, instituteId: string, id: string): Promise<ListedHandover | undefined> {
  const [found] = await withNames(db).where(matches(cashHandovers, { instituteId, id }));
  return found;
}
