import type { ApprovalKind, ApprovalRequest, ApprovalStatus, StepDecision } from '@quad/domain/approvals';
import { and, asc, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, mapPage, type Page, type PageRequest, readPage, type TimeCursor, timeCursor } from '../../db/pages.ts';
import { approvalDecisions, approvalRequests, notificationEvents, users } from '../../db/schema.ts';
import type { ApprovalRequestRow } from './approvals.table.ts';
import type { HeldOffice } from './officeHolders.service.ts';

/** A request with its decisions and the people it names, as selected. */
export interface StoredRequest
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
  /** Names of these people, by id. */
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
 * A request as JSON, also used as a subquery in queries for its subject. As a separate expression, its columns are qualified with their
 * table names.
 */
export const storedRequest = sql<StoredRequest>`${requestJson}`;

/** The user whose pending requests are selected, with the offices that they hold at a time. */
export interface PendingFilter {
  readonly userId: string;
  readonly offices: readonly HeldOffice[];
  /** Kinds of requests that are shown. */
  readonly kinds: readonly ApprovalKind[];
  readonly now: Date;
}

/**
 * Condition: the request waits for an office that the user holds and they neither made nor already decided it, nor an earlier stage such as
 * its budget. An office held as a deputy counts from the deadline of the step on, and not for requests that the principal may not decide or
 * has decided.
 */
export function isPendingFor(instituteId: string, { userId, offices, kinds, now }: PendingFilter): SQL | undefined {
  const held = sql`jsonb_to_recordset(${JSON.stringify(offices)}::jsonb) as held (office text, principal uuid)`;
  const seats = sql`jsonb_to_recordset(${approvalRequests.openSeats}) as seat (office text, deputies_from timestamptz)`;
  const { personId, principalId, supersededAt } = approvalDecisions;
  const hasDecided = (person: SQL) => sql`exists (select from ${approvalDecisions} where ${isOfRequest} and ${supersededAt} is null
    and ${person} in (${personId}, ${principalId}))`;
  const isExcluded = (person: SQL) => sql`coalesce(${approvalRequests.subject} -> 'excluded' ? ${person}, false)`;
  return and(
    matches(approvalRequests, { instituteId, status: 'open', kind: kinds }),
    ne(approvalRequests.requestedBy, userId),
    sql`not ${isExcluded(sql`${userId}`)}`,
    sql`exists (select from ${seats} join ${held} on held.office = seat.office where held.principal is null
      or (held.principal <> ${approvalRequests.requestedBy} and not ${isExcluded(sql`held.principal::text`)}
        and not ${hasDecided(sql`held.principal`)} and seat.deputies_from <= ${now.toISOString()}::timestamptz))`,
    sql`not ${hasDecided(sql`${userId}::uuid`)}`,
  );
}

/** Filters of a list of requests. */
export interface RequestFilters {
  /** Those that wait for a user, or those that a user made. */
  readonly of: { readonly waiting: PendingFilter } | { readonly requestedBy: string; readonly kinds: readonly ApprovalKind[] };
  readonly status: ApprovalStatus | undefined;
}

function isWanted(instituteId: string, { of, status }: RequestFilters): SQL | undefined {
  return and(
    'requestedBy' in of
      ? matches(approvalRequests, { instituteId, requestedBy: of.requestedBy, kind: of.kinds })
      : isPendingFor(instituteId, of.waiting),
    status && eq(approvalRequests.status, status),
  );
}

export async function findRequests(
  db: Database,
  instituteId: string,
  { newestFirst, ...wanted }: RequestFilters & { readonly newestFirst: boolean },
  page: PageRequest<TimeCursor>,
): Promise<Page<StoredRequest, TimeCursor>> {
  const { requestedAt: at, id } = approvalRequests;
  const way = newestFirst ? desc : asc;
  const condition = isWanted(instituteId, wanted);
  const found = await readPage(page, {
    read: (limit, after) =>
      db
        .select({ request: storedRequest })
        .from(approvalRequests)
        .where(and(condition, isAfterMoment({ at, id }, after, { newestFirst })))
        .orderBy(way(at), way(id))
        .limit(limit),
    cursorOf: ({ request }) => timeCursor({ id: request.id, createdAt: new Date(request.requestedAt) }),
    count: () => countWhere(db, approvalRequests, condition),
  });
  return mapPage(found, ({ request }) => request);
}

