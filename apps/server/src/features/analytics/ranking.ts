/** Number of entries in a ranking. */
export const TOP = 5;

/** Comparator by amount, descending. */
export function byAmount<T>(amountOf: (item: T) => number): (one: T, other: T) => number {
  return (one, other) => amountOf(other) - amountOf(one);
}

/** Counts items by kind, most frequent first. */
export function countBy<T>(items: readonly T[], kindOf: (item: T) => string): { _id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1);
  return [...counts].map(([_id, count]) => ({ _id, count })).sort(byAmount(({ count }) => count));
}
