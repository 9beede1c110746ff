/** The visible part of a list, and the current item. */
export interface VisibleRange {
  /** The index of the first visible item. */
  from: number;
  /** The index after the last visible item. */
  to: number;
  count: number;
  /** The last focused item, which has to stay rendered. */
  current?: number;
}

/** The indexes to render, in order: the visible items, and the current one with its neighbors, so that Tab works from there. */
export function visibleIndexes({ from, to, count, current }: VisibleRange): number[] {
  const inSight = Array.from({ length: Math.max(to - from, 0) }, (_, place) => from + place);
  const mounted = current === undefined ? [] : [current - 1, current, current + 1];
  const isOutOfSight = (index: number) => index >= 0 && index < count && (index < from || index >= to);
  return [...inSight, ...mounted.filter(isOutOfSight)].toSorted((one, other) => one - other);
}
