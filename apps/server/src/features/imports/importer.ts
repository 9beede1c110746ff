import type { RowFate } from '@quad/domain/administration';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';

/** A line of a table, by the names of its fields. Every field is there, blank where the line has nothing. */
export interface Line {
  readonly line: number;
  readonly values: Readonly<Record<string, string>>;
}

/** What became of a line. */
export interface Result {
  readonly line: number;
  readonly fate: RowFate;
  readonly note: string;
  /** What it takes to undo it; null where it changed nothing. */
  readonly undo: Record<string, unknown> | null;
}

/** What importers work with: what every feature has, and who says that it be done. */
export type ImportContext = Context & { readonly actorId: string };

/**
 * Brings lines of one kind in, all of it in the transaction that it is given. What it does in one that is rolled back is the check:
 * there is no second description of what would be done.
 */
export interface Importer {
  /** Does what each line asks for, leaves out what is wrong, and says what became of each, in their order. */
  bring(tx: Database, context: ImportContext, lines: readonly Line[]): Promise<Result[]>;
  /** Takes it back, and gives the lines of which something stayed because it was changed since. */
  takeBack(tx: Database, context: ImportContext, lines: readonly { line: number; undo: Record<string, unknown> }[]): Promise<number[]>;
}

export function wrong(line: Line, note: string): Result {
  return { line: line.line, fate: 'wrong', note, undo: null };
}
