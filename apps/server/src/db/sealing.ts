import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { record } from '../features/audit/audit.service.ts';
import { resealAuditLog } from '../features/audit/auditSealing.ts';
import { sealAuthor } from '../features/feedback/sealedAuthors.service.ts';
import { advisoryLock, WHOLE_DATABASE } from './advisoryLock.ts';
import type { Connection, Database } from './connection.ts';

const BATCH = 1000;
const GENESIS = '0'.repeat(64);

/**
 * The one-time part of an upgrade that needs the keys, in one transaction. Audit rows from before the keys are checked by their old hashes,
 * sealed and chained again, and the authors of anonymous feedback are sealed. Audit rows about anonymous feedback keep only the hour and
 * move to the end of it. Other nodes that start meanwhile wait.
 */
export async function sealLegacyRows(
  { acrossInstitutes: across, executeSql }: Pick<Connection, 'acrossInstitutes' | 'executeSql'>,
  context: Pick<Context, 'clock' | 'keys'>,
): Promise<void> {
  if (!(await isOpen(across))) return;
  await across.transaction(async (tx) => {
    await advisoryLock(tx, 'sealing', WHOLE_DATABASE);
    if (!(await isOpen(tx))) return;
    const { rows: institutes } = await tx.execute<{ id: string }>(sql`select id from institutes`);
    await blurAnonymousRows(tx);
    for (const { id } of institutes) {
      const own = { ...context, instituteId: id };
      const firstBroken = await firstBrokenLink(tx, id);
      const rows = await resealAuditLog(tx, own);
      const authors = await sealAuthors(tx, own);
      const detail = { rows, authors, ...(firstBroken === undefined ? {} : { firstBroken }) };
      if (rows + authors > 0) await record(tx, own, undefined, { action: 'audit.seal', detail });
    }
    await tx.execute(sql`drop table audit_log_before_keys`);
  });
  // Deleted rows stay readable in the files until their space is reused.
  for (const table of ['feedback_authors', 'idempotency_keys', 'audit_log']) await executeSql(`vacuum full ${table}`);
}

async function isOpen(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ found: string | null }>(sql`select to_regclass('audit_log_before_keys')::text as found`);
  return rows[0]?.found != null;
}

async function blurAnonymousRows(tx: Database): Promise<void> {
  const isAnonymous = sql`action = 'feedback.give' and actor_id is null`;
  const { rows } = await tx.execute(sql`select from audit_log where ${isAnonymous} limit 1`);
  if (rows.length === 0) return;
  await tx.execute(sql`alter table audit_log disable trigger user`);
  await tx.execute(sql`update audit_log set at = date_trunc('hour', at, 'UTC') where ${isAnonymous}`);
  await tx.execute(sql`
    update audit_log l set sequence = -places.place
    from (
      select institute_id, sequence, row_number() over (
        partition by institute_id
        order by case when ${isAnonymous} then at + interval '1 hour' else at end, case when ${isAnonymous} then id end nulls first, sequence
      ) as place from audit_log
    ) places
    where l.institute_id = places.institute_id and l.sequence = places.sequence`);
  await tx.execute(sql`update audit_log set sequence = -sequence`);
  await tx.execute(sql`alter table audit_log enable trigger user`);
}

/** Number of the first row that does not match the hash of the one before it, by the old hashes without a key. */
async function firstBrokenLink(tx: Database, instituteId: string): Promise<number | undefined> {
  let previousHash = GENESIS;
  let last = 0;
  for (;;) {
    const { rows } = await tx.execute<OldRow>(sql`
      select institute_id, sequence::int, to_json(at at time zone 'UTC') #>> '{}' as at, actor_id, action, subject_id, detail, previous_hash, hash
      from audit_log_before_keys where institute_id = ${instituteId} and sequence > ${last} order by sequence limit ${BATCH}`);
    for (const row of rows) {
      if (row.sequence !== last + 1 || row.previous_hash !== previousHash || oldHashOf(row) !== row.hash) return row.sequence;
      previousHash = row.hash;
      last = row.sequence;
    }
    if (rows.length < BATCH) return undefined;
  }
}

interface OldRow extends Record<string, unknown> {
  institute_id: string;
  sequence: number;
  at: string;
  actor_id: string | null;
  action: string;
  subject_id: string | null;
  detail: Record<string, unknown>;
  previous_hash: string;
  hash: string;
}

function oldHashOf({ institute_id, sequence, at, actor_id, action, subject_id, detail, previous_hash }: OldRow): string {
  const sorted = Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = [institute_id, sequence, new Date(`${at}Z`).toISOString(), actor_id, action, subject_id, sorted, previous_hash];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

async function sealAuthors(tx: Database, { instituteId, keys }: Pick<Context, 'instituteId' | 'keys'>): Promise<number> {
  const { rows } = await tx.execute<{ user_id: string; ids: string[] }>(sql`
    with opened as (
      delete from feedback_authors a using feedback f
      where a.institute_id = ${instituteId} and f.institute_id = a.institute_id and f.id = a.feedback_id and f.is_anonymous
      returning a.user_id, a.feedback_id, f.created_at
    )
    select user_id, array_agg(feedback_id order by created_at, feedback_id) as ids from opened group by user_id`);
  for (const { user_id: userId, ids } of rows) await sealAuthor(tx, { instituteId, userId, key: keys.feedback }, ids);
  return rows.reduce((sum, { ids }) => sum + ids.length, 0);
}
