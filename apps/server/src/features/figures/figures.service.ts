import { type CalendarMonth, type Counted, type MonthlyParticipation, monthKey } from '@quad/domain/analytics';
import type { Context } from '../../context.ts';
import type { Connection } from '../../db/connection.ts';
import { completePastEventsOf, type Figure, type FigureName, findInstitutesToComplete, foldFigures, readFigures } from './figures.repo.ts';

export { completePastEventsOf, type FigureName, foldFigures, recountFigures, sumOfScopes } from './figures.repo.ts';

/** Scopes of figures: the whole institute, one unit, or one category of events. */
export const INSTITUTE = 'institute';
export const unitScope = (unitId: string) => `unit ${unitId}`;
export const categoryScope = (category: string) => `category ${category}`;

export const CATEGORY_PREFIX = categoryScope('');

/** Figures in memory, with lookups and sums. */
export class FigureTable {
  readonly #byName: ReadonlyMap<FigureName, readonly Figure[]>;
  /** By name and scope, because units are looked up one by one. */
  readonly #byScope: ReadonlyMap<string, readonly Figure[]>;

  constructor(figures: readonly Figure[]) {
    this.#byName = Map.groupBy(figures, ({ name }) => name);
    this.#byScope = Map.groupBy(figures, ({ name, scope }) => `${name} ${scope}`);
  }

  #of(name: FigureName, scope?: string): readonly Figure[] {
    return (scope === undefined ? this.#byName.get(name) : this.#byScope.get(`${name} ${scope}`)) ?? [];
  }

  /** The sum of a figure over one scope or all, and over one key or all. */
  sum(name: FigureName, { scope, key }: { scope?: string; key?: string } = {}): number {
    return this.#of(name, scope).reduce((sum, figure) => (key === undefined || figure.key === key ? sum + figure.amount : sum), 0);
  }

  /** Figures of events are stored by unit and by category, so their total is the sum over categories. */
  sumOfCategories(name: FigureName, key?: string): number {
    return this.categories(name, key).reduce((sum, { count }) => sum + count, 0);
  }

  /** A figure by category of events, largest first. */
  categories(name: FigureName, key?: string): { category: string; count: number }[] {
    const sums = new Map<string, number>();
    for (const figure of this.#of(name)) {
      if (!figure.scope.startsWith(CATEGORY_PREFIX) || (key ?? figure.key) !== figure.key) continue;
      const category = figure.scope.slice(CATEGORY_PREFIX.length);
      sums.set(category, (sums.get(category) ?? 0) + figure.amount);
    }
    return [...sums].map(([category, count]) => ({ category, count })).sort(byCount);
  }

  /** The institute's count of each kind, largest first. A blank kind is null. */
  kinds(name: FigureName): Counted[] {
    return this.#of(name, INSTITUTE)
      .map(({ key, amount }) => ({ _id: key || null, count: amount }))
      .sort(byCount);
  }

  /** Distinct participants by month, including months without any. */
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
 * Reads the figures of these names. Reading writes nothing: a past event counts as completed once `completePastEvents` has run, which it does twice
 * a minute.
 */
export async function readFigureTable(
  { db, instituteId }: Pick<Context, 'db' | 'instituteId'>,
  names: readonly FigureName[],
): Promise<FigureTable> {
  return new FigureTable(await readFigures(db, instituteId, names));
}

/** Number of events per batch: initially, at least and at most. */
const INITIAL_BATCH_SIZE = 50;
const MIN_BATCH_SIZE = 10;
const MAX_BATCH_SIZE = 1000;
/** Target duration of a batch in milliseconds. On the embedded database a batch blocks everybody, on PostgreSQL nobody. */
const BATCH_MS: Readonly<Record<Connection['engine'], number>> = { embedded: 150, postgres: 1000 };

export interface CompletionOptions extends Pick<Connection, 'engine'> {
  /** Starts no further batch once aborted. */
  readonly signal?: AbortSignal | undefined;
  readonly onBatch?: (events: number) => void;
}

/**
 * Counts past events of every institute as completed, in batches with a transaction each, and folds the changes. It continues after an
 * interruption, and concurrent calls share the work. True when nothing is left.
 */
export async function completePastEvents(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { engine, signal, onBatch }: CompletionOptions,
): Promise<boolean> {
  let size = INITIAL_BATCH_SIZE;
  for (const instituteId of await findInstitutesToComplete(db, clock())) {
    for (let settled = size; settled > 0; ) {
      if (signal?.aborted) return false;
      const began = performance.now();
      settled = await completePastEventsOf(db, instituteId, clock(), size);
      if (settled > 0) await foldFigures({ db }, instituteId);
      onBatch?.(settled);
      const factor = BATCH_MS[engine] / Math.max(performance.now() - began, 1);
      if (settled === size) size = Math.round(Math.min(MAX_BATCH_SIZE, Math.max(MIN_BATCH_SIZE, size * Math.min(2, factor))));
    }
  }
  return true;
}
