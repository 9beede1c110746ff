import { and, asc, isNull, lt, or, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { achievements, certificates, eventReportPhotos, eventReports, events, orgUnits } from '../../db/schema.ts';

/** The rows of a template whose evidence is read, as of a time. */
interface EvidenceRequest {
  readonly instituteId: string;
  readonly ids: readonly string[];
  readonly by: Date;
}

/** Condition: the certificate was valid at a time. */
const wereValid = (by: Date) =>
  and(
    lt(certificates.issuedAt, by),
    or(isNull(certificates.revokedAt), sql`${certificates.revokedAt} >= ${by.toISOString()}::timestamptz`),
  );

/** Reports of events as of a time, in the order of the rows, with the number of photos that may be used as evidence and of certificates. */
export async function findReports(db: Database, { instituteId, ids, by }: EvidenceRequest) {
  if (ids.length === 0) return [];
  const moment = sql`${by.toISOString()}::timestamptz`;
  return db
    .select({
      id: events.id,
      title: events.title,
      unit: orgUnits.name,
      ...columnsOf(events, 'venue', 'startsAt', 'endsAt'),
      text: eventReports.text,
      photos: sql<number>`case when ${eventReports.photosAsEvidence} then (select count(*)::int from ${eventReportPhotos}
        where ${eventReportPhotos.instituteId} = ${events.instituteId} and ${eventReportPhotos.eventId} = ${events.id}
          and ${eventReportPhotos.createdAt} < ${moment}) else 0 end`,
      certificates: sql<number>`(select count(*)::int from ${certificates}
        where ${certificates.instituteId} = ${events.instituteId} and ${certificates.eventId} = ${events.id} and ${wereValid(by)})`,
    })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .innerJoin(eventReports, matches(eventReports, { instituteId: events.instituteId, eventId: events.id }))
    .where(and(matches(events, { instituteId, id: ids }), lt(eventReports.writtenAt, by)))
    .orderBy(asc(events.startsAt), asc(events.id));
}
export type ReportEvidence = Awaited<ReturnType<typeof findReports>>[number];

/** Certificate codes that students had for the events of their achievements. */
export async function findCodes(db: Database, { instituteId, ids, by }: EvidenceRequest) {
  if (ids.length === 0) return [];
  return db
    .select({
      day: achievements.dateAchieved,
      title: achievements.title,
      link: achievements.certificateUrl,
      // A nested statement, because Drizzle leaves out the tables of columns in the selection of a single table.
      codes: sql<string[]>`${sql`array(select ${certificates.code} from ${certificates}
        where ${certificates.instituteId} = ${achievements.instituteId} and ${certificates.eventId} = ${achievements.eventId}
          and ${certificates.userId} = ${achievements.userId} and ${wereValid(by)} order by ${certificates.code})`}`,
    })
    .from(achievements)
    .where(matches(achievements, { instituteId, id: ids }))
    .orderBy(asc(achievements.dateAchieved), asc(achievements.id));
}
