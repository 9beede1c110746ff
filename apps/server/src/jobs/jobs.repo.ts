import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';

export type JobData = Readonly<Record<string, string | null>>;

/** Jobs of one queue to insert. */
export interface NewJobs {
  readonly queue: string;
  readonly jobs: readonly { readonly id: string; readonly data: JobData }[];
  readonly createdAt: Date;
  readonly startAfter?: Date | undefined;
}

/**
 * Inserts jobs in one statement, inside the caller's transaction. A stately queue that already has such a job gets none. The statement is
 * the queue library's, without the parts for kinds of queues that are not used here: the library's own method reads the queue over a second
 * connection, which the embedded database does not have. The jobs of an institute form a group, by which fetching is fair. In a singleton
 * queue one job of each institute runs at a time.
 */
export async function insertJobs(db: Database, { queue, jobs, createdAt, startAfter }: NewJobs): Promise<void> {
  const at = createdAt.toISOString();
  // Caps the start time at the database clock, so that a node whose clock is ahead does not delay jobs.
  const start = startAfter ? sql`${startAfter.toISOString()}::timestamptz` : sql`least(${at}::timestamptz, jobs.job_now())`;
  await db.execute(sql`
    insert into jobs.job (id, name, data, group_id, singleton_key, start_after, created_on, keep_until, retry_limit, retry_delay, retry_backoff,
      retry_delay_max, expire_seconds, deletion_seconds, policy, dead_letter, heartbeat_seconds)
    select j.id, q.name, j.data, j.data ->> 'instituteId', case when q.policy = 'singleton' then j.data ->> 'instituteId' end, s.start_after, ${at}::timestamptz,
      s.start_after + q.retention_seconds * interval '1 second', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
      q.expire_seconds, q.deletion_seconds, q.policy, q.dead_letter, q.heartbeat_seconds
    from jobs.queue q, (select ${start} as start_after) s, jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j (id uuid, data jsonb)
    where q.name = ${queue}
    on conflict do nothing`);
}

/** Whether a queue has a job with this data that is not completed. A failed job counts. */
export async function hasJob(db: Database, { queue, data }: { queue: string; data: JobData }): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from jobs.job where name = ${queue} and state not in ('completed', 'cancelled') and data @> ${JSON.stringify(data)}::jsonb limit 1`);
  return rows.length > 0;
}

/** Sets the delay before the next attempt, in place of the queue's own. */
export async function setRetryDelay(db: Database, queue: string, id: string, seconds: number): Promise<void> {
  await db.execute(sql`
    update jobs.job set retry_delay = ${seconds} where name = ${queue} and id = ${id}::uuid and state = 'active'`);
}

/** Makes this attempt the last one. */
export async function endRetries(db: Database, queue: string, id: string): Promise<void> {
  await db.execute(sql`
    update jobs.job set retry_limit = retry_count where name = ${queue} and id = ${id}::uuid and state = 'active'`);
}

/** Number of jobs of one queue, by state. */
export interface QueueCounts {
  readonly queue: string;
  /** Due but not started. */
  readonly waiting: number;
  /** Not due yet, such as retries. */
  readonly later: number;
  readonly active: number;
  readonly failed: number;
  readonly done: number;
  /** For how many seconds the oldest waiting job has been due. */
  readonly oldestSeconds: number;
}

/** Counts the jobs of all institutes, or of one. */
export async function countJobs(db: Database, instituteId?: string): Promise<QueueCounts[]> {
  const own = instituteId === undefined ? sql`` : sql`and j.data ->> 'instituteId' = ${instituteId}::text`;
  const { rows } = await db.execute<QueueCounts & Record<string, unknown>>(sql`
    select q.name as queue,
      (count(*) filter (where j.state < 'active' and j.start_after <= jobs.job_now()))::int as waiting,
      (count(*) filter (where j.state < 'active' and j.start_after > jobs.job_now()))::int as later,
      (count(*) filter (where j.state = 'active'))::int as active,
      (count(*) filter (where j.state = 'failed'))::int as failed,
      (count(*) filter (where j.state = 'completed'))::int as done,
      coalesce(extract(epoch from jobs.job_now() - min(j.start_after) filter (where j.state < 'active' and j.start_after <= jobs.job_now())), 0)::int
        as "oldestSeconds"
    from jobs.queue q left join jobs.job j on j.name = q.name ${own} group by q.name order by q.name`);
  return rows;
}

/** A job whose retries are used up. */
export interface FailedJobRow {
  readonly id: string;
  readonly queue: string;
  /** The kind of mail, for jobs that send one. */
  readonly kind: string | null;
  readonly attempts: number;
  readonly failedAt: string;
  /** The same time with microseconds, for the pagination cursor. */
  readonly failedOn: string;
  /** Recipient of a mail, when the job's data names one. */
  readonly recipientId: string | null;
  /** Id of the account that is to be erased or changed, for jobs of these two queues. */
  readonly accountId: string | null;
  readonly reason: string | null;
}

/** Finds failed jobs, latest first. With an id, only that job. */
export async function findFailed(
  db: Database,
  {
    id,
    instituteId,
    queue,
    limit,
    after,
  }: { id?: string; instituteId?: string; queue?: string; limit: number; after?: { at: string; id: string } | undefined },
): Promise<FailedJobRow[]> {
  const one = id === undefined ? sql`` : sql`and id = ${id}::uuid`;
  const own = instituteId === undefined ? sql`` : isOf(instituteId);
  const among = queue === undefined ? sql`` : sql`and name = ${queue}`;
  const further = after ? sql`and (completed_on, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await db.execute<FailedJobRow & Record<string, unknown>>(sql`
    select id, name as queue, data ->> 'kind' as kind, retry_count + 1 as attempts,
      to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as "failedAt",
      to_char(completed_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "failedOn", data ->> 'recipientId' as "recipientId",
      case when name in ('erasures', 'account-changes') then data ->> 'userId' end as "accountId",
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
    from jobs.job where state = 'failed' ${one} ${own} ${among} ${further} order by completed_on desc, id desc limit ${limit}`);
  return rows;
}

function isOf(instituteId: string) {
  return sql`and data ->> 'instituteId' = ${instituteId}::text`;
}

export async function countFailed(db: Database, instituteId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from jobs.job where state = 'failed' ${isOf(instituteId)}`,
  );
  return rows[0]?.count ?? 0;
}

interface OneFailed {
  readonly instituteId: string;
  readonly id: string;
}

type Decided = Pick<FailedJobRow, 'queue' | 'kind'>;

/** Schedules one more attempt of a failed job of an institute, as the queue library does. Undefined when there is no such job. */
export async function reviveFailed(tx: Database, { instituteId, id }: OneFailed): Promise<Decided | undefined> {
  const { rows } = await tx.execute<Decided & Record<string, unknown>>(sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, start_after = jobs.job_now(), completed_on = null
    where state = 'failed' and id = ${id}::uuid ${isOf(instituteId)} returning name as queue, data ->> 'kind' as kind`);
  return rows[0];
}

/** Deletes a failed job of an institute. Undefined when there is no such job. */
export async function removeFailed(tx: Database, { instituteId, id }: OneFailed): Promise<Decided | undefined> {
  const { rows } = await tx.execute<Decided & Record<string, unknown>>(sql`
    delete from jobs.job where state = 'failed' and id = ${id}::uuid ${isOf(instituteId)} returning name as queue, data ->> 'kind' as kind`);
  return rows[0];
}
