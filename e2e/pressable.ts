import { expect, type Page } from '@playwright/test';
import { findCoveredControls } from '../.storybook/hitTargets.ts';

/** A phone, and the narrowest laptop; between them the shell changes. */
const WIDTHS = [390, 1280];

/** Waits for layout, and for what renders after measuring. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Expects that no control is covered on the current page at its current width. */
export async function expectNothingCovered(page: Page): Promise<void> {
  const found = await page.evaluate(findCoveredControls);
  expect.soft(found, `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** The same at the widths of a phone and a laptop, without navigating. */
export async function expectNothingCoveredAtAnyWidth(page: Page): Promise<void> {
  const own = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: own?.height ?? 800 });
    await settle(page);
    await expectNothingCovered(page);
  }
  if (own) await page.setViewportSize(own);
}
