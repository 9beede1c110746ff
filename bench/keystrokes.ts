// The cost of a keystroke that filters a list of ten thousand, compared with writing the visible rows by innerHTML, and how much of the
// list is rendered.
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { LONG_LISTS, type LongList } from './lists/longLists.ts';
import { type OpenList, openPlain, openReal, withoutScripts } from './lists/openList.ts';
import { snapshotKeys, timeKeys } from './lists/pressKeys.ts';
import { countNodes, type ListSnapshot } from './lists/snapshotList.ts';
import { type Figure, limitedFigure, printReport, ratioFigure } from './report.ts';
import { type Demonstration, withDemonstration } from './server/demonstration.ts';

const MAX_RATIO = 1.5;
const MAX_NODES = 200;

/** All long lists with filters. */
export function measureKeystrokes(): Promise<Figure[]> {
  return withDemonstration(async (demonstration) => {
    const figures: Figure[] = [];
    for (const list of LONG_LISTS) figures.push(...(await measureList(demonstration, list)));
    return figures;
  });
}

async function measureList(demonstration: Demonstration, list: LongList): Promise<Figure[]> {
  const { name, rows, texts, keys } = list;
  const first = await inPage(openReal(demonstration, list), async (page) => ({
    html: await withoutScripts(page),
    snapshots: await snapshotKeys(page, list),
  }));
  const plain = () => openPlain(demonstration, list, { ...first, texts });
  await inPage(plain(), async (page) => expectSame(name, first.snapshots, await snapshotKeys(page, list)));
  const arms = {
    subject: () => inPage(openReal(demonstration, list), async (page) => percentile95(await timeKeys(page, keys))),
    baseline: () => inPage(plain(), async (page) => percentile95(await timeKeys(page, keys))),
  };
  const count = rows.length.toLocaleString('en-IN');
  return [
    await ratioFigure(`${name}, ${count} rows: work of a key, p95, over innerHTML of the rows in sight`, arms, MAX_RATIO),
    await inPage(openReal(demonstration, list), (page) => nodesFigure(page, list)),
  ];
}

/** The maximum number of elements in the list: at rest, in the middle, at the end, and after every key. */
async function nodesFigure(page: Page, { name, keys, control }: LongList): Promise<Figure> {
  const counts: number[] = [];
  const count = async () => counts.push(await page.evaluate(countNodes, name));
  await count();
  for (const share of [0.5, 1]) {
    await page.evaluate(scrollTo, share);
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
async function scrollTo(share: number): Promise<void> {
  const row = document.querySelector('main [role=search]')?.nextElementSibling?.querySelector('li');
  for (let box: Element | null = row ?? null; box; box = box.parentElement) box.scrollTop = box.scrollHeight * share;
  await new Promise((resolve) => setTimeout(resolve, 500));
}

async function inPage<Result>(opening: Promise<OpenList>, use: (page: Page) => Promise<Result>): Promise<Result> {
  const { page, context } = await opening;
  try {
    return await use(page);
  } finally {
    await context.close();
  }
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

if (import.meta.main) printReport(await measureKeystrokes());
