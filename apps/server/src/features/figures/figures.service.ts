import { type CalendarMonth, type Counted, type MonthlyParticipation, monthKey } from '@quad/domain/analytics';
import type { Context } from '../../context.ts';
import type { Connection } from '../../db/connection.ts';
import { type Figure, type FigureName, findUnsettled, foldFigures, readFigures, settleFigures } from './figures.repo.ts';

export { type FigureName, foldFigures, recountFigures, settleFigures, sumOfScopes } from './figures.repo.ts';

/** Where something is counted: in the whole institute, in one unit or in one category of events. */
export const INSTITUTE = 'institute';
export const unitScope = (unitId: string) => `unit ${unitId}`;
export const categoryScope = (category: string) => `category ${category}`;

export const CATEGORY_PREFIX = categoryScope('');

/** Figures as they were read, to be looked up and added up. */
export class FigureTable {
  readonly #byName: ReadonlyMap<FigureName, readonly Figure[]>;
  /** Of each name and scope: units ask one by one. */
  readonly #byScope: ReadonlyMap<string, readonly Figure[]>;

  constructor(figures: readonly Figure[]) {
    this.#byName = Map.groupBy(figures, ({ name }) => name);
    this.#byScope = Map.groupBy(figures, ({ name, scope }) => `${name} ${scope}`);
  }

  #of(name: FigureName, scope?: string): readonly Figure[] {
    return (scope === undefined ? this.#byName.get(name) : this.#byScope.get(`${name} ${scope}`)) ?? [];
  }

  /** The sum of what has the name, in one scope and of one key, or in and of all. */
  sum(name: FigureName, { scope, key }: { scope?: string; key?: string } = {}): number {
    return this.#of(name, scope).reduce((sum, figure) => (key === undefined || figure.key === key ? sum + figure.amount : sum), 0);
  }

  /** Figures of events are kept by unit and by category: all of them are those of all categories. */
  sumOfCategories(name: FigureName, key?: string): number {
    return this.categories(name, key).reduce((sum, { count }) => sum + count, 0);
  }

  /** How much each category of events has. */
  categories(name: FigureName, key?: string): { category: string; count: number }[] {
    const sums = new Map<string, number>();
    for (const figure of this.#of(name)) {
      if (!figure.scope.startsWith(CATEGORY_PREFIX) || (key ?? figure.key) !== figure.key) continue;
      const category = figure.scope.slice(CATEGORY_PREFIX.length);
      sums.set(category, (sums.get(category) ?? 0) + figure.amount);
    }
    return [...sums].map(([category, count]) => ({ category, count })).sort(byCount);
  }

  /** How many there are of each kind in the institute, most first; a blank kind is null. */
  kinds(name: FigureName): Counted[] {
    return this.#of(name, INSTITUTE)
      .map(({ key, amount }) => ({ _id: key || null, count: amount }))
      .sort(byCount);
  }

  /** Distinct participants month by month, the empty months with them. */
  participants(scope: string, months: readonly CalendarMonth[]): MonthlyParticipation[] {
    return months.map((month) => ({
      _id: month,
      uniqueParticipants: this.sum('participants-by-month', { scope, key: monthKey(month) }),
    }));
  }
}

function byCount(one: { count: number }, other: { count: number }): number {
  return other.count - one.count;
}

/**
 * The figures of those names. Nothing is written by reading: an event that is over counts as completed once `settleAll` has passed, which
 * it does twice a minute.
 */
export async function readFigureTable(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  names: readonly FigureName[],
): Promise<FigureTable> {
  return new FigureTable(await readFigures(db, instituteId, names));
}

/** How many events are counted in one go, to begin with, at least and at most. */
const FIRST_BATCH = 50;
const SMALLEST_BATCH = 10;
const LARGEST_BATCH = 1000;
/** How long one go may take, in milliseconds: on the embedded database everybody else waits meanwhile, on PostgreSQL nobody does. */
const BATCH_MS: Readonly<Record<Connection['engine'], number>> = { embedded: 150, postgres: 1000 };

export interface SettleOptions extends Pick<Connection, 'engine'> {
  /** Begins no other batch once it is aborted. */
  readonly signal?: AbortSignal | undefined;
  readonly onBatch?: (events: number) => void;
}

/**
 * Counts what is over as completed, in every institute and in batches of their own transactions, and folds what that changed. Cut short,
 * it goes on where it was when it is begun again; several at once share the work. True when there is nothing left.
 */
export async function settleAll(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { engine, signal, onBatch }: SettleOptions,
): Promise<boolean> {
  let size = FIRST_BATCH;
  for (const instituteId of await findUnsettled(db, clock())) {
    for (let settled = size; settled > 0; ) {
      if (signal?.aborted) return false;
      const began = performance.now();
      settled = await settleFigures(db, instituteId, clock(), size);
      if (settled > 0) await foldFigures({ db }, instituteId);
      onBatch?.(settled);
      const factor = BATCH_MS[engine] / Math.max(performance.now() - began, 1);
      if (settled === size) size = Math.round(Math.min(LARGEST_BATCH, Math.max(SMALLEST_BATCH, size * Math.min(2, factor))));
    }
  }
  return true;
}
