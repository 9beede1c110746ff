import type { ApprovalStatus, Batch } from '@quad/domain/approvals';
import type { PositionHolderStatus } from '@quad/domain/positions';
import { and, asc, desc, eq, gt, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import {
  achievements,
  activityClaims,
  approvalRequests,
  batchAdvisers,
  checkIns,
  claimEvidence,
  eventSortTime,
  events,
  pointRules,
  positionHolders,
  positions,
  signedTerms,
  users,
} from '../../db/schema.ts';
import { hasPersonWords } from '../../db/search.ts';
import { type DeputyRow, deputiesOn, type StoredRequest, storedRequest } from '../approvals/storedRequests.service.ts';
import type { SignedTermRow } from './activityPoints.table.ts';
import type { ActivityClaimRow } from './claims.table.ts';

/** An event at which a student was checked in, with the days. */
export interface AttendedRow {
  readonly id: string;
  readonly title: string;
  readonly category: string;
  readonly status: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly days: readonly string[];
}

/** A student with everything that may give points, as stored. */
export interface StudentRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly rollNumber: string | null;
  readonly program: string | null;
  readonly batchYear: string | null;
  readonly attended: readonly AttendedRow[];
  readonly achieved: readonly {
    readonly id: string;
    readonly title: string;
    readonly eventId: string | null;
    readonly type: string;
    readonly level: string;
    readonly position: string;
    readonly achievedOn: string;
  }[];
  readonly held: readonly {
    readonly id: string;
    readonly title: string;
    readonly positionType: string;
    readonly tenure: string;
    readonly status: PositionHolderStatus;
    readonly appointedOn: string | null;
  }[];
  /** Claims of external activities with their status. */
  readonly claimed: readonly (Pick<ActivityClaimRow, 'id' | 'activity' | 'title' | 'day' | 'hours'> & {
    readonly status: ApprovalStatus;
  })[];
  readonly signed: readonly (Pick<SignedTermRow, 'id' | 'termId' | 'rulesId' | 'rulesVersion' | 'entries' | 'signedBy'> & {
    readonly signedAt: string;
    readonly exportedAt: string | null;
  })[];
}

const isOf = (table: typeof achievements | typeof positionHolders | typeof checkIns) =>
  sql`${table.instituteId} = ${users.instituteId} and ${table.userId} = ${users.id}`;

/** A list of related records as JSON, as a subquery of the student's query. */
function listed<Row>(fields: SQL, from: SQL) {
  return sql<Row>`(select coalesce(json_agg(json_build_object(${fields})), '[]') from ${from})`;
}

const attended = listed<StudentRow['attended']>(
  sql`'id', ${events.id}, 'title', ${events.title}, 'category', ${events.category}, 'status', ${events.status}, 'startsAt', ${events.startsAt}, 'endsAt', ${events.endsAt}, 'days', came.days`,
  sql`(select ${checkIns.eventId} as event_id, array_agg(${checkIns.day} order by ${checkIns.day}) as days from ${checkIns}
    where ${isOf(checkIns)} group by ${checkIns.eventId}) came
    join ${events} on ${events.instituteId} = ${users.instituteId} and ${events.id} = came.event_id`,
);

const achieved = listed<StudentRow['achieved']>(
  sql`'id', ${achievements.id}, 'title', ${achievements.title}, 'eventId', ${achievements.eventId}, 'type', ${achievements.type}, 'level', ${achievements.level}, 'position', ${achievements.position}, 'achievedOn', ${achievements.dateAchieved}`,
  sql`${achievements} where ${isOf(achievements)} and ${achievements.verifiedAt} is not null`,
);

const held = listed<StudentRow['held']>(
  sql`'id', ${positionHolders.id}, 'title', ${positions.title}, 'positionType', ${positions.positionType}, 'tenure', ${positionHolders.tenureYear}, 'status', ${positionHolders.status}, 'appointedOn', ${positionHolders.appointmentDate}`,
  sql`${positionHolders} join ${positions} on ${positions.instituteId} = ${positionHolders.instituteId} and ${positions.id} = ${positionHolders.positionId}
    where ${isOf(positionHolders)}`,
);

