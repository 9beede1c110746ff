import type { AcademicWindow, FactOf } from '@quad/domain/accreditation';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import { and, eq, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import {
  achievements,
  checkIns,
  eventParticipants,
  eventReports,
  events,
  feedback,
  orgUnits,
  positionHolders,
  positions,
  users,
} from '../../db/schema.ts';

/** Selects a page of facts within a period. */
export interface FactRequest {
  readonly instituteId: string;
  readonly timeZone: string;
  readonly window: AcademicWindow;
  /** The current time: the reference day may be today, whose evening is still to come. */
  readonly now: Date;
  readonly after: FactCursor | undefined;
  readonly limit: number;
}

/** Pagination cursor of facts: the sort value and the id. */
export interface FactCursor {
  readonly at: string;
  readonly id: string;
}

/** A page of facts and the cursor of the next one. */
export interface FactPage<Fact> {
  readonly facts: readonly Fact[];
  readonly next: FactCursor | undefined;
}

const momentsOf = ({ window: { first, last }, timeZone }: FactRequest) => ({
  from: instantAt(first, '00:00', timeZone),
  until: instantAt(dayAfter(last), '00:00', timeZone),
});

function pageOf<Row, Fact extends { readonly _id: string }>(
  rows: readonly Row[],
  limit: number,
  toFact: (row: Row) => Fact,
  atOf: (row: Row) => string,
): FactPage<Fact> {
  const last = rows.at(-1);
  return {
    facts: rows.map(toFact),
    next: last && rows.length === limit ? { at: atOf(last), id: toFact(last)._id } : undefined,
  };
}

const later = (one: Date, other: Date) => (one > other ? one : other);

async function findEvents(db: Database, request: FactRequest): Promise<FactPage<FactOf['events']>> {
  const { instituteId, timeZone, window, now, after, limit } = request;
  const { from, until } = momentsOf(request);
  const ofEvent = (table: typeof eventParticipants | typeof checkIns): SQL =>
    sql`${table.instituteId} = ${events.instituteId} and ${table.eventId} = ${events.id}`;
  const by = sql`${window.by.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      ...columnsOf(events, 'id', 'title', 'category'),
      unit: orgUnits.name,
      ...columnsOf(events, 'venue', 'startsAt', 'finishesAt', 'createdAt'),
      participants: sql<number>`(select count(*)::int from ${eventParticipants}
        where ${ofEvent(eventParticipants)} and (${eventParticipants.addedAt} is null or ${eventParticipants.addedAt} < ${by}))`,
      came: sql<number>`(select count(distinct ${checkIns.userId})::int from ${checkIns} where ${ofEvent(checkIns)} and ${checkIns.at} < ${by})`,
      reportedAt: eventReports.writtenAt,
    })
    .from(events)
    .leftJoin(
      eventReports,
      and(matches(eventReports, { instituteId: events.instituteId, eventId: events.id }), lt(eventReports.writtenAt, window.by)),
    )
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .where(
      and(
        eq(events.instituteId, instituteId),
        gte(events.startsAt, from),
        lt(events.startsAt, until),
        lte(events.finishesAt, now),
        ne(events.status, 'cancelled'),
        after && sql`(${events.startsAt}, ${events.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(events.startsAt, events.id)
    .limit(limit);
  return pageOf(
    rows,
    limit,
    ({ id, startsAt, finishesAt, createdAt, reportedAt, ...row }) => ({
      ...row,
      _id: id,
      day: campusDay(startsAt, timeZone),
      reported: reportedAt ? campusDay(reportedAt, timeZone) : '',
      known: later(createdAt, finishesAt ?? createdAt),
    }),
    ({ startsAt }) => startsAt?.toISOString() ?? '',
  );
}

async function findAchievements(db: Database, request: FactRequest): Promise<FactPage<FactOf['achievements']>> {
  const { instituteId, window, after, limit } = request;
  const rows = await db
    .select({
      _id: achievements.id,
      day: achievements.dateAchieved,
      known: achievements.createdAt,
      title: achievements.title,
      category: achievements.type,
      level: achievements.level,
      position: achievements.position,
      event: sql<string>`coalesce(${events.title}, '')`,
      name: users.name,
      certificate: achievements.certificateUrl,
      verified: achievements.verifiedAt,
    })
    .from(achievements)
    .innerJoin(users, isReferenced(users, achievements.instituteId, achievements.userId))
    .leftJoin(events, isReferenced(events, achievements.instituteId, achievements.eventId))
    .where(
      and(
        eq(achievements.instituteId, instituteId),
        gte(achievements.dateAchieved, window.first),
        lte(achievements.dateAchieved, window.last),
        after && sql`(${achievements.dateAchieved}, ${achievements.id}) > (${after.at}::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(achievements.dateAchieved, achievements.id)
    .limit(limit);
  return pageOf(
    rows,
    limit,
    (row) => row,
    ({ day }) => day,
  );
}

async function findBodies(db: Database, request: FactRequest): Promise<FactPage<FactOf['bodies']>> {
  const { instituteId, window, after, limit } = request;
  const month = window.first.slice(5);
  const rows = await db
    .select({
      _id: positionHolders.id,
      tenure: positionHolders.tenureYear,
      known: positionHolders.createdAt,
      unit: orgUnits.name,
      position: positions.title,
      studentId: positionHolders.userId,
      appointedOn: positionHolders.appointmentDate,
    })
    .from(positionHolders)
    .innerJoin(positions, isReferenced(positions, positionHolders.instituteId, positionHolders.positionId))
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(
      and(
        eq(positionHolders.instituteId, instituteId),
        gte(positionHolders.tenureYear, window.years[0] ?? ''),
        lte(positionHolders.tenureYear, window.years.at(-1) ?? ''),
        after && sql`(${positionHolders.tenureYear}, ${positionHolders.id}) > (${after.at}, ${after.id}::uuid)`,
      ),
    )
    .orderBy(positionHolders.tenureYear, positionHolders.id)
    .limit(limit);
  return pageOf(
    rows,
    limit,
    ({ tenure, appointedOn, ...row }) => ({
      ...row,
      day: `${tenure.slice(0, 4)}-${month}`,
      isAppointmentDated: appointedOn !== null,
    }),
    ({ tenure }) => tenure,
  );
}

async function findGrievances(db: Database, request: FactRequest): Promise<FactPage<FactOf['grievances']>> {
  const { instituteId, timeZone, after, limit } = request;
  const { from, until } = momentsOf(request);
  const rows = await db
    .select({ id: feedback.id, known: feedback.createdAt, resolved: feedback.resolvedAt })
    .from(feedback)
    .where(
      and(
        matches(feedback, { instituteId, type: 'Complaint', isListed: true }),
        gte(feedback.createdAt, from),
        lt(feedback.createdAt, until),
        after && sql`(${feedback.createdAt}, ${feedback.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(feedback.createdAt, feedback.id)
    .limit(limit);
  return pageOf(
    rows,
    limit,
    ({ id, ...row }) => ({ ...row, _id: id, day: campusDay(row.known, timeZone) }),
    ({ known }) => known.toISOString(),
  );
}

/** Queries for the facts of each kind of template. */
export const FINDERS: {
  readonly [Kind in keyof FactOf]: (db: Database, request: FactRequest) => Promise<FactPage<FactOf[Kind]>>;
} = { events: findEvents, achievements: findAchievements, bodies: findBodies, grievances: findGrievances };
