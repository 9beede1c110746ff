import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what a journey looks for. */
const MAX_STOPS = 200;

/** Walks with the Tab key until something has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Walks to a button or link, and presses Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Walks to a field, and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Finds an option of a combobox by typing, and takes it. */
export async function chooseByKeyboard(page: Page, combobox: Locator, option: string): Promise<void> {
  await typeInto(page, combobox, option);
  await expect(page.getByRole('listbox').getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Waits until a dialog or drawer, or something in it, has the focus. */
export async function expectFocusIn(page: Page, layer: Locator): Promise<void> {
  await expect(layer.locator(':focus').or(layer.and(page.locator(':focus')))).toHaveCount(1);
}

/** Leaves a dialog or drawer by Escape, once it has the focus: before, it does not hear keys yet. */
export async function escapeFrom(page: Page, layer: Locator): Promise<void> {
  await expectFocusIn(page, layer);
  await page.keyboard.press('Escape');
  // The tooltip of what has the focus, where it has opened by then, is the first to leave; the next key is for the dialog, and no third.
  await expect(page.getByRole('tooltip')).toBeHidden();
  if (await layer.isVisible()) await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
}
