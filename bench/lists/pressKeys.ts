import type { Page } from 'playwright';
import type { LongList } from './longLists.ts';
import { type ListSnapshot, snapshotList } from './snapshotList.ts';

const THROTTLE = 4;

/** Waits until typing has paused and its answer is there, and nothing is left to be rendered. Runs inside the page. */
async function settle(): Promise<void> {
  const calls = () => performance.getEntriesByType('resource').length;
  // Longer than the portal waits for another key; then until no call was made for as long.
  for (let before = -1; before !== calls(); ) {
    before = calls();
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  for (let turn = 0; turn < 2; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // Without a limit it may never come, where nothing else asks for a frame.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
  }
}

/** Presses keys one after the other and looks at what every one of them has shown; the first look is before any key. */
export async function snapshotKeys(page: Page, { name, keys }: Pick<LongList, 'name' | 'keys'>): Promise<ListSnapshot[]> {
  await page.evaluate(settle);
  const snapshots = [await page.evaluate(snapshotList, name)];
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.evaluate(settle);
    snapshots.push(await page.evaluate(snapshotList, name));
  }
  return snapshots;
}

/**
 * Milliseconds that the page's main thread works for every key, at a quarter of the CPU, until all is rendered: scripts, style,
 * layout and paint. Waiting does not count.
 */
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
