import type { Browser } from 'playwright';
import { slowPage } from './slowPage.ts';

/** How long to wait after the last request, for scripts to run and to render. */
const SETTLE_MS = 2000;

/** The largest contentful paint of a sign-in page in milliseconds, in a fresh context on slow 4G with a quarter of the CPU. */
export async function paintOfSignIn(browser: Browser, url: string): Promise<number> {
  await using context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' });
  const { page } = await slowPage(context);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  return await page.evaluate(largestPaint);
}

/** Runs inside the page, so it cannot use anything else in this file. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    setTimeout(() => resolve(Number.NaN), 500);
  });
}
