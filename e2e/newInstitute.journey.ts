import type { Page } from '@playwright/test';
import { startGoogleProvider } from '../apps/server/src/features/accounts/testing/googleProvider.ts';
import { PROVOKED_FAILURE } from './failures/alertOf.ts';
import { FIRST_DAY, LINKED_WITH_GOOGLE } from './failures/newInstitute.ts';
import { expect, test as journey } from './journey.ts';
import { completeAccount } from './onboarding.ts';
import { START_WITHIN_MS, startServer, type TestServer } from './server.ts';

/** A journey to an institute without demonstration data, whose people come in with Google. */
const test = journey.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const provider = await startGoogleProvider();
      const server = await startServer({ ...provider.environment, DEMO: 'false' });
      await use(server);
      await server.close();
      await provider.close();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
});
test.use({ provoked: PROVOKED_FAILURE });

async function readAs(page: Page, reader: string): Promise<void> {
  for (const { path, listed } of FIRST_DAY.filter((each) => each.reader === reader)) {
    await page.goto(path);
    await expect(page.getByText(listed.text, { exact: true }), path).toBeVisible();
  }
}

test('the first student finds nothing yet, and neither does the first president', async ({ server, visit }) => {
  const page = await visit('/register');
  await page.getByRole('link', { name: 'Google' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await completeAccount(page, '20260001');
  await expect(page).toHaveURL(/\/dashboard$/);
  await readAs(page, 'student');

  await server.stop();
  await server.quad('grant', 'asha@campus.example', 'PRESIDENT');
  await server.start();
  await readAs(page, 'president');

  await page.goto('/logout');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Registered Email').fill('asha@campus.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(LINKED_WITH_GOOGLE.text)).toBeVisible();
});
