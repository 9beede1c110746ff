/** How many a ranking shows. */
export const TOP = 5;

/** Orders by an amount, most first. */
export function byAmount<T>(amountOf: (item: T) => number): (one: T, other: T) => number {
  return (one, other) => amountOf(other) - amountOf(one);
}

/** How many there are of each kind, most first. */
export function countBy<T>(items: readonly T[], kindOf: (item: T) => string): { _id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(kindOf(item), (counts.get(kindOf(item)) ?? 0) + 1);
  return [...counts].map(([_id, count]) => ({ _id, count })).sort(byAmount(({ count }) => count));
}
