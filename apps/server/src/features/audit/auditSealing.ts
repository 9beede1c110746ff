import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { auditDeferred, auditLog } from '../../db/schema.ts';
import { chainBatch } from './auditChain.ts';
import { sealOf } from './auditSeals.ts';

const BATCH = 1000;

/**
 * Seals every row of the log as it is now and chains them anew, in the order in which they are: after this the key vouches for them,
 * whatever they say. Gives how many there are.
 */
export async function sealAnew(tx: Database, context: Pick<Context, 'clock' | 'instituteId' | 'keys'>): Promise<number> {
  const { instituteId, keys } = context;
  await tx.execute(sql`alter table ${auditLog} disable trigger user`);
  await tx.execute(sql`alter table ${auditDeferred} disable trigger user`);
  await tx.update(auditLog).set({ position: null, link: null }).where(eq(auditLog.instituteId, instituteId));
  let last = 0;
  let count = 0;
  for (;;) {
    const rows = await tx
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, instituteId), gt(auditLog.sequence, last)))
      .orderBy(asc(auditLog.sequence))
      .limit(BATCH);
    const seals = rows.map((row) => ({ sequence: row.sequence, mac: sealOf(keys, row) }));
    await tx.execute(sql`
      update ${auditLog} set mac = seals.mac from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as seals (sequence bigint, mac text)
      where ${auditLog.instituteId} = ${instituteId} and ${auditLog.sequence} = seals.sequence`);
    count += rows.length;
    last = rows.at(-1)?.sequence ?? last;
    if (rows.length < BATCH) break;
  }
  for (const row of await tx.select().from(auditDeferred).where(eq(auditDeferred.instituteId, instituteId))) {
    await tx
      .update(auditDeferred)
      .set({ mac: sealOf(keys, row) })
      .where(and(eq(auditDeferred.instituteId, instituteId), eq(auditDeferred.id, row.id)));
  }
  while ((await chainBatch(tx, context)) > 0);
  await tx.execute(sql`alter table ${auditDeferred} enable trigger user`);
  await tx.execute(sql`alter table ${auditLog} enable trigger user`);
  return count;
}
