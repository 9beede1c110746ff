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

/** The lines of a table in their order, so many at a time: however long the table is, that many are in memory. */
export type Batches<Item> = AsyncIterable<readonly Item[]>;

/**
 * Brings lines of one kind in, all of it in the transaction that it is given. What it does in one that is rolled back is the check:
 * there is no second description of what would be done.
 */
export interface Importer {
  /** Does what each line asks for, leaves out what is wrong, and says what became of each, in their order. */
  bring(tx: Database, context: ImportContext, lines: Batches<Line>): Batches<Result>;
  /** Takes it back, and gives the lines of which something stayed because it was changed since. */
  takeBack(tx: Database, context: ImportContext, lines: Batches<Undone>): Batches<number>;
}

/** An importer that has to see all lines before it can do the first. */
export interface WholeImporter {
  bring(tx: Database, context: ImportContext, lines: readonly Line[]): Promise<Result[]>;
  takeBack(tx: Database, context: ImportContext, lines: readonly Undone[]): Promise<number[]>;
}

async function all<Item>(batches: Batches<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const batch of batches) items.push(...batch);
  return items;
}

/** Hands an importer all lines at once that has to see them so. */
export function whole(importer: WholeImporter): Importer {
  return {
    async *bring(tx, context, lines) {
      yield await importer.bring(tx, context, await all(lines));
    },
    async *takeBack(tx, context, lines) {
      yield await importer.takeBack(tx, context, await all(lines));
    },
  };
}

export function wrong(line: Line, note: string): Result {
  return { line: line.line, fate: 'wrong', note, undo: null };
}
