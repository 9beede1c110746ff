import { unlistedSince } from '@quad/domain/feedback';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { findLastPlaced, findUnplaced, hasUnplaced, institutesUnplaced, lockChain, releaseDeferred, savePlaces } from './audit.repo.ts';
import { GENESIS, linkOf } from './auditSeals.ts';

const BATCH = 1000;

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
  const { db, clock, instituteId } = context;
  // Nearly always there is nothing to do, which is found out without a transaction and without a lock.
  if (!(await hasUnplaced(db, instituteId, hourOf(clock())))) return;
  for (;;) {
    const count = await db.transaction((tx) => chainBatch(tx, context));
    if (count < BATCH) return;
  }
}

/** The institutes that have rows to be given places. */
export function institutesToChain(across: Database, now: Date): Promise<string[]> {
  return institutesUnplaced(across, hourOf(now));
}

/** Rows of anonymous feedback come into the log when it comes into the list. */
function hourOf(now: Date): string {
  return unlistedSince(now).toISOString();
}

/** Gives up to a thousand rows their places. Returns how many there were. */
export async function chainBatch(tx: Database, { clock, instituteId, keys }: Omit<ChainContext, 'db'>): Promise<number> {
  await lockChain(tx, instituteId);
  await releaseDeferred(tx, instituteId, hourOf(clock()));
  const rows = await findUnplaced(tx, instituteId, BATCH);
  if (rows.length === 0) return 0;
  let { position, link } = await findHead(tx, instituteId);
  const places = rows.map((row) => {
    position += 1;
    link = linkOf(keys, link, row);
    return { sequence: row.sequence, position, link };
  });
  await savePlaces(tx, instituteId, places);
  return rows.length;
}

/** The end of the chain as it is. */
export async function findHead(db: Database, instituteId: string): Promise<ChainHead> {
  const last = await findLastPlaced(db, instituteId);
  return { position: last?.position ?? 0, link: last?.link ?? GENESIS };
}
