import { loadavg } from 'node:os';

/** One line of the report. */
export interface Figure {
  /** What was measured, with its unit where the figure has none. */
  readonly what: string;
  /** The figure as it is printed. */
  readonly value: string;
  /** The budget as it is printed; empty for what is only listed. */
  readonly budget: string;
  /** False fails the run. What is only listed is always within. */
  readonly isWithin: boolean;
  /** Load average of the machine over the last minute, when the figure was taken. */
  readonly load: number;
}

const currentLoad = () => loadavg()[0] ?? 0;
const inKilobytes = (size: number) => `${(size / 1000).toFixed(2)} kB`;

/** Bytes on the wire against a budget in bytes; 1 kB is 1,000 bytes. */
export function sizeFigure(what: string, size: number, budget: number): Figure {
  return { what, value: inKilobytes(size), budget: `<= ${budget / 1000} kB`, isWithin: size <= budget, load: currentLoad() };
}

/** Bytes that have no budget of their own. */
export function listedSize(what: string, size: number): Figure {
  return listed(what, inKilobytes(size));
}

/** Something without a budget that a reader of the report needs. */
export function listed(what: string, value: string): Figure {
  return { what, value, budget: '', isWithin: true, load: currentLoad() };
}

/** Anything else that is measured against an upper limit. */
export function limitedFigure(what: string, amount: number, limit: number, print: (amount: number) => string): Figure {
  return { what, value: print(amount), budget: `<= ${print(limit)}`, isWithin: amount <= limit, load: currentLoad() };
}

/** A ratio that must not be smaller than its limit. */
export function atLeastFigure(what: string, ratio: number, limit: number): Figure {
  return { what, value: ratio.toFixed(2), budget: `>= ${limit.toFixed(2)}`, isWithin: ratio >= limit, load: currentLoad() };
}
