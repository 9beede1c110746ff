import type { Page } from 'playwright';
import type { LongList } from './longLists.ts';
import { type ListSnapshot, rowsSelector, snapshotList } from './snapshotList.ts';

const THROTTLE = 4;

/** Waits until typing has paused, the answer has arrived, and rendering is complete. Runs inside the page. */
async function settle(): Promise<void> {
  const calls = () => performance.getEntriesByType('resource').length;
  // Longer than the portal waits for another key; repeated until no request was sent in that time.
  for (let before = -1; before !== calls(); ) {
    before = calls();
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // The callback needs a timeout, because it may never run if no frame is requested.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
  }
}

/** Presses keys one after another and takes a snapshot after each; the first one is before any key. */
export async function snapshotKeys(page: Page, { name, keys }: Pick<LongList, 'name' | 'keys'>): Promise<ListSnapshot[]> {
  const selector = rowsSelector(name);
  await page.evaluate(settle);
  const snapshots = [await page.evaluate(snapshotList, selector)];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(settle);
    snapshots.push(await page.evaluate(snapshotList, selector));
  }
  return snapshots;
}

/** Milliseconds of the main thread's work per key, at a quarter of the CPU, until everything is rendered. Waiting does not count. */
export async function timeKeys(page: Page, keys: readonly string[]): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  await page.evaluate(settle);
  const times: number[] = [];
  for (const key of keys) {
    const before = await worked();
    await page.keyboard.press(key);
    await page.evaluate(settle);
    times.push((await worked()) - before);
  }
  return times;
}