const isClaimOf = sql`${activityClaims.instituteId} = ${users.instituteId} and ${activityClaims.userId} = ${users.id}`;
const withRequest = sql`${activityClaims} join ${approvalRequests} on ${approvalRequests.instituteId} = ${activityClaims.instituteId}
  and ${approvalRequests.id} = ${activityClaims.requestId}`;

const claimed = listed<StudentRow['claimed']>(
  sql`'id', ${activityClaims.id}, 'activity', ${activityClaims.activity}, 'title', ${activityClaims.title}, 'day', ${activityClaims.day}, 'hours', ${activityClaims.hours}, 'status', ${approvalRequests.status}`,
  sql`${withRequest} where ${isClaimOf}`,
);

/** A claim with its evidence and its request. */
export interface ClaimedRow extends Omit<ActivityClaimRow, 'instituteId' | 'userId' | 'requestId' | 'createdAt'> {
  readonly evidence: readonly { readonly id: string; readonly kind: 'photo' | 'pdf' }[];
  readonly request: StoredRequest;
}

const claimsJson = sql`(select coalesce(json_agg(json_build_object('id', ${activityClaims.id}, 'activity', ${activityClaims.activity},
    'title', ${activityClaims.title}, 'day', ${activityClaims.day}, 'place', ${activityClaims.place}, 'hours', ${activityClaims.hours},
    'description', ${activityClaims.description}, 'request', ${storedRequest},
    'evidence', (select coalesce(json_agg(json_build_object('id', ${claimEvidence.id}, 'kind', ${claimEvidence.kind})
      order by ${claimEvidence.createdAt}, ${claimEvidence.id}), '[]') from ${claimEvidence}
      where ${claimEvidence.instituteId} = ${activityClaims.instituteId} and ${claimEvidence.claimId} = ${activityClaims.id}))
    order by ${approvalRequests.requestedAt} desc, ${activityClaims.id}), '[]') from ${withRequest} where ${isClaimOf})`;

/** Claims for display, newest first. As a separate expression, its columns are qualified with their table names. */
const claims = sql<ClaimedRow[]>`${claimsJson}`;

const signed = listed<StudentRow['signed']>(
  sql`'id', ${signedTerms.id}, 'termId', ${signedTerms.termId}, 'rulesId', ${signedTerms.rulesId}, 'rulesVersion', ${signedTerms.rulesVersion}, 'entries', ${signedTerms.entries}, 'signedBy', ${signedTerms.signedBy}, 'signedAt', ${signedTerms.signedAt}, 'exportedAt', ${signedTerms.exportedAt}`,
  sql`${signedTerms} where ${signedTerms.instituteId} = ${users.instituteId} and ${signedTerms.studentId} = ${users.id}
    and ${signedTerms.takenBackAt} is null`,
);

const STUDENT = {
  ...columnsOf(users, 'id', 'name', 'email', 'rollNumber', 'program', 'batchYear'),
  attended,
  achieved,
  held,
  claimed,
  signed,
};

function isInBatch(instituteId: string, { program, admission_year }: Batch): SQL | undefined {
  return matches(users, { instituteId, program, batchYear: String(admission_year) });
}

/** The day for which deputies are read. */
type DeputyDay = Parameters<typeof deputiesOn>[0];

/** Claims with all deputies. */
interface ClaimsWithDeputies {
  readonly claims: readonly ClaimedRow[];
  readonly deputies: readonly DeputyRow[];
}

/** A student with what may give them points; undefined if they do not exist. */
export async function findStudent(db: Database, day: DeputyDay, id: string): Promise<(StudentRow & ClaimsWithDeputies) | undefined> {
  const [row] = await db
    .select({ ...STUDENT, claims, deputies: deputiesOn(day) })
    .from(users)
    .where(matches(users, { instituteId: day.instituteId, id }));
  return row;
}

