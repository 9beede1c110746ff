import type { RowStatus } from '@quad/domain/administration';
import type { Said } from '@quad/domain/messages';
import type { Context } from '../../context.ts';
import type { Batches } from '../../db/batches.ts';
import type { Database } from '../../db/connection.ts';

/** A line of a table, by the names of its fields. Every field is there, blank where the line has nothing. */
export interface Line {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** What became of a line. */
export interface LineResult {
  readonly line: number;
  readonly rowStatus: RowStatus;
  readonly note: Said;
  /** What it takes to undo it; null where it changed nothing. */
  readonly undo: Record<string, unknown> | null;
}

/** A line that changed something, and what it takes to undo it. */
export interface Undone {
  readonly line: number;
  readonly undo: Record<string, unknown>;
}

/** What importers work with: what every feature has, and who says that it be done. */
export type ImportContext = Context & {
  readonly actorId: string;
  /** The fields that the table has a column for: of the others it says nothing. All of them where this is left out. */
  readonly fields?: ReadonlySet<string>;
};

/** Whether something of a line stayed when it was taken back: it was changed since, or is not for whoever takes it back to decide. */
export interface Reverted {
  readonly line: number;
  readonly isLeft: boolean;
}

/**
 * Brings lines of one kind in, all of it in the transaction that it is given. What it does in one that is rolled back is the check:
 * there is no second description of what would be done.
 */
export interface Importer {
  /** Does what each line asks for, leaves out what is wrong, and says what became of each, in their order. */
  apply(tx: Database, context: ImportContext, lines: Batches<Line>): Batches<LineResult>;
  /**
   * For a kind of which each line is judged for itself: looks through all lines, and does then what a batch of them asks for as `apply`
   * does, in whatever transaction it is given. That those of the others are rolled back meanwhile changes nothing.
   */
  judged?(
    db: Database,
    context: ImportContext,
    lines: Batches<Line>,
  ): Promise<(tx: Database, lines: readonly Line[]) => Promise<LineResult[]>>;
  /** Takes it back, and says of each line whether something of it stayed. */
  revert(tx: Database, context: ImportContext, lines: Batches<Undone>): Batches<Reverted>;
}

export function wrong(line: Line, note: Said): LineResult {
  return { line: line.line, rowStatus: 'wrong', note, undo: null };
}
