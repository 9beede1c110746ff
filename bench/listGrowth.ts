// The cost of a page of 100,000 and 1,000,000 events, compared with 1,000: CPU time of the node, bytes and memory, for the first page and
// one far behind it. On PostgreSQL, with 8 connections.
import { costFigure, type Figure, limitedFigure, listed, medianCosts } from './report.ts';
import { campusWith, cookieOf, request } from './server/campus.ts';
import { costPerRequest, memoryOf } from './server/processCpu.ts';
import type { Running } from './server/runProcess.ts';

const [LEAST, MIDDLE, MOST] = [1000, 100_000, 1_000_000];
const PAGE = 30;
const FAR_PAGE = 1000;
const LOAD = { connections: 8, amount: 400 };
const ROUNDS = 5;
/** Constant, except for the depth of an index and the noise of a shared machine. */
const MAX_RATIO = 1.5;
const MAX_ANSWER_BYTES = 60_000;
const MAX_MEMORY_RATIO = 1.1;

const LIST = '/api/events/events';

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The address of the page after this number of rows, or of the last but one if there are fewer. */
async function pageAfter(campus: Running, cookie: string, rows: number): Promise<string> {
  let address = `${LIST}?limit=${PAGE}`;
  for (let read = 0, step = 1000; read < rows; read += step) {
    if (rows - read < step) step = PAGE;
    const answer = await request(campus, address.replace(/limit=\d+/, `limit=${step}`), { cookie });
    await answer.arrayBuffer();
    const next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    if (!next) return address;
    const { pathname, search } = new URL(next, campus.url);
    address = `${pathname}${search}`.replace(/limit=\d+/, `limit=${PAGE}`);
  }
  return address;
}

/** A node with a list of this size. */
async function grow(campuses: AsyncDisposableStack, size: number) {
  const campus = campuses.use(await campusWith(size));
  const cookie = await cookieOf(campus, 'president');
  const pages = { first: `${LIST}?limit=${PAGE}`, far: await pageAfter(campus, cookie, PAGE * FAR_PAGE) };
  return {
    /** Without an ETag, so that each request reads the page again. */
    costOf: (page: keyof typeof pages) => () => costPerRequest(campus, pages[page], { ...LOAD, headers: { cookie } }),
    /** Size in bytes, not compressed. */
    async sizeOf(page: keyof typeof pages) {
      const answer = await request(campus, pages[page], { cookie, headers: { 'accept-encoding': 'identity' } });
      return (await answer.arrayBuffer()).byteLength;
    },
    memory: () => memoryOf(campus.pid),
  };
}

export async function measure(): Promise<Figure[]> {
  await using campuses = new AsyncDisposableStack();
  const [least, middle, most] = [await grow(campuses, LEAST), await grow(campuses, MIDDLE), await grow(campuses, MOST)];
  const figures: Figure[] = [];
  for (const page of ['first', 'far'] as const) {
    const [cost, ofMiddle, ofMost] = await medianCosts(ROUNDS, [least.costOf(page), middle.costOf(page), most.costOf(page)] as const);
    const sizes = await Promise.all([least, middle, most].map(({ sizeOf }) => sizeOf(page)));
    figures.push(
      costFigure(`${page} page of ${MIDDLE} events: CPU over ${LEAST}`, ofMiddle, cost, MAX_RATIO),
      costFigure(`${page} page of ${MOST} events: CPU over ${LEAST}`, ofMost, cost, MAX_RATIO),
      limitedFigure('  the largest answer, not compressed', Math.max(...sizes), MAX_ANSWER_BYTES, inKilobytes),
    );
  }
  return [
    ...figures,
    listed(`memory of the node with ${LEAST} events`, `${(least.memory() / 1e6).toFixed(0)} MB`),
    limitedFigure(`memory of the node with ${MIDDLE} events over ${LEAST}`, middle.memory() / least.memory(), MAX_MEMORY_RATIO),
    limitedFigure(`memory of the node with ${MOST} events over ${LEAST}`, most.memory() / least.memory(), MAX_MEMORY_RATIO),
  ];
}
