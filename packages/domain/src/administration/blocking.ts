import { accept, type Result, refuse } from '../refusals/index.ts';
import type { Import, ImportKind } from './imports.ts';

/** Steps of processing an import. */
export type ImportStep = 'check' | 'apply' | 'undo';

/**
 * Limits on the embedded database, whose single connection does one thing at a time: the minimum number of lines processed per second
 * (docs/benchmarks.md), and the maximum number of lines of a step that blocks everybody else.
 */
export const EMBEDDED_TABLES = { linesInSecond: 500, linesAtOnce: 2000 } as const;

/** Kinds whose lines are checked independently, in batches, so that other requests run in between. */
const CHECKED_IN_BATCHES: ReadonlySet<ImportKind> = new Set(['people']);

const TOO_LONG =
  'Everybody would have to wait too long: the embedded database takes at most {count} lines at a time. Split the table, or move the portal to PostgreSQL (docs/operating/tables.md).';

type Table = Pick<Import, 'kind' | 'row_count' | 'is_embedded'>;

/** Whether a step runs in batches, so that other requests run in between. */
export function runsInBatches({ kind, is_embedded: isEmbedded }: Pick<Table, 'kind' | 'is_embedded'>, step: ImportStep): boolean {
  return isEmbedded && step === 'check' && CHECKED_IN_BATCHES.has(kind);
}

/** Returns for about how many seconds a step blocks all other requests. */
export function blockingSeconds(table: Table, step: ImportStep): number {
  if (!table.is_embedded || runsInBatches(table, step)) return 0;
  return Math.ceil(table.row_count / EMBEDDED_TABLES.linesInSecond);
}

/** Refuses a step that would block everybody for too long. Undoing is always allowed. */
export function checkBlocking(table: Table, step: ImportStep): Result<true> {
  const { linesAtOnce, linesInSecond } = EMBEDDED_TABLES;
  if (step === 'undo' || blockingSeconds(table, step) <= linesAtOnce / linesInSecond) return accept(true);
  return refuse('CONFLICT', { text: TOO_LONG, values: { count: linesAtOnce.toLocaleString('en-US') } });
}
