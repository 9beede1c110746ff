import type { Browser } from 'playwright';
import { slowPage } from './slowPage.ts';

/** After the last request: time for the scripts to run and to draw what they draw. */
const SETTLE_MS = 2000;

export interface Seen {
  /** Milliseconds from the navigation to the largest contentful paint. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** What is on the page and where, to compare. */
  readonly sight: string;
}

/** Opens a sign-in page in a fresh context on slow 4G with a quarter of the CPU, and waits until nothing happens any more. */
export async function openSignIn(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });
  try {
    const { page } = await slowPage(context);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(look);
  } finally {
    await context.close();
  }
}

/** Runs inside the page, so it can use nothing of this file. */
async function look(): Promise<Seen> {
  const entries = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const place = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [element.tagName, ...[x, y, width, height].map(Math.round)].join(' ');
  };
  const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
  return {
    paint: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    // biome-ignore lint/performance/useDomNodeTextContent: what a person can see is compared, not what stands in the page.
    sight: [document.body.innerText, ...[...document.querySelectorAll('input, button, a, h1')].map(place)].join('\n'),
  };
}
