// The cost of a page of 100,000 and 1,000,000 events, compared with 1,000: CPU time of the node, bytes and memory, for the first page and
// one far behind it. On PostgreSQL, with 8 connections.
import { costFigure, type Figure, limitedFigure, listed, medianCosts, printReport } from './report.ts';
import { campusWith, type LargeDataset } from './server/largeDataset.ts';
import { costPerRequest, cpuOf, memoryOf } from './server/processCpu.ts';

const SIZES = [1000, 100_000, 1_000_000] as const;
const PAGE = 30;
const FAR_PAGE = 1000;
const CONNECTIONS = 8;
const REQUESTS = 400;
const ROUNDS = 5;
/** Constant, except for the depth of an index and the noise of a shared machine. */
const MAX_RATIO = 1.5;
const MAX_ANSWER_BYTES = 60_000;
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

/** Size in bytes, not compressed. */
async function sizeOf({ server }: LargeDataset, cookie: string, address: string): Promise<number> {
  const answer = await fetch(`${server.url}${address}`, { headers: { cookie, 'accept-encoding': 'identity' } });
  return (await answer.arrayBuffer()).byteLength;
}

/** Without an ETag, so that each request reads the page again. */
function costOf({ server }: LargeDataset, cookie: string, address: string): Promise<number> {
  const used = () => cpuOf(server.pid ?? 0);
  return costPerRequest(`${server.url}${address}`, { connections: CONNECTIONS, amount: REQUESTS, headers: { cookie }, used });
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
      const [least = Number.NaN, ...costs] = await medianCosts(
        ROUNDS,
        campuses.map(
          ({ campus, cookie, pages }) =>
            () =>
              costOf(campus, cookie, pages[page]),
        ),
      );
      for (const [index, cost] of costs.entries())
        figures.push(costFigure(`${page} page of ${SIZES[index + 1]} events: CPU over ${SIZES[0]}`, cost, least, MAX_RATIO));
      const sizes = await Promise.all(campuses.map(({ campus, cookie, pages }) => sizeOf(campus, cookie, pages[page])));
      const largest = Math.max(...sizes);
      figures.push(
        limitedFigure(`  the largest answer, not compressed`, largest, MAX_ANSWER_BYTES, (bytes) => `${(bytes / 1000).toFixed(1)} kB`),
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
