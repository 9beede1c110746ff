import { sql } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import type { Connection, Database } from '../db/connection.ts';
import { attempt, type Worker, type Workers } from '../jobs/attempt.ts';
import { newBoss } from '../jobs/boss.ts';
import { QUEUE_NAMES, type QueueName } from '../jobs/queues.ts';
import { MAIL_QUEUES, type MailKind } from '../mail/mailQueue.ts';

/** Workers of all queues that do nothing, except the given ones. */
export function idleWorkers(own: Partial<Workers> = {}): Workers {
  const idle = Object.fromEntries(QUEUE_NAMES.map((queue) => [queue, async () => 'keep'])) as unknown as Workers;
  return { ...idle, ...own };
}

const bosses = new WeakMap<Connection['executeSql'], Promise<PgBoss>>();

/** The queue library of a database, without any workers. */
export function bossOf(connection: Connection): Promise<PgBoss> {
  const known = bosses.get(connection.executeSql) ?? newBoss(connection);
  bosses.set(connection.executeSql, known);
  return known;
}

const UNDEFINED_TABLE = '42P01';

/** Sets the time of the queues to a test's clock. Undefined restores the real time. */
export async function setQueueTime({ executeSql }: Connection, now: Date | undefined): Promise<void> {
  const values = now ? `values ('${now.toISOString()}'::timestamptz)` : 'select now() where false';
  const set = `begin; delete from jobs.test_now; insert into jobs.test_now ${values}; commit`;
  try {
    await executeSql(set);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === UNDEFINED_TABLE)) throw error;
    await executeSql('rollback').catch(() => undefined);
    await executeSql(`
      create table jobs.test_now (now timestamptz not null);
      create or replace function jobs.job_now() returns timestamptz language sql stable as
        $$ select coalesce((select t.now from jobs.test_now t), pg_catalog.now()) $$;
      ${set}`);
  }
}

/** Makes one attempt at the next due job, like a server. False when there is none. */
export async function attemptNext(connection: Connection, queue: QueueName, worker: Worker): Promise<boolean> {
  const boss = await bossOf(connection);
  const [job] = await boss.fetch(queue, { includeMetadata: true });
  if (!job) return false;
  await attempt(boss, connection.acrossInstitutes, queue, worker, job);
  return true;
}

/** Makes one attempt at the next due mail, urgent ones first. False when there is none. */
export async function attemptNextMail(connection: Connection, worker: Worker): Promise<boolean> {
  for (const queue of MAIL_QUEUES) if (await attemptNext(connection, queue, worker)) return true;
  return false;
}

/** A mail in its queue. */
export interface PostedMail {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipientId: string | null;
  readonly subjectId: string | null;
  readonly state: string;
  readonly attempts: number;
  readonly startAfter: Date;
  /** The error of its last attempt. */
  readonly output: unknown;
}

/** The mails of a test's institute in the queues, pending or completed, oldest first. */
export async function postedMails({ db, instituteId }: { db: Database } & Pick<Context, 'instituteId'>): Promise<PostedMail[]> {
  const { rows } = await db.execute<Record<string, unknown> & PostedMail>(sql`
    select id, state, data ->> 'kind' as kind, data ->> 'recipientId' as "recipientId", data ->> 'subjectId' as "subjectId",
      case when started_on is null then 0 else retry_count + 1 end as attempts, start_after as "startAfter", output
    from jobs.job where name in ('mail', 'mail-urgent') and data ->> 'instituteId' = ${instituteId} order by created_on, id`);
  return rows.map((row) => ({ ...row, startAfter: new Date(row.startAfter) }));
}

/** The complete content of a database's queues as text. */
export async function storedJobs(db: Database): Promise<string> {
  const { rows } = await db.execute<{ row: string }>(sql`select to_jsonb(j)::text as row from jobs.job j`);
  return rows.map(({ row }) => row).join('\n');
}
