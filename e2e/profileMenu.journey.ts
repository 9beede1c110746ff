import type { Page } from '@playwright/test';
import { expect, NOWHERE, test } from './journey.ts';
import { pressByKeyboard } from './keyboard.ts';

/** The code of the profile menu, which comes after the page. */
const CODE = /\/DropdownMenu-[^/]+\.js/;

/** Holds the menu's code back until it is let go. */
async function hold(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a profile menu whose code did not come is asked for again at a press, and opens once it is there', async ({ signIn }) => {
  const page = await signIn('student', NOWHERE);
  const release = await hold(page);
  await page.route(CODE, (route) => route.fulfill({ status: 502 }), { times: 1 });
  const lost = page.waitForResponse((response) => response.status() === 502);
  await page.goto('/dashboard/feedback');
  await lost;
  const button = page.getByRole('button', { name: 'Aditi Sharma' });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  release();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});

test('the profile menu opens at a key that comes before its code, and a second press takes it back', async ({ signIn }) => {
  const page = await signIn('student', NOWHERE);
  const release = await hold(page);
  await page.goto('/dashboard/feedback');
  const button = page.getByRole('button', { name: 'Aditi Sharma' });
  await button.waitFor();
  await pressByKeyboard(page, button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('data-state', 'closed');
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});
