/** The first and last shown month, by index among all months. */
export interface MonthRange {
  first: number;
  last: number;
}

export type RangeEnd = keyof MonthRange;

export interface RangeLimits {
  /** The number of months. */
  count: number;
  /** The maximum length of a range. */
  max: number;
}

function clamp(value: number, least: number, greatest: number): number {
  return Math.min(greatest, Math.max(least, value));
}

/** Moves one end of a range to a month, as far as the other end and the limits allow. */
export function withEnd({ first, last }: MonthRange, end: RangeEnd, month: number, { count, max }: RangeLimits): MonthRange {
  if (end === 'first') return { first: clamp(month, Math.max(0, last - max + 1), last), last };
  return { first, last: clamp(month, first, Math.min(count, first + max) - 1) };
}

/** Moves the whole range by a number of months, within the limits. */
export function shifted({ first, last }: MonthRange, by: number, { count }: RangeLimits): MonthRange {
  const step = clamp(by, -first, count - 1 - last);
  return { first: first + step, last: last + step };
}

const YEAR = 12;

/** The month to which a key moves an end; undefined for other keys. */
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
