/** What of a list is visible, and where somebody is. */
export interface VisibleRange {
  /** The first visible item, counted from 0. */
  from: number;
  /** After the last visible item. */
  to: number;
  count: number;
  /** The item that had the focus last, which must not vanish under it. */
  current?: number;
}

/** The items to render, in order: those that are visible, and the current one with its neighbours, so that Tab finds its way from there. */
export function visibleIndexes({ from, to, count, current }: VisibleRange): number[] {
  const inSight = Array.from({ length: Math.max(to - from, 0) }, (_, place) => from + place);
  const kept = current === undefined ? [] : [current - 1, current, current + 1];
  const isOutOfSight = (index: number) => index >= 0 && index < count && (index < from || index >= to);
  return [...inSight, ...kept.filter(isOutOfSight)].toSorted((one, other) => one - other);
}
