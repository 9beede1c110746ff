import type { Page } from '@playwright/test';
import { test } from './googleServer.ts';
import { EXPECTED_FAILURE, expect } from './journey.ts';
import { completeAccount } from './onboarding.ts';

test.use({ isDemonstration: false, expectedErrors: EXPECTED_FAILURE });

async function reads(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await page.goto(path);
  for (const text of texts) await expect(page.getByText(text, { exact: true }), path).toBeVisible();
}

test('the first student and the first president of a new institute see empty pages', async ({ provider, server, visit }) => {
  const mailbox = `asha.${Date.now()}`;
  Object.assign(provider.claims, { sub: mailbox, email: `${mailbox}@campus.example` });
  const page = await visit('/register');
  await page.getByRole('link', { name: 'Google' }).click();
  await completeAccount(page, String(Date.now()));
  await expect(page.getByText('No recent latestEvents found.', { exact: true })).toBeVisible();
  await reads(page, '/home', ['No achievements yet.', 'No upcoming events.']);

  await server.stop();
  await server.quad(['grant', `${mailbox}@campus.example`, 'PRESIDENT']);
  await server.start();
  // A role takes effect at the next sign-in.
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await reads(page, '/president-dashboard', ['No recent activities found']);

  await page.goto('/logout');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Registered Email').fill(`${mailbox}@campus.example`);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('This email is linked with Google. Please sign in with Google.')).toBeVisible();
});
