import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what a journey looks for. */
const MOST_STOPS = 200;

/** Walks with the Tab key until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