/** Claims of a user, newest first. */
export async function findClaimed(db: Database, day: DeputyDay, userId: string): Promise<ClaimsWithDeputies> {
  const [row] = await db
    .select({ claims, deputies: deputiesOn(day) })
    .from(users)
    .where(matches(users, { instituteId: day.instituteId, id: userId }));
  return row ?? { claims: [], deputies: [] };
}

/** Programme and admission year from a profile. */
export async function findStudentBatch(db: Database, instituteId: string, userId: string) {
  const [row] = await db
    .select({ program: users.program, batchYear: users.batchYear })
    .from(users)
    .where(matches(users, { instituteId, id: userId }));
  return row;
}

/** Filters of the students of a batch. */
export interface BatchPart {
  readonly search?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  /** A page of them by id. */
  readonly page?: { readonly after: string | undefined; readonly limit: number };
}

/** Students of a batch with what may give them points, by id. */
export function findStudents(
  db: Database,
  instituteId: string,
  batch: Batch,
  { search, ids, page }: BatchPart = {},
): Promise<StudentRow[]> {
  const found = db
    .select(STUDENT)
    .from(users)
    .where(
      and(
        isInBatch(instituteId, batch),
        hasPersonWords(search),
        ids && inArray(users.id, [...ids]),
        page?.after === undefined ? undefined : gt(users.id, page.after),
      ),
    )
    .orderBy(asc(users.id));
  return page ? found.limit(page.limit) : found;
}

/** Upcoming events that are not cancelled, soonest first. */
export function findUpcomingEvents(db: Database, instituteId: string, now: Date, limit: number) {
  return db
    .select({ id: events.id, title: events.title, category: events.category, startsAt: events.startsAt, endsAt: events.endsAt })
    .from(events)
    .where(
      and(
        eq(events.instituteId, instituteId),
        gt(events.startsAt, now),
        sql`${eventSortTime} > ${now.toISOString()}::timestamptz`,
        ne(events.status, 'cancelled'),
      ),
    )
    .orderBy(asc(eventSortTime), asc(events.id))
    .limit(limit);
}

/** The batches of these programmes with their number of students. */
export async function countBatches(db: Database, instituteId: string, programs: readonly string[]) {
  if (programs.length === 0) return [];
  const rows = await db
    .select({ program: users.program, year: users.batchYear, students: sql<number>`count(*)::int` })
    .from(users)
    .where(matches(users, { instituteId, program: programs }))
    .groupBy(users.program, users.batchYear);
  return rows.flatMap(({ program, year, students }) =>
    program !== null && year !== null && /^\d{4}$/.test(year) ? [{ program, admission_year: Number(year), students }] : [],
  );
}

/** Sorts rules as `rulesFor` expects. */
export const NEWEST_RULES = [desc(pointRules.createdAt), desc(pointRules.version), desc(pointRules.id)] as const;

/** All versions of the rules of a programme, or of a user's programme, newest first. */
export async function findRules(db: Database, instituteId: string, of: { readonly program: string } | { readonly userId: string }) {
  const program =
    'program' in of
      ? sql`${of.program}`
      : sql`(select ${users.program} from ${users} where ${users.instituteId} = ${instituteId} and ${users.id} = ${of.userId})`;
  const rows = await db
    .select({ id: pointRules.id, version: pointRules.version, rules: pointRules.rules })
    .from(pointRules)
    .where(and(eq(pointRules.instituteId, instituteId), sql`${pointRules.program} = ${program}`))
    .orderBy(...NEWEST_RULES);
  return rows.map(({ id, version, rules }) => ({ ...rules, _id: id, version }));
}

/** The batches that a user advises. */
export function findAdvised(db: Database, instituteId: string, userId: string): Promise<Batch[]> {
  return db
    .select({ program: batchAdvisers.program, admission_year: batchAdvisers.admissionYear })
    .from(batchAdvisers)
    .where(matches(batchAdvisers, { instituteId, userId }))
    .orderBy(asc(batchAdvisers.program), asc(batchAdvisers.admissionYear));
}