/** Notifications are deleted after some time, so older requests cause no further reminders. */
const REMINDED_WITHIN = '60 days';

/** Open requests of these kinds with a reminder due and the time of the last reminder, most urgent first. */
export async function findRemindable(
  db: Database,
  { instituteId, kinds, now, limit }: { instituteId: string; kinds: readonly ApprovalKind[]; now: Date; limit: number },
) {
  const { id } = approvalRequests;
  const reminders = sql`${notificationEvents} where ${notificationEvents.instituteId} = ${instituteId} and ${notificationEvents.subjectId} = ${id} and ${notificationEvents.kind} = 'claim-waits'`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  return db
    .select({ request: storedRequest, remindedAt: sql<string | null>`${sql`(select max(${notificationEvents.at}) from ${reminders})`}` })
    .from(approvalRequests)
    .where(
      and(
        matches(approvalRequests, { instituteId, status: 'open', kind: kinds }),
        sql`exists (select from jsonb_to_recordset(${approvalRequests.openSeats}) as seat (remind_at timestamptz)
          where seat.remind_at <= ${moment} and seat.remind_at > ${moment} - ${REMINDED_WITHIN}::interval
            and not exists (select from ${reminders} and ${notificationEvents.at} >= seat.remind_at))`,
      ),
    )
    .orderBy(asc(approvalRequests.requestedAt), asc(id))
    .limit(limit);
}

/** Titles and requesters of requests. */
export function findTitles(db: Database, instituteId: string, ids: readonly string[]) {
  return db
    .select({ id: approvalRequests.id, title: approvalRequests.title, requesterId: users.id, requester: users.name })
    .from(approvalRequests)
    .innerJoin(users, isReferenced(users, approvalRequests.instituteId, approvalRequests.requestedBy))
    .where(matches(approvalRequests, { instituteId, id: ids }));
}

export async function findRequest(db: Database, instituteId: string, id: string): Promise<StoredRequest | undefined> {
  const [row] = await db.select({ request: storedRequest }).from(approvalRequests).where(matches(approvalRequests, { instituteId, id }));
  return row?.request;
}

type NewRequest = typeof approvalRequests.$inferInsert;

export async function insertRequest(tx: Database, row: NewRequest): Promise<void> {
  await tx.insert(approvalRequests).values(row);
}

/** Saves a request if its version is still the one that was read; false otherwise. */
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
    .where(matches(approvalRequests, { instituteId, id: _id, version }))
    .returning({ id: approvalRequests.id });
  return rows.length > 0;
}

/** Whether the user made a request that waits for one of these offices. */
export async function hasPendingRequest(db: Database, instituteId: string, userId: string, offices: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${approvalRequests} r, jsonb_to_recordset(r.open_seats) as seat (office text)
    where r.institute_id = ${instituteId} and r.requested_by = ${userId} and r.status = 'open' and seat.office = any(${sql.param([...offices])}::text[])
    limit 1`);
  return rows.length > 0;
}

/** People who decided about requests. */
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

/** Marks the decisions of steps as superseded. */
export async function supersedeDecisions(
  tx: Database,
  { instituteId, requestId, stepIds, now }: { instituteId: string; requestId: string; stepIds: readonly string[]; now: Date },
): Promise<void> {
  if (stepIds.length === 0) return;
  await tx
    .update(approvalDecisions)
    .set({ supersededAt: now })
    .where(matches(approvalDecisions, { instituteId, requestId, stepId: stepIds, supersededAt: null }));
}
