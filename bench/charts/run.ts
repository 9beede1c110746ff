/**
 * Three charts of the library against the same three written by hand and drawn by Chart.js, in Chromium at a quarter of the CPU: the work of a
 * frame (processor time of the main thread) at mount, update and resize, and the size of each as served. Prints medians, 95% intervals and ratios; exits with 1 where a
 * budget is missed. `node bench/charts/run.ts [rounds]`
 */
import { loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser.mjs';
import { median, medianInterval } from '../report.ts';
import { type BuiltArm, buildArm } from './buildArm.ts';
import { measureArm, type Sight, type Times } from './measureArm.ts';

const BUDGET = { mountRatio: 1.4, chunk: 30 };
const LEAST_ROUNDS = 7;
const NAMES = ['firstMount', 'mount', 'update', 'resize'] as const satisfies readonly (keyof Times)[];

function kilobytes(text: string): number {
  return brotliCompressSync(text).length / 1000;
}

async function measureAll(arms: { library: BuiltArm; handwritten: BuiltArm; chartjs: BuiltArm }, rounds: number) {
  const times: Record<keyof typeof arms, Times[]> = { library: [], handwritten: [], chartjs: [] };
  const sights: Partial<Record<keyof typeof arms, Sight[]>> = {};
  const browser = await chromium.launch(findBrowser());
  for (let round = 0; round < rounds; round += 1) {
    const order = ['library', 'handwritten', 'chartjs'] as const;
    for (const arm of round % 2 === 0 ? order : order.toReversed()) {
      const measured = await measureArm(browser, arms[arm]);
      times[arm].push(measured.times);
      sights[arm] = measured.sights;
    }
  }
  await browser.close();
  return { times, sights };
}

function row(name: keyof Times, { library, handwritten, chartjs }: Record<'library' | 'handwritten' | 'chartjs', Times[]>) {
  const ours = library.map((times) => times[name]);
  const theirs = handwritten.map((times) => times[name]);
  const ratios = ours.map((time, round) => time / (theirs[round] ?? Number.NaN));
  const [low, high] = medianInterval(ratios);
  return {
    'library, ms': median(ours).toFixed(1),
    'by hand, ms': median(theirs).toFixed(1),
    'Chart.js, ms': median(chartjs.map((times) => times[name])).toFixed(1),
    ratio: median(ratios).toFixed(2),
    '95%': `${low.toFixed(2)} to ${high.toFixed(2)}`,
  };
}

const rounds = Math.max(LEAST_ROUNDS, Number(process.argv[2] ?? LEAST_ROUNDS));
const arms = {
  library: await buildArm('library.tsx', 'nothing'),
  handwritten: await buildArm('handwritten.tsx', 'nothing'),
  chartjs: await buildArm('chartjs.ts', 'nothing'),
};
const { times, sights } = await measureAll(arms, rounds);

if (!isDeepStrictEqual(sights.library, sights.handwritten)) {
  for (const arm of ['library', 'handwritten'] as const) console.error(`${arm} shows`, JSON.stringify(sights[arm]));
  console.error('The two arms do not show the same, so their times say nothing.');
  process.exit(1);
}

const table = Object.fromEntries(NAMES.map((name) => [name, row(name, times)]));
const sizes = {
  charts: kilobytes((await buildArm('chunk.ts', 'shared')).script),
  withPrimitives: kilobytes((await buildArm('chunk.ts', 'react')).script),
  handwritten: kilobytes((await buildArm('HandwrittenCharts.tsx', 'react')).script),
  chartjs: kilobytes(arms.chartjs.script),
};

console.log(`Trend, bars and parts; ${rounds} rounds; CPU at a quarter; load ${loadavg()[0]?.toFixed(1)}`);
console.table(table);
console.log(
  `Brotli: six charts with visx ${sizes.charts.toFixed(1)} kB beyond the primitives, ${sizes.withPrimitives.toFixed(1)} kB with them; ` +
    `three by hand ${sizes.handwritten.toFixed(1)} kB, three with Chart.js ${sizes.chartjs.toFixed(1)} kB. React is in none.`,
);

const ratio = Number(table.mount?.ratio);
const isWithin = ratio <= BUDGET.mountRatio && sizes.charts <= BUDGET.chunk;
console.log(
  `Budget: mount ratio ${ratio} of ${BUDGET.mountRatio}, chunk ${sizes.charts.toFixed(1)} of ${BUDGET.chunk} kB: ${isWithin ? 'kept' : 'missed'}`,
);
process.exitCode = isWithin ? 0 : 1;
