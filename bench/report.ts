import { loadavg } from 'node:os';

/** One line of the report. */
export interface Figure {
  /** What was measured, with its unit if the value has none. */
  readonly what: string;
  /** The value as printed. */
  readonly value: string;
  /** The budget as printed; empty for figures that are only listed. */
  readonly budget: string;
  /** False fails the run. Figures that are only listed are always within. */
  readonly isWithin: boolean;
  /** The load average of the machine over the last minute, when the figure was measured. */
  readonly load: number;
}

const currentLoad = () => loadavg()[0] ?? 0;
const inKilobytes = (size: number) => `${(size / 1000).toFixed(2)} kB`;

/** Transferred bytes with a budget in bytes; 1 kB is 1,000 bytes. */
export function sizeFigure(what: string, size: number, budget: number): Figure {
  return { what, value: inKilobytes(size), budget: `<= ${budget / 1000} kB`, isWithin: size <= budget, load: currentLoad() };
}

/** A figure without a budget, for information. */
export function listed(what: string, value: string): Figure {
  return { what, value, budget: '', isWithin: true, load: currentLoad() };
}

const asRatio = (ratio: number) => ratio.toFixed(2);

/** A figure with an upper limit; a ratio, unless it is printed otherwise. */
export function limitedFigure(what: string, amount: number, limit: number, print: (amount: number) => string = asRatio): Figure {
  return { what, value: print(amount), budget: `<= ${print(limit)}`, isWithin: amount <= limit, load: currentLoad() };
}

/** A ratio with a lower limit. */
export function atLeastFigure(what: string, ratio: number, limit: number): Figure {
  return { what, value: asRatio(ratio), budget: `>= ${asRatio(limit)}`, isWithin: ratio >= limit, load: currentLoad() };
}

/** Adds to a figure what it was computed from. */
export function explained(figure: Figure, from: string): Figure {
  return { ...figure, value: `${figure.value} (${from})` };
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The 95% confidence interval of the median from order statistics (binomial), which assumes no distribution. */
export function medianInterval(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const half = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - half));
  const high = Math.min(sorted.length - 1, Math.ceil(sorted.length / 2 + half) - 1);
  return [sorted[low] ?? Number.NaN, sorted[high] ?? Number.NaN];
}

const ROUNDS = 7;

/** Two alternatives; each call measures one of them once, from a fresh start, and returns its time in milliseconds. */
export interface Arms {
  readonly subject: () => Promise<number>;
  readonly baseline: () => Promise<number>;
}

/** Measures both alternatives in turn, A B B A, and returns the median ratio of the rounds with its 95 % confidence interval. */
export async function ratioFigure(what: string, arms: Arms, limit: number): Promise<Figure> {
  const rounds: { subject: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(arms, round % 2 === 0));
  const ratios = rounds.map(({ subject, baseline }) => subject / baseline);
  const [low, high] = medianInterval(ratios);
  const times = `${median(rounds.map(({ subject }) => subject)).toFixed(0)} ms over ${median(rounds.map(({ baseline }) => baseline)).toFixed(0)} ms`;
  return explained(limitedFigure(what, median(ratios), limit), `95 %: ${asRatio(low)} to ${asRatio(high)}; ${times}`);
}

async function measureRound({ subject, baseline }: Arms, isSubjectFirst: boolean) {
  if (isSubjectFirst) return { subject: await subject(), baseline: await baseline() };
  const first = await baseline();
  return { subject: await subject(), baseline: first };
}

/** Measures costs in turn, in milliseconds, after a warm-up, and returns the median of each. */
export async function medianCosts<Measures extends readonly (() => Promise<number>)[]>(rounds: number, measures: Measures) {
  for (const measure of measures) await measure();
  const costs = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) for (const [index, measure] of measures.entries()) costs[index]?.push(await measure());
  return costs.map(median) as { [Index in keyof Measures]: number };
}

/** The ratio of two costs in milliseconds, with an upper limit. */
export function costFigure(what: string, cost: number, over: number, limit: number): Figure {
  return explained(limitedFigure(what, cost / over, limit), `${cost.toFixed(3)} over ${over.toFixed(3)} ms`);
}

/** Prints the figures as a table and sets the exit code of this process: 1 if any of them exceeds its budget. */
export function printReport(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => {
    const { what, value, budget, load } = figure;
    return { what, figure: value, budget, verdict: verdict(figure), load: Number(load.toFixed(1)) };
  });
  console.table(rows);
  if (!figures.every(({ isWithin }) => isWithin)) process.exitCode = 1;
}

function verdict({ budget, isWithin }: Figure): string {
  if (!budget) return 'listed';
  return isWithin ? 'ok' : 'OVER';
}
