import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { auditDeferred, auditLog } from '../../db/schema.ts';
import { GENESIS, linkOf } from './auditSeals.ts';

const BATCH = 1000;
const HOUR_MS = 3_600_000;

/** The end of the chain: its last row's place and link. */
export interface ChainHead {
  readonly position: number;
  readonly link: string;
}

type ChainContext = Pick<Context, 'db' | 'clock' | 'instituteId' | 'keys'>;

/**
 * Gives every row that has been committed since its place in the chain. Chainers wait for one another, writers wait for none: a row that
 * commits later than one that was begun after it just comes after it.
 */
export async function chainAudit(context: ChainContext): Promise<void> {
  if (!(await hasWork(context))) return;
  for (;;) {
    const count = await context.db.transaction((tx) => chainBatch(tx, context));
    if (count < BATCH) return;
  }
}

/** Nearly always there is nothing to do, which is found out without a transaction and without a lock. */
async function hasWork({ db, clock, instituteId }: ChainContext): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from ${auditLog} where ${auditLog.instituteId} = ${instituteId} and ${auditLog.position} is null
    union all
    select from ${auditDeferred} where ${auditDeferred.instituteId} = ${instituteId} and ${auditDeferred.at} < ${hourOf(clock())}::timestamptz
    limit 1`);
  return rows.length > 0;
}

function hourOf(now: Date): string {
  return new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();
}

/** Gives up to a thousand rows their places. Gives how many there were. */
export async function chainBatch(tx: Database, { clock, instituteId, keys }: Omit<ChainContext, 'db'>): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${instituteId} audit`}, 0))`);
  await releaseDeferred(tx, instituteId, clock());
  const rows = await tx
    .select({ sequence: auditLog.sequence, mac: auditLog.mac })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), isNull(auditLog.position)))
    .orderBy(asc(auditLog.sequence))
    .limit(BATCH);
  if (rows.length === 0) return 0;
  let { position, link } = await findHead(tx, instituteId);
  const places = rows.map((row) => {
    position += 1;
    link = linkOf(keys, link, row);
    return { sequence: row.sequence, position, link };
  });
  await tx.execute(sql`
    update ${auditLog} set position = places.position, link = places.link
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as places (sequence bigint, position bigint, link text)
    where ${auditLog.instituteId} = ${instituteId} and ${auditLog.sequence} = places.sequence`);
  return rows.length;
}

/** The end of the chain as it is. */
export async function findHead(db: Database, instituteId: string): Promise<ChainHead> {
  const [last] = await db
    .select({ position: auditLog.position, link: auditLog.link })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), isNotNull(auditLog.position)))
    .orderBy(desc(auditLog.position))
    .limit(1);
  return { position: last?.position ?? 0, link: last?.link ?? GENESIS };
}

/** Moves what waits for its hour to end into the log, in the order of ids that were drawn by lot. */
async function releaseDeferred(tx: Database, instituteId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with released as (
      delete from ${auditDeferred} where ${auditDeferred.instituteId} = ${instituteId} and ${auditDeferred.at} < ${hourOf(now)}::timestamptz
      returning institute_id, id, at, actor_id, action, subject_id, detail, mac
    )
    insert into ${auditLog} (institute_id, id, at, actor_id, action, subject_id, detail, mac)
    select institute_id, id, at, actor_id, action, subject_id, detail, mac from released order by at, id`);
}
