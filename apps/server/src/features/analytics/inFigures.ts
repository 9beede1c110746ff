import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type FigureName, readFigures, settleFigures } from '../figures/figures.repo.ts';
import { FigureTable } from '../figures/figureTable.ts';

/** Longest that a statement behind a dashboard may take, in milliseconds; after that the portal says that it is busy. */
const STATEMENT_TIMEOUT = 5000;

/** Reads for a dashboard: with the events that are over counted as completed, and with a bound on how long it may take. */
export function inFigures<T>(
  { db, clock, instituteId }: Context,
  names: readonly FigureName[],
  read: (tx: Database, figures: FigureTable, now: Date) => Promise<T>,
): Promise<T> {
  const now = clock();
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(`set local statement_timeout = ${STATEMENT_TIMEOUT}`));
    await settleFigures(tx, instituteId, now);
    return read(tx, new FigureTable(await readFigures(tx, instituteId, names)), now);
  });
}
