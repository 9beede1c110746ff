import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has before the target. */
const MAX_STOPS = 200;

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Tabs to a button or link and presses Enter. */
export async function pressByKeyboard(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Filters a combobox by typing and selects an option. */
export async function chooseByKeyboard(page: Page, combobox: Locator, option: string): Promise<void> {
  await typeInto(page, combobox, option);
  await expect(page.getByRole('listbox').getByRole('option', { name: option }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Waits until the focus is in a dialog or drawer. */
export async function expectFocusIn(page: Page, layer: Locator): Promise<void> {
  await expect(layer.locator(':focus').or(layer.and(page.locator(':focus')))).toHaveCount(1);
}

/** Closes a dialog or drawer with Escape, once it has the focus and handles keys. */
export async function escapeFrom(page: Page, layer: Locator): Promise<void> {
  await expectFocusIn(page, layer);
  await page.keyboard.press('Escape');
  // If the tooltip of the focused element is open, the first Escape closes it and the second the dialog; there is no third.
  await expect(page.getByRole('tooltip')).toBeHidden();
  if (await layer.isVisible()) await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
}
