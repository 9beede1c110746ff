/** The first and the last month that are shown, by their place among all. */
export interface MonthRange {
  first: number;
  last: number;
}

export type RangeEnd = keyof MonthRange;

export interface RangeLimits {
  /** How many months there are. */
  count: number;
  /** How many may be shown. */
  most: number;
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(greatest, Math.max(least, value));
}

/** The range with one end at a month, or as near to it as the other end and the limits let it come. */
export function withEnd({ first, last }: MonthRange, end: RangeEnd, month: number, { count, most }: RangeLimits): MonthRange {
  if (end === 'first') return { first: clamp(month, Math.max(0, last - most + 1), last), last };
  return { first, last: clamp(month, first, Math.min(count, first + most) - 1) };
}

/** The range as long as it is, so many months later. */
export function shifted({ first, last }: MonthRange, by: number, { count }: RangeLimits): MonthRange {
  const step = clamp(by, -first, count - 1 - last);
  return { first: first + step, last: last + step };
}

const YEAR = 12;

/** The month that a key leads an end to; undefined for a key that means nothing to it. */
export function monthAfterKey(key: string, month: number, { count, isRightToLeft }: { count: number; isRightToLeft: boolean }) {
  const on = isRightToLeft ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: on,
    ArrowLeft: -on,
    ArrowUp: 1,
    ArrowDown: -1,
    PageUp: YEAR,
    PageDown: -YEAR,
    Home: -count,
    End: count,
  };
  const step = steps[key];
  return step === undefined ? undefined : month + step;
}
