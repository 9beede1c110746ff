// The cost of a page of 100,000 and 1,000,000 events, compared with 1,000: CPU time of the node, bytes and memory, for the first page and
// one far behind it. On PostgreSQL, with 8 connections.
import autocannon from 'autocannon';
import { type Figure, limitedFigure, listed, median, printReport } from './report.ts';
import { campusWith, type LargeDataset } from './server/largeDataset.ts';
import { cpuOf, memoryOf } from './server/processCpu.ts';

const SIZES = [1000, 100_000, 1_000_000] as const;
const PAGE = 30;
const FAR_PAGE = 1000;
const CONNECTIONS = 8;
const REQUESTS = 400;
const ROUNDS = 5;
/** Constant, except for the depth of an index and the noise of a shared machine. */
const LIMIT = 1.5;
const LARGEST_ANSWER = 60_000;
const MAX_MEMORY_RATIO = 1.1;

const LIST = '/api/events/events';

/** The address of the page after this number of rows, or of the last but one if there are fewer. */
async function pageAfter({ server }: LargeDataset, cookie: string, rows: number): Promise<string> {
  let address = `${LIST}?limit=${PAGE}`;
  for (let read = 0, step = 1000; read < rows; read += step) {
    if (rows - read < step) step = PAGE;
    const answer = await fetch(`${server.url}${address.replace(/limit=\d+/, `limit=${step}`)}`, { headers: { cookie } });
    await answer.arrayBuffer();
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    if (!next) return address;
    const { pathname, search } = new URL(next, server.url);
    address = `${pathname}${search}`.replace(/limit=\d+/, `limit=${PAGE}`);
  }
  return address;
}

interface Cost {
  /** CPU time in milliseconds. */
  readonly cpu: number;
  readonly bytes: number;
}

async function costOf({ server }: LargeDataset, cookie: string, address: string): Promise<Cost> {
  const answer = await fetch(`${server.url}${address}`, { headers: { cookie, 'accept-encoding': 'identity' } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  const before = cpuOf(server.pid ?? 0);
  // Without an ETag, so that each request reads the page again.
  const load = { url: `${server.url}${address}`, connections: CONNECTIONS, amount: REQUESTS, headers: { cookie } };
  const { non2xx, errors } = await autocannon(load);
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} refusals, ${errors} errors.`);
  return { cpu: (cpuOf(server.pid ?? 0) - before) / REQUESTS, bytes };
}

export async function measureListGrowth(): Promise<Figure[]> {
  const campuses: { size: number; campus: LargeDataset; cookie: string; pages: Record<'first' | 'far', string> }[] = [];
  try {
    for (const size of SIZES) {
      const campus = await campusWith(size);
      const cookie = await campus.cookieOf('president');
      const pages = { first: `${LIST}?limit=${PAGE}`, far: await pageAfter(campus, cookie, PAGE * FAR_PAGE) };
      campuses.push({ size, campus, cookie, pages });
    }
    const figures: Figure[] = [];
    for (const page of ['first', 'far'] as const) {
      const rounds: Cost[][] = [];
      for (const { campus, cookie, pages } of campuses) await costOf(campus, cookie, pages[page]);
      for (let round = 0; round < ROUNDS; round += 1) {
        const costs: Cost[] = [];
        for (const { campus, cookie, pages } of campuses) costs.push(await costOf(campus, cookie, pages[page]));
        rounds.push(costs);
      }
      const cpuAt = (index: number) => median(rounds.map((costs) => costs[index]?.cpu ?? Number.NaN));
      for (const [index, size] of SIZES.entries()) {
        if (index === 0) continue;
        const figure = limitedFigure(`${page} page of ${size} events: CPU over ${SIZES[0]}`, cpuAt(index) / cpuAt(0), LIMIT, (ratio) =>
          ratio.toFixed(2),
        );
        figures.push({ ...figure, value: `${figure.value} (${cpuAt(index).toFixed(2)} over ${cpuAt(0).toFixed(2)} ms)` });
      }
      const largest = Math.max(...rounds.flatMap((costs) => costs.map(({ bytes }) => bytes)));
      figures.push(
        limitedFigure(`  the largest answer, not compressed`, largest, LARGEST_ANSWER, (bytes) => `${(bytes / 1000).toFixed(1)} kB`),
      );
    }
    const memories = campuses.map(({ campus }) => memoryOf(campus.server.pid ?? 0));
    const [least = Number.NaN] = memories;
    for (const [index, size] of SIZES.entries()) {
      const what = `memory of the node with ${size} events`;
      const megabytes = `${((memories[index] ?? Number.NaN) / 1e6).toFixed(0)} MB`;
      if (index === 0) figures.push(listed(what, megabytes));
      else
        figures.push(
          limitedFigure(`${what} over ${SIZES[0]}`, (memories[index] ?? Number.NaN) / least, MAX_MEMORY_RATIO, (ratio) => ratio.toFixed(2)),
        );
    }
    return figures;
  } finally {
    for (const { campus } of campuses) await campus.stop();
  }
}

if (import.meta.main) printReport(await measureListGrowth());
