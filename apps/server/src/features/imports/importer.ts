import type { RowStatus } from '@quad/domain/administration';
import type { Message } from '@quad/domain/messages';
import type { Context } from '../../context.ts';
import type { Batches } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';

/** A line of a table, as values by field name. Every field is present; it is blank if the line has no value. */
export interface Line {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** Result of importing a line. */
export interface LineResult {
  readonly line: number;
  readonly rowStatus: RowStatus;
  readonly note: Message;
  /** Data needed to undo the line; null if it changed nothing. */
  readonly undo: Record<string, unknown> | null;
}

/** A line that changed something, with its undo data. */
export interface Undone {
  readonly line: number;
  readonly undo: Record<string, unknown>;
}

/** Context for importers: that of every feature, and who applies the import. */
export type ImportContext = Context & {
  readonly actorId: string;
  /** Fields that the table has a column for; fields without a column are left unchanged. All fields if undefined. */
  readonly fields?: ReadonlySet<string>;
};

/** Whether part of a line could not be reverted, because it has changed since or the actor may not decide on it. */
export interface Reverted {
  readonly line: number;
  readonly isIncomplete: boolean;
}

/**
 * Imports lines of one kind in the caller's transaction. A check runs the same code and rolls it back, so that its results are those of the
 * import.
 */
export interface Importer {
  /** Applies the lines, skips invalid ones and yields the result of each, in the same order. */
  apply(tx: Database, context: ImportContext, lines: Batches<Line>): Batches<LineResult>;
  /**
   * For kinds whose lines are checked one by one. Reads all lines first, then returns a function that applies one batch, as `apply` does, in
   * any transaction. Its results do not depend on whether other batches were rolled back.
   */
  prepareBatches?(
    db: Database,
    context: ImportContext,
    lines: Batches<Line>,
  ): Promise<(tx: Database, lines: readonly Line[]) => Promise<LineResult[]>>;
  /** Reverts lines and yields for each whether part of it could not be reverted. */
  revert(tx: Database, context: ImportContext, lines: Batches<Undone>): Batches<Reverted>;
}

export function invalidLine(line: Line, note: Message): LineResult {
  return { line: line.line, rowStatus: 'wrong', note, undo: null };
}
