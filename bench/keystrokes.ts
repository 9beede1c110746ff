// The cost of a keystroke that filters a list of ten thousand, compared with writing the visible rows by innerHTML, and how much of the
// list is rendered.
import { isDeepStrictEqual } from 'node:util';
import { chromium, type Page } from 'playwright';
import { findBrowser } from '../scripts/browser.mjs';
import { LONG_LISTS, type LongList } from './lists/longLists.ts';
import { openPlain, openReal, withoutScripts } from './lists/openList.ts';
import { snapshotKeys, timeKeys } from './lists/pressKeys.ts';
import { countNodes, type ListSnapshot, rowsSelector } from './lists/snapshotList.ts';
import { type Figure, limitedFigure, ratioFigure } from './report.ts';
import { type Campus, signedIn, startCampus } from './server/campus.ts';

const MAX_RATIO = 1.5;
const MAX_NODES = 200;

/** All long lists with filters. */
export async function measure(): Promise<Figure[]> {
  await using campus = await startCampus();
  const figures: Figure[] = [];
  for (const list of LONG_LISTS) figures.push(...(await measureList(campus, list)));
  return figures;
}

const VIEWPORT = { width: 1280, height: 900 };

async function measureList(campus: Campus, list: LongList): Promise<Figure[]> {
  await using browser = await chromium.launch(findBrowser());
  const { name, rows, texts, keys } = list;
  const real = async <Result>(use: (page: Page) => Promise<Result>) => {
    await using context = await signedIn(browser, campus, list.mailbox, { viewport: VIEWPORT });
    return await use(await openReal(context, list));
  };
  const first = await real(async (page) => ({ html: await withoutScripts(page), snapshots: await snapshotKeys(page, list) }));
  const plain = async <Result>(use: (page: Page) => Promise<Result>) => {
    await using context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', baseURL: campus.url });
    return await use(await openPlain(context, list, { ...first, texts }));
  };
  await plain(async (page) => expectSame(name, first.snapshots, await snapshotKeys(page, list)));
  const time = async (page: Page) => percentile95(await timeKeys(page, keys));
  const arms = { subject: () => real(time), baseline: () => plain(time) };
  const count = rows.length.toLocaleString('en-IN');
  return [
    await ratioFigure(`${name}, ${count} rows: work of a key, p95, over innerHTML of the rows in sight`, arms, MAX_RATIO),
    await real((page) => nodesFigure(page, list)),
  ];
}

/** The maximum number of elements in the list: at rest, in the middle, at the end, and after every key. */
async function nodesFigure(page: Page, { name, keys, control }: LongList): Promise<Figure> {
  const counts: number[] = [];
  const selector = rowsSelector(name);
  const count = async () => counts.push(await page.evaluate(countNodes, selector));
  await count();
  for (const share of [0.5, 1]) {
    await page.evaluate(scrollTo, { selector, share });
    await count();
  }
  await page.getByRole('search').getByRole(control.role, { name: control.name }).focus();
  for (const key of keys) {
    await page.keyboard.press(key);
    // Longer than the pause in typing before the server is asked.
    await page.waitForTimeout(600);
    await count();
  }
  return limitedFigure(`${name}: elements in the list, at most`, Math.max(...counts), MAX_NODES, String);
}

/** Scrolls everything around the rows that can be scrolled. Runs inside the page. */
async function scrollTo({ selector, share }: { selector: string; share: number }): Promise<void> {
  const rows = document.querySelector('main')?.querySelector(selector);
  for (let box: Element | null = rows ?? null; box; box = box.parentElement) box.scrollTop = box.scrollHeight * share;
  await new Promise((resolve) => setTimeout(resolve, 500));
}

function expectSame(name: string, real: readonly ListSnapshot[], plain: readonly ListSnapshot[]): void {
  for (const [step, { summary, visible }] of real.entries()) {
    const other = plain[step];
    if (visible.length > 0 && isDeepStrictEqual({ summary, visible }, { summary: other?.summary, visible: other?.visible })) continue;
    throw new Error(
      `${name}: the two do not show the same after ${step} keys.\n${summary} ${visible.join('\n')}\n${other?.summary} ${other?.visible.join('\n')}`,
    );
  }
}

function percentile95(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
}
