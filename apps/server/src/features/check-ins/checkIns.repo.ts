import { and, asc, count, eq, sql } from 'drizzle-orm';
import { firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { checkIns, registrations, users } from '../../db/schema.ts';
import type { CheckInRow } from './checkIns.table.ts';

type PersonKey = Pick<CheckInRow, 'instituteId' | 'eventId' | 'userId'>;
type DayKey = PersonKey & Pick<CheckInRow, 'day'>;

function isOfPerson({ instituteId, eventId, userId }: PersonKey) {
  return matches(checkIns, { instituteId, eventId, userId });
}

function isOfDay({ day, ...person }: DayKey) {
  return and(isOfPerson(person), eq(checkIns.day, day));
}

export function findCheckIn(db: Database, key: DayKey): Promise<CheckInRow | undefined> {
  return firstRow(db.select().from(checkIns).where(isOfDay(key)));
}

/** The days on which a person came, with the times. */
export function findDaysOf(db: Database, key: PersonKey) {
  return db.select({ day: checkIns.day, at: checkIns.at }).from(checkIns).where(isOfPerson(key));
}

/** Everybody who came on any day. */
export async function findAttendees(db: Database, { instituteId, eventId }: Pick<PersonKey, 'instituteId' | 'eventId'>): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: checkIns.userId })
    .from(checkIns)
    .where(matches(checkIns, { instituteId, eventId }))
    .orderBy(asc(checkIns.userId));
  return rows.map(({ userId }) => userId);
}

export async function insertCheckIn(tx: Database, row: CheckInRow): Promise<void> {
  await tx.insert(checkIns).values(row);
}

/**
 * Deletes a check-in. `endsParticipation` is true if the person is no longer a participant: a check-in on another day would count instead.
 * Undefined when there is none.
 */
export async function deleteCheckIn(tx: Database, key: DayKey): Promise<{ endsParticipation: boolean } | undefined> {
  const [gone] = await tx.delete(checkIns).where(isOfDay(key)).returning({ madeParticipant: checkIns.madeParticipant });
  if (!gone?.madeParticipant) return gone && { endsParticipation: false };
  const next = tx.select({ day: checkIns.day }).from(checkIns).where(isOfPerson(key)).orderBy(asc(checkIns.day)).limit(1);
  const updated = await tx
    .update(checkIns)
    .set({ madeParticipant: true })
    .where(and(isOfPerson(key), eq(checkIns.day, next)))
    .returning({ day: checkIns.day });
  return { endsParticipation: updated.length === 0 };
}

/** People with a place at an event, by reference only, and their check-in time on a day. */
export function findExpected(db: Database, { instituteId, eventId, day }: Pick<DayKey, 'instituteId' | 'eventId' | 'day'>) {
  return db
    .select({ ref: registrations.checkInRef, since: checkIns.at })
    .from(registrations)
    .leftJoin(
      checkIns,
      matches(checkIns, { instituteId: registrations.instituteId, eventId: registrations.eventId, userId: registrations.userId, day }),
    )
    .where(matches(registrations, { instituteId, eventId, state: 'registered' }))
    .orderBy(asc(registrations.checkInRef));
}

/** Number of people who came on a day. */
export async function countCheckedIn(db: Database, { instituteId, eventId, day }: Pick<DayKey, 'instituteId' | 'eventId' | 'day'>) {
  const [row] = await db.select({ came: count() }).from(checkIns).where(matches(checkIns, { instituteId, eventId, day }));
  return row?.came ?? 0;
}

/** The registration of a code's reference, at any event, with its position if it is on the waiting list. */
export async function findByRef(db: Database, instituteId: string, ref: string) {
  const [row] = await db
    .select({ eventId: registrations.eventId, userId: registrations.userId, state: registrations.state })
    .from(registrations)
    .where(matches(registrations, { instituteId, checkInRef: sql`${ref}::uuid` }));
  return row;
}

/** A student at the entrance. */
export async function findVisitor(db: Database, instituteId: string, userId: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email, rollNumber: users.rollNumber })
    .from(users)
    .where(matches(users, { instituteId, id: userId }));
  return row;
}
