import type { ApprovalRequest, ApprovalStatus, StepDecision } from '@quad/domain/approvals';
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type MomentPlace, type PageRange, type Total } from '../../db/pages.ts';
import { approvalDecisions, approvalRequests, notificationEvents, users } from '../../db/schema.ts';
import type { ApprovalRequestRow } from './approvals.table.ts';
import type { HeldOffice } from './officeHolders.service.ts';

/** A request with what was decided in it and whom it names, as a statement gives it. */
export interface KeptRequest
  extends Pick<
    ApprovalRequestRow,
    | 'id'
    | 'kind'
    | 'flow'
    | 'steps'
    | 'subject'
    | 'subjectId'
    | 'title'
    | 'requestedBy'
    | 'status'
    | 'version'
    | 'returnedBy'
    | 'returnReason'
  > {
  readonly requestedAt: string;
  readonly returnedAt: string | null;
  readonly decisions: readonly (Pick<
    StepDecision,
    'verdict' | 'personId' | 'principalId' | 'capacities' | 'at' | 'reason' | 'isSuperseded'
  > & {
    readonly stepId: string;
  })[];
  /** What everybody is called whom it names, by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

const isOfRequest = sql`${approvalDecisions.instituteId} = ${approvalRequests.instituteId} and ${approvalDecisions.requestId} = ${approvalRequests.id}`;

const requestJson = sql`json_build_object(
  'id', ${approvalRequests.id}, 'kind', ${approvalRequests.kind}, 'flow', ${approvalRequests.flow}, 'steps', ${approvalRequests.steps},
  'subject', ${approvalRequests.subject}, 'subjectId', ${approvalRequests.subjectId}, 'title', ${approvalRequests.title},
  'requestedBy', ${approvalRequests.requestedBy}, 'requestedAt', ${approvalRequests.requestedAt}, 'status', ${approvalRequests.status},
  'version', ${approvalRequests.version}, 'returnedBy', ${approvalRequests.returnedBy}, 'returnedAt', ${approvalRequests.returnedAt},
  'returnReason', ${approvalRequests.returnReason},
  'decisions', (select coalesce(json_agg(json_build_object('stepId', ${approvalDecisions.stepId}, 'verdict', ${approvalDecisions.verdict},
      'personId', ${approvalDecisions.personId}, 'principalId', ${approvalDecisions.principalId}, 'capacities', ${approvalDecisions.capacities}, 'at', ${approvalDecisions.decidedAt},
      'reason', ${approvalDecisions.reason}, 'isSuperseded', ${approvalDecisions.supersededAt} is not null)
      order by ${approvalDecisions.decidedAt}, ${approvalDecisions.id}), '[]') from ${approvalDecisions} where ${isOfRequest}),
  'names', (select json_object_agg(named.id, named.name) from ${users} named where named.institute_id = ${approvalRequests.instituteId}
    and named.id in (select ${approvalRequests.requestedBy} union select ${approvalRequests.returnedBy}
      union select unnest(array[${approvalDecisions.personId}, ${approvalDecisions.principalId}]) from ${approvalDecisions} where ${isOfRequest})))`;

/**
 * A request as JSON: it is read in the statement that reads what it is about, too. In an expression of its own the columns keep the names
 * of their tables.
 */
export const keptRequest = sql<KeptRequest>`${requestJson}`;

/** Whose offices something may wait for, when, and who it is that neither asked for it nor decided of it already. */
export interface Waiting {
  readonly userId: string;
  readonly offices: readonly HeldOffice[];
  readonly now: Date;
}

/**
 * What waits for an office that somebody holds; for one of somebody for whom they stand in, from when the promise of the step says, and
 * never where that is who asked.
 */
export function waitsFor(instituteId: string, { userId, offices, now }: Waiting): SQL | undefined {
  const held = sql`jsonb_to_recordset(${JSON.stringify(offices)}::jsonb) as held (office text, principal uuid)`;
  const seats = sql`jsonb_to_recordset(${approvalRequests.openSeats}) as seat (office text, deputies_from timestamptz)`;
  const { personId, principalId, supersededAt } = approvalDecisions;
  return and(
    eq(approvalRequests.instituteId, instituteId),
    eq(approvalRequests.status, 'open'),
    ne(approvalRequests.requestedBy, userId),
    sql`exists (select from ${seats} join ${held} on held.office = seat.office where held.principal is null
      or (held.principal <> ${approvalRequests.requestedBy} and seat.deputies_from <= ${now.toISOString()}::timestamptz))`,
    sql`not exists (select from ${approvalDecisions} where ${isOfRequest} and ${supersededAt} is null
      and ${userId}::uuid in (${personId}, ${principalId}))`,
  );
}

/** Which requests a list has. */
export interface RequestsWanted {
  /** Those that wait for somebody, or that somebody asked for. */
  readonly of: { readonly waiting: Waiting } | { readonly requestedBy: string };
  readonly status: ApprovalStatus | undefined;
}

function isWanted(instituteId: string, { of, status }: RequestsWanted): SQL | undefined {
  return and(
    eq(approvalRequests.instituteId, instituteId),
    'requestedBy' in of ? eq(approvalRequests.requestedBy, of.requestedBy) : waitsFor(instituteId, of.waiting),
    status && eq(approvalRequests.status, status),
  );
}

export async function findRequests(
  db: Database,
  instituteId: string,
  wanted: RequestsWanted,
  { limit, after, newestFirst }: PageRange<MomentPlace> & { newestFirst: boolean },
): Promise<KeptRequest[]> {
  const { requestedAt: at, id } = approvalRequests;
  const way = newestFirst ? desc : asc;
  const rows = await db
    .select({ request: keptRequest })
    .from(approvalRequests)
    .where(and(isWanted(instituteId, wanted), isAfterMoment({ at, id }, after, { newestFirst })))
    .orderBy(way(at), way(id))
    .limit(limit);
  return rows.map(({ request }) => request);
}

export function countRequests(db: Database, instituteId: string, wanted: RequestsWanted): Promise<Total> {
  return countWhere(db, approvalRequests, isWanted(instituteId, wanted));
}

/** Reminders are forgotten after so long, so of what waits longer nobody is reminded anew. */
const REMINDED_WITHIN = '60 days';

/** Open requests of which somebody is to be reminded, with when that was done last: those that are due first. */
export async function findRemindable(db: Database, instituteId: string, now: Date, limit: number) {
  const { id } = approvalRequests;
  const reminders = sql`${notificationEvents} where ${notificationEvents.instituteId} = ${instituteId} and ${notificationEvents.subjectId} = ${id} and ${notificationEvents.kind} = 'claim-waits'`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  return db
    .select({ request: keptRequest, remindedAt: sql<string | null>`${sql`(select max(${notificationEvents.at}) from ${reminders})`}` })
    .from(approvalRequests)
    .where(
      and(
        eq(approvalRequests.instituteId, instituteId),
        eq(approvalRequests.status, 'open'),
        sql`exists (select from jsonb_to_recordset(${approvalRequests.openSeats}) as seat (remind_at timestamptz)
          where seat.remind_at <= ${moment} and seat.remind_at > ${moment} - ${REMINDED_WITHIN}::interval
            and not exists (select from ${reminders} and ${notificationEvents.at} >= seat.remind_at))`,
      ),
    )
    .orderBy(asc(approvalRequests.requestedAt), asc(id))
    .limit(limit);
}

/** What requests are called, and who asked. */
export function findTitles(db: Database, instituteId: string, ids: readonly string[]) {
  return db
    .select({ id: approvalRequests.id, title: approvalRequests.title, requesterId: users.id, requester: users.name })
    .from(approvalRequests)
    .innerJoin(users, and(eq(users.instituteId, approvalRequests.instituteId), eq(users.id, approvalRequests.requestedBy)))
    .where(and(eq(approvalRequests.instituteId, instituteId), inArray(approvalRequests.id, [...ids])));
}

export async function findRequest(db: Database, instituteId: string, id: string): Promise<KeptRequest | undefined> {
  const [row] = await db
    .select({ request: keptRequest })
    .from(approvalRequests)
    .where(and(eq(approvalRequests.instituteId, instituteId), eq(approvalRequests.id, id)));
  return row?.request;
}

type NewRequest = typeof approvalRequests.$inferInsert;

export async function insertRequest(tx: Database, row: NewRequest): Promise<void> {
  await tx.insert(approvalRequests).values(row);
}

/** Keeps a request that was worked out from a version; false where somebody has changed it since. */
export async function saveRequest(
  tx: Database,
  { instituteId, version }: { instituteId: string; version: number },
  next: Pick<ApprovalRequest, '_id' | 'status' | 'version'> &
    Pick<NewRequest, 'steps' | 'subject' | 'openSeats' | 'returnedBy' | 'returnedAt' | 'returnReason'> & { title?: string },
): Promise<boolean> {
  const { _id, ...changes } = next;
  const rows = await tx
    .update(approvalRequests)
    .set(changes)
    .where(and(eq(approvalRequests.instituteId, instituteId), eq(approvalRequests.id, _id), eq(approvalRequests.version, version)))
    .returning({ id: approvalRequests.id });
  return rows.length > 0;
}

/** Whether somebody asked for something that waits for one of these offices. */
export async function hasAsked(db: Database, instituteId: string, userId: string, offices: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${approvalRequests} r, jsonb_to_recordset(r.open_seats) as seat (office text)
    where r.institute_id = ${instituteId} and r.requested_by = ${userId} and r.status = 'open' and seat.office = any(${sql.param([...offices])}::text[])
    limit 1`);
  return rows.length > 0;
}

/** Who decided of requests. */
export function findDeciders(db: Database, instituteId: string, requestIds: readonly string[]) {
  const { requestId, personId, principalId } = approvalDecisions;
  return db
    .select({ requestId, personId, principalId })
    .from(approvalDecisions)
    .where(and(eq(approvalDecisions.instituteId, instituteId), inArray(requestId, [...requestIds])));
}

export async function insertDecision(tx: Database, row: typeof approvalDecisions.$inferInsert): Promise<void> {
  await tx.insert(approvalDecisions).values(row);
}

/** Has the decisions of steps count no more. */
export async function supersedeDecisions(
  tx: Database,
  { instituteId, requestId, stepIds, now }: { instituteId: string; requestId: string; stepIds: readonly string[]; now: Date },
): Promise<void> {
  if (stepIds.length === 0) return;
  await tx
    .update(approvalDecisions)
    .set({ supersededAt: now })
    .where(
      and(
        eq(approvalDecisions.instituteId, instituteId),
        eq(approvalDecisions.requestId, requestId),
        inArray(approvalDecisions.stepId, [...stepIds]),
        isNull(approvalDecisions.supersededAt),
      ),
    );
}
