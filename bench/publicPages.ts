// The public page of an event: CPU time of a read from memory, compared with a Node that sends the same bytes; its bytes; and its first
// paint on slow 4G with a quarter of the CPU, compared with the same page from a plain server. Reads per second are only listed, because
// they depend on the machine.
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { paintOfSignIn } from './paint/paintOfSignIn.ts';
import { serveStatic } from './paint/staticPage.ts';
import { explained, type Figure, limitedFigure, listed, median, ratioFigure, sizeFigure } from './report.ts';
import { startCampus } from './server/campus.ts';
import { loadOf } from './server/processCpu.ts';
import { ROOT, runUntilAnswered } from './server/runProcess.ts';

const LOAD = { connections: 8, amount: 5000, headers: { accept: 'text/html', 'accept-encoding': 'br' } };
const ROUNDS = 7;
const MAX_CPU_RATIO = 4;
const MAX_PAINT_RATIO = 1.15;
const MAX_BYTES = 60_000;

/** Everything that a browser with an empty cache loads. */
async function bytesOf(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext();
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export async function measure(): Promise<Figure[]> {
  await using campus = await startCampus();
  await using browser = await chromium.launch(findBrowser());
  const map = await (await fetch(`${campus.url}/sitemap.xml`)).text();
  const address = /<loc>[^<]*?(\/e\/[^<]+)<\/loc>/.exec(map)?.[1];
  if (!address) throw new Error('The demonstration has made no event public.');
  const url = campus.url + address;
  await using plain = await runUntilAnswered({ PAGE: url }, path.join(ROOT, 'bench/server/plainPage.ts'), '/');
  await using statics = await serveStatic(url);
  for (const each of [campus, plain]) await loadOf(each, address, LOAD);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ own: await loadOf(campus, address, LOAD), theirs: await loadOf(plain, address, LOAD) });
  const [own, theirs] = [median(rounds.map((round) => round.own.cost)), median(rounds.map((round) => round.theirs.cost))];
  const ratio = median(rounds.map((round) => round.own.cost / round.theirs.cost));
  const cost = limitedFigure('public page: CPU of a read over sending its bytes', ratio, MAX_CPU_RATIO);
  return [
    explained(cost, `${own.toFixed(3)} over ${theirs.toFixed(3)} ms`),
    listed('  reads a second', median(rounds.map((round) => round.own.perSecond)).toFixed(0)),
    sizeFigure('  bytes in all', await bytesOf(browser, url), MAX_BYTES),
    await ratioFigure(
      '  largest contentful paint over a static page',
      { subject: () => paintOfSignIn(browser, url), baseline: () => paintOfSignIn(browser, statics.url) },
      MAX_PAINT_RATIO,
    ),
  ];
}
