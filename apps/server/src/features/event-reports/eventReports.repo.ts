import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type EventKey, firstRow, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { checkIns, eventParticipants, eventReportPhotos, eventReports, registrations } from '../../db/schema.ts';
import type { EventReportPhotoRow, EventReportRow } from './eventReports.table.ts';

const isOfEvent = (table: typeof eventReports | typeof eventReportPhotos | typeof checkIns, { instituteId, eventId }: EventKey) =>
  matches(table, { instituteId, eventId });

const isPhoto = (key: EventKey, photoId: string) => and(isOfEvent(eventReportPhotos, key), eq(eventReportPhotos.id, photoId));

export function findReport(db: Database, key: EventKey): Promise<EventReportRow | undefined> {
  return firstRow(db.select().from(eventReports).where(isOfEvent(eventReports, key)));
}

/** Inserts or updates a report. The time of its creation is kept. */
export async function saveReport(tx: Database, row: EventReportRow): Promise<void> {
  const { text, photosAsEvidence, version, writtenBy, updatedAt } = row;
  await tx
    .insert(eventReports)
    .values(row)
    .onConflictDoUpdate({
      target: [eventReports.instituteId, eventReports.eventId],
      set: { text, photosAsEvidence, version, writtenBy, updatedAt },
    });
}

/** The photos of a report, oldest first, without the images; with `before` only those added earlier. */
export function findPhotos(db: Database, key: EventKey, before?: Date) {
  return db
    .select({ id: eventReportPhotos.id, place: eventReportPhotos.place, takenAt: eventReportPhotos.takenAt })
    .from(eventReportPhotos)
    .where(and(isOfEvent(eventReportPhotos, key), before && lt(eventReportPhotos.createdAt, before)))
    .orderBy(asc(eventReportPhotos.createdAt), asc(eventReportPhotos.id));
}

export function countPhotos(db: Database, key: EventKey): Promise<number> {
  return db.$count(eventReportPhotos, isOfEvent(eventReportPhotos, key));
}

export async function insertPhoto(tx: Database, row: EventReportPhotoRow): Promise<void> {
  await tx.insert(eventReportPhotos).values(row);
}

export function findPhoto(db: Database, key: EventKey, photoId: string): Promise<EventReportPhotoRow | undefined> {
  return firstRow(db.select().from(eventReportPhotos).where(isPhoto(key, photoId)));
}

/** Deletes a photo and returns what may still be in the photo store. */
export async function deletePhoto(tx: Database, key: EventKey, photoId: string) {
  const [row] = await tx
    .delete(eventReportPhotos)
    .where(isPhoto(key, photoId))
    .returning({ name: eventReportPhotos.name, isExternal: sql<boolean>`${eventReportPhotos.image} is null` });
  return row;
}

/**
 * Number of people who had a place, or took part in an event without registrations; with `before` only those who were on the list or took
 * part earlier.
 */
export async function countRegistered(db: Database, { instituteId, eventId }: EventKey, before?: Date): Promise<number> {
  const listed = db
    .select({ userId: registrations.userId })
    .from(registrations)
    .where(and(matches(registrations, { instituteId, eventId, state: 'registered' }), before && lt(registrations.registeredAt, before)));
  const participants = db
    .select({ userId: eventParticipants.userId })
    .from(eventParticipants)
    .where(
      and(
        matches(eventParticipants, { instituteId, eventId }),
        before && or(isNull(eventParticipants.addedAt), lt(eventParticipants.addedAt, before)),
      ),
    );
  return db.$count(union(listed, participants).as('people'));
}

/** Number of people who were checked in, in total and by day; with `before` only earlier check-ins. */
export async function countCheckedIn(
  db: Database,
  key: EventKey,
  before?: Date,
): Promise<{ came: number; days: { day: string; came: number }[] }> {
  const rows = await db
    .select({ day: sql<string | null>`${checkIns.day}::text`, came: sql<number>`count(distinct ${checkIns.userId})::int` })
    .from(checkIns)
    .where(and(isOfEvent(checkIns, key), before && lt(checkIns.at, before)))
    .groupBy(sql`grouping sets ((${checkIns.day}), ())`)
    .orderBy(checkIns.day);
  return {
    came: rows.find(({ day }) => day === null)?.came ?? 0,
    days: rows.flatMap(({ day, came }) => (day === null ? [] : [{ day, came }])),
  };
}
