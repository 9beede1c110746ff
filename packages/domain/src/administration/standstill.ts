import { accept, type Result, refuse } from '../refusals/index.ts';
import type { Import, ImportKind } from './imports.ts';

/** What a server does with a table. */
export type ImportStep = 'check' | 'apply' | 'undo';

/**
 * Of tables where the portal runs on the embedded database, whose one connection does one thing at a time: how many lines are gone through
 * in a second at least (docs/benchmarks.md), and with how many everybody may have to wait for one table.
 */
export const EMBEDDED_TABLES = { linesInSecond: 500, linesAtOnce: 2000 } as const;

/** Kinds of which each line is judged for itself: they are checked in turns, and others come in between. */
const CHECKED_IN_TURNS: ReadonlySet<ImportKind> = new Set(['people']);

const TOO_LONG =
  'Everybody would have to wait too long: with the embedded database, at most {count} lines are done at a time. Bring the table in parts, or move the portal to PostgreSQL (docs/operating/tables.md).';

type Table = Pick<Import, 'kind' | 'row_count' | 'is_embedded'>;

/** Whether a step lets others in between, a turn after the other. */
export function isDoneInTurns({ kind, is_embedded: isEmbedded }: Pick<Table, 'kind' | 'is_embedded'>, step: ImportStep): boolean {
  return isEmbedded && step === 'check' && CHECKED_IN_TURNS.has(kind);
}

/** For about how many seconds nobody else is served while a server does a step of a table. */
export function standstillSeconds(table: Table, step: ImportStep): number {
  if (!table.is_embedded || isDoneInTurns(table, step)) return 0;
  return Math.ceil(table.row_count / EMBEDDED_TABLES.linesInSecond);
}

/** Refuses a step during which everybody would wait for too long. What was done can be taken back in every case. */
export function checkStandstill(table: Table, step: ImportStep): Result<true> {
  const { linesAtOnce, linesInSecond } = EMBEDDED_TABLES;
  if (step === 'undo' || standstillSeconds(table, step) <= linesAtOnce / linesInSecond) return accept(true);
  return refuse('CONFLICT', { text: TOO_LONG, values: { count: linesAtOnce.toLocaleString('en-US') } });
}
