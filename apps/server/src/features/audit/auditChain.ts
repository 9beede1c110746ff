import { unlistedSince } from '@quad/domain/feedback';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import {
  findLastChained,
  findUnchained,
  hasUnchained,
  institutesWithUnchained,
  lockChain,
  releaseDeferred,
  savePositions,
} from './audit.repo.ts';
import { GENESIS, linkOf } from './auditSeals.ts';

const BATCH = 1000;

/** End of the chain: position and link of its last row. */
export interface ChainHead {
  readonly position: number;
  readonly link: string;
}

type ChainContext = Pick<Context, 'db' | 'clock' | 'instituteId' | 'keys'>;

/**
 * Assigns positions to all rows that were committed since the last run. Concurrent chainers wait for each other, writers never wait: a row
 * that commits late simply gets a later position.
 */
export async function chainAudit(context: ChainContext): Promise<void> {
  const { db, clock, instituteId } = context;
  // Usually there is nothing to do, which this query finds out without a transaction or lock.
  if (!(await hasUnchained(db, instituteId, hourOf(clock())))) return;
  for (;;) {
    const count = await db.transaction((tx) => chainBatch(tx, context));
    if (count < BATCH) return;
  }
}

/** The institutes with rows that need a position. */
export function institutesToChain(across: Database, now: Date): Promise<string[]> {
  return institutesWithUnchained(across, hourOf(now));
}

/** Rows about anonymous feedback enter the log when the feedback is listed. */
function hourOf(now: Date): string {
  return unlistedSince(now).toISOString();
}

/** Assigns positions to up to a thousand rows and returns how many. */
export async function chainBatch(tx: Database, { clock, instituteId, keys }: Omit<ChainContext, 'db'>): Promise<number> {
  await lockChain(tx, instituteId);
  await releaseDeferred(tx, instituteId, hourOf(clock()));
  const rows = await findUnchained(tx, instituteId, BATCH);
  if (rows.length === 0) return 0;
  let { position, link } = await findHead(tx, instituteId);
  const positions = rows.map((row) => {
    position += 1;
    link = linkOf(keys, link, row);
    return { sequence: row.sequence, position, link };
  });
  await savePositions(tx, instituteId, positions);
  return rows.length;
}

/** The current end of the chain. */
export async function findHead(db: Database, instituteId: string): Promise<ChainHead> {
  const last = await findLastChained(db, instituteId);
  return { position: last?.position ?? 0, link: last?.link ?? GENESIS };
}
