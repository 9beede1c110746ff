import type { Figure } from './figure.ts';

const HEADINGS = ['what', 'figure', 'budget', 'verdict', 'load'] as const;

/** Prints figures as one table and sets the exit code of this process: 1 where any of them is over its budget. */
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
