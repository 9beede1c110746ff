// When /login shows its form, over the same page without any script: slow 4G, a quarter of the CPU, a fresh context each time.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { openSignIn, type Seen } from './paint/openSignIn.ts';
import { serveStatic } from './paint/staticPage.ts';
import { type Figure, limitedFigure, printReport, ratioFigure } from './report.ts';
import { runUntilAnswered, SERVER } from './server/runProcess.ts';

const LARGEST_SHIFT = 0.02;

/** Largest contentful paint as a ratio, and the layout shift of the real page: of a demonstration, too. */
export async function measureSignInPaint(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-paint-'));
  const start = (name: string, demo: string) =>
    runUntilAnswered({ args: [SERVER], env: { DATA_DIR: path.join(folder, name), DEMO: demo }, address: '/login' });
  const [server, demonstration] = [await start('plain', 'false'), await start('demonstration', 'true')];
  const statics = await serveStatic(`${server.url}/login`);
  const browser = await chromium.launch(findBrowser());
  try {
    return [
      ...(await paintFigures(browser, `${server.url}/login`, statics.url)),
      await shiftFigure(browser, '/login of a demonstration: layout shift', `${demonstration.url}/login`),
    ];
  } finally {
    await browser.close();
    statics.stop();
    await Promise.all([server.stop(), demonstration.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function paintFigures(browser: Browser, real: string, plain: string): Promise<Figure[]> {
  expectSame(await openSignIn(browser, real), await openSignIn(browser, plain));
  const paint = (url: string) => async () => (await openSignIn(browser, url)).paint;
  return [
    await ratioFigure('/login: largest contentful paint over a static page', { subject: paint(real), baseline: paint(plain) }, 1.15),
    await shiftFigure(browser, '/login: layout shift', real),
  ];
}

async function shiftFigure(browser: Browser, what: string, url: string): Promise<Figure> {
  const { shift } = await openSignIn(browser, url);
  return limitedFigure(what, shift, LARGEST_SHIFT, (amount) => amount.toFixed(3));
}

function expectSame(real: Seen, plain: Seen): void {
  if (real.sight === plain.sight) return;
  throw new Error(`The two pages do not show the same, so their times say nothing.\n${real.sight}\n${plain.sight}`);
}

if (import.meta.main) printReport(await measureSignInPaint());
