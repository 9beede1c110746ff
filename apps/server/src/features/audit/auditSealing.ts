import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findDeferred, findWrittenAfter, rewriteLog, saveDeferredSeal, saveSeals } from './audit.repo.ts';
import { chainBatch } from './auditChain.ts';
import { sealOf } from './auditSeals.ts';

const BATCH = 1000;

/**
 * Seals every row of the log in its current state and chains the rows again in their current order. After this the key vouches for them,
 * whatever they contain. Returns the number of rows.
 */
export async function resealAuditLog(tx: Database, context: Pick<Context, 'clock' | 'instituteId' | 'keys'>): Promise<number> {
  const { instituteId, keys } = context;
  let last = 0;
  let count = 0;
  await rewriteLog(tx, instituteId, async () => {
    for (;;) {
      const rows = await findWrittenAfter(tx, instituteId, last, BATCH);
      await saveSeals(
        tx,
        instituteId,
        rows.map((row) => ({ sequence: row.sequence, mac: sealOf(keys, row) })),
      );
      count += rows.length;
      last = rows.at(-1)?.sequence ?? last;
      if (rows.length < BATCH) break;
    }
    for (const row of await findDeferred(tx, instituteId)) await saveDeferredSeal(tx, row, sealOf(keys, row));
    while ((await chainBatch(tx, context)) > 0);
  });
  return count;
}
