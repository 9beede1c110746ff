// The public page of an event: CPU time of a read from memory, compared with a Node that sends the same bytes; its bytes; and its first
// paint on slow 4G with a quarter of the CPU, compared with the same page from a plain server. Reads per second are only listed, because
// they depend on the machine.
import path from 'node:path';
import autocannon from 'autocannon';
import type { Browser } from 'playwright';
import { paintOfSignIn } from './paint/paintOfSignIn.ts';
import { serveStatic } from './paint/staticPage.ts';
import { type Figure, limitedFigure, listed, median, printReport, ratioFigure, sizeFigure } from './report.ts';
import { withDemonstration } from './server/demonstration.ts';
import { cpuOf } from './server/processCpu.ts';
import { ROOT, type Running, runUntilAnswered } from './server/runProcess.ts';

const CONNECTIONS = 8;
/** A run ends with a sample, in milliseconds: with samples of a second, no run would show more than its requests per second. */
const SAMPLE_MS = 50;
const REQUESTS = 5000;
const ROUNDS = 7;
const MAX_CPU_RATIO = 4;
const MAX_PAINT_RATIO = 1.15;
const MAX_BYTES = 60_000;

type Process = Pick<Running, 'url' | 'pid'>;

interface Cost {
  /** CPU time per read in milliseconds. */
  readonly cpu: number;
  readonly perSecond: number;
}

async function costOf({ url, pid }: Process, address: string): Promise<Cost> {
  if (pid === undefined) throw new Error('The process is gone.');
  const before = cpuOf(pid);
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const { non2xx, errors, duration } = await autocannon({
    ...{ url: url + address, connections: CONNECTIONS, amount: REQUESTS },
    ...{ headers, sampleInt: SAMPLE_MS },
  });
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx} refusals, ${errors} errors.`);
  return { cpu: (cpuOf(pid) - before) / REQUESTS, perSecond: REQUESTS / duration };
}

/** Everything that a browser with an empty cache loads. */
async function bytesOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
}

export function measurePublicPages(): Promise<Figure[]> {
  return withDemonstration(async ({ url, pid, browser }) => {
    const map = await (await fetch(`${url}/sitemap.xml`)).text();
    const address = /<loc>[^<]*?(\/e\/[^<]+)<\/loc>/.exec(map)?.[1];
    if (!address) throw new Error('The demonstration has made no event public.');
    const plain = await runUntilAnswered({ PAGE: url + address }, path.join(ROOT, 'bench/server/plainPage.ts'), '/');
    const statics = await serveStatic(url + address);
    try {
      const rounds: { own: Cost; theirs: Cost }[] = [];
      for (const each of [{ url, pid }, plain]) await costOf(each, address);
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({ own: await costOf({ url, pid }, address), theirs: await costOf(plain, address) });
      const [own, theirs] = [median(rounds.map((round) => round.own.cpu)), median(rounds.map((round) => round.theirs.cpu))];
      const ratio = median(rounds.map((round) => round.own.cpu / round.theirs.cpu));
      const figure = limitedFigure('public page: CPU of a read over sending its bytes', ratio, MAX_CPU_RATIO, (each) => each.toFixed(2));
      const perSecond = median(rounds.map((round) => round.own.perSecond));
      return [
        { ...figure, value: `${figure.value} (${own.toFixed(3)} over ${theirs.toFixed(3)} ms)` },
        listed('  reads a second', perSecond.toFixed(0)),
        sizeFigure('  bytes in all', await bytesOf(browser, url + address), MAX_BYTES),
        await ratioFigure(
          '  largest contentful paint over a static page',
          { subject: () => paintOfSignIn(browser, url + address), baseline: () => paintOfSignIn(browser, statics.url) },
          MAX_PAINT_RATIO,
        ),
      ];
    } finally {
      statics.stop();
      await plain.stop();
    }
  });
}

if (import.meta.main) printReport(await measurePublicPages());
