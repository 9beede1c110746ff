import type { Page } from '@playwright/test';
import { BLANK_PAGE, EXPECTED_FAILURE, expect, fillSignIn, test } from './journey.ts';
import { pressByKeyboard } from './keyboard.ts';

/** The code of menus, drawers, toasts and long lists, which is loaded after the page. */
const CODE = /\/overlays-[^/]+\.js/;

/** Delays that code until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the profile menu requests its code again on a click after a failed load, and then opens', async ({ signIn }) => {
  const page = await signIn('student', BLANK_PAGE);
  const release = await hold(page);
  await page.route(CODE, (route) => route.fulfill({ status: 502 }), { times: 1 });
  const lost = page.waitForResponse((response) => response.status() === 502);
  await page.goto('/dashboard');
  await lost;
  const button = page.getByRole('button', { name: 'Aditi Sharma' });
  // A press while the request is failing is lost, so it is repeated.
  await expect(async () => {
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true', { timeout: 1000 });
  }).toPass();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  release();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
});

test('the profile menu can be opened and closed by keyboard before its code has loaded', async ({ signIn }) => {
  const page = await signIn('student', BLANK_PAGE);
  const release = await hold(page);
  await page.goto('/dashboard');
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

test('the phone navigation opens once its code has loaded, and focus returns to its button', async ({ signIn }) => {
  const page = await signIn('student', BLANK_PAGE, { viewport: { width: 390, height: 844 } });
  const release = await hold(page);
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'More', exact: true });
  await pressByKeyboard(page, button);
  release();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Events' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test.describe('without the overlay code', () => {
  test.use({ expectedErrors: EXPECTED_FAILURE });

  test('an error message is shown and can be dismissed', async ({ open, server }) => {
    const page = await open();
    await page.route(CODE, (route) => route.abort());
    await page.goto(`${server.url}/login`);
    await fillSignIn(page, 'student@campus.example', 'not-the-password');
    await page.getByRole('button', { name: 'Login' }).click();
    const message = page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' });
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
  });
});

test.describe('without the code of stored scans', () => {
  test.use({ expectedErrors: /^(Failed to load resource: |(A screen broke\. )?TypeError: Failed to fetch)/ });

  test('signing out says that it failed, and reloading signs out', async ({ newStudent, signIn }) => {
    const page = await signIn(await newStudent(), BLANK_PAGE);
    await page.route(/\/check-in-[^/]+\.js/, (route) => route.abort());
    await page.goto('/logout');
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
