/** What of a list is in sight, and where somebody is. */
export interface Sight {
  /** The first item in sight, counted from 0. */
  from: number;
  /** After the last item in sight. */
  to: number;
  count: number;
  /** The item that had the focus last, which must not vanish under it. */
  current?: number;
}

/** The items to draw, in order: those in sight, and the current one with its neighbours, so that Tab finds its way from there. */
export function drawn({ from, to, count, current }: Sight): number[] {
  const inSight = Array.from({ length: Math.max(to - from, 0) }, (_, place) => from + place);
  const kept = current === undefined ? [] : [current - 1, current, current + 1];
  const isOutOfSight = (index: number) => index >= 0 && index < count && (index < from || index >= to);
  return [...inSight, ...kept.filter(isOutOfSight)].toSorted((one, other) => one - other);
}
