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

/** A figure with an upper limit. */
export function limitedFigure(what: string, amount: number, limit: number, print: (amount: number) => string): Figure {
  return { what, value: print(amount), budget: `<= ${print(limit)}`, isWithin: amount <= limit, load: currentLoad() };
}

/** A ratio with a lower limit. */
export function atLeastFigure(what: string, ratio: number, limit: number): Figure {
  return { what, value: ratio.toFixed(2), budget: `>= ${limit.toFixed(2)}`, isWithin: ratio >= limit, load: currentLoad() };
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
  const figure = limitedFigure(what, median(ratios), limit, (ratio) => ratio.toFixed(2));
  return { ...figure, value: `${figure.value} (95 %: ${low.toFixed(2)} to ${high.toFixed(2)}; ${times})` };
}

async function measureRound({ subject, baseline }: Arms, isSubjectFirst: boolean) {
  if (isSubjectFirst) return { subject: await subject(), baseline: await baseline() };
  const first = await baseline();
  return { subject: await subject(), baseline: first };
}

/** Measures costs in turn, in milliseconds, after a warm-up, and returns the median of each. */
export async function medianCosts(rounds: number, measures: readonly (() => Promise<number>)[]): Promise<number[]> {
  for (const measure of measures) await measure();
  const costs = measures.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) for (const [index, measure] of measures.entries()) costs[index]?.push(await measure());
  return costs.map(median);
}

/** The ratio of two costs in milliseconds, with an upper limit. */
export function costFigure(what: string, cost: number, over: number, limit: number): Figure {
  const figure = limitedFigure(what, cost / over, limit, (ratio) => ratio.toFixed(2));
  return { ...figure, value: `${figure.value} (${cost.toFixed(3)} over ${over.toFixed(3)} ms)` };
}

const HEADINGS = ['what', 'figure', 'budget', 'verdict', 'load'] as const;

/** Prints the figures as a table and sets the exit code of this process: 1 if any of them exceeds its budget. */
export function printReport(figures: readonly Figure[]): void {
  const rows = figures.map((figure) => [figure.what, figure.value, figure.budget, verdict(figure), figure.load.toFixed(1)]);
  const widths = HEADINGS.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [HEADINGS, ...rows]) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  if (!figures.every(({ isWithin }) => isWithin)) process.exitCode = 1;
}

function verdict({ budget, isWithin }: Figure): string {
  if (!budget) return 'listed';
  return isWithin ? 'ok' : 'OVER';
}
