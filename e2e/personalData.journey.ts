import { readFile } from 'node:fs/promises';
import { expect, fillSignIn, PROVOKED_FAILURE } from './journey.ts';
import { test } from './ownServer.ts';
import { DEMONSTRATION_PASSWORD } from './people.ts';

test.use({ provoked: PROVOKED_FAILURE });

test('a student has their data, leaves, and stands nowhere once they are erased', async ({ server, visit }) => {
  const page = await visit('/login');
  await fillSignIn(page, 'student@campus.example', DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/(dashboard|home)/);
  await page.goto('/my-data');
  await page.getByRole('button', { name: 'Ask for my data' }).click();
  const fetchIt = page.getByRole('button', { name: 'Fetch the archive' });
  await expect(fetchIt).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Leave and erase my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(/^Your account will be erased on /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Stay after all' }).click();
  await expect(page.getByRole('button', { name: 'Leave and erase my account' })).toBeVisible();

  await server.stop();
  expect(await server.quad(['person', 'traces', 'student@campus.example'])).toContain('users: 1 row');
  await server.quad(['person', 'erase', 'student@campus.example', '--cannot-be-undone']);
  expect(await server.quad(['person', 'traces', 'student@campus.example'])).toContain('stands nowhere');
  expect(await server.quad(['audit', 'verify'])).toContain('The audit log is sound');
  await server.start();
  const again = await visit('/login');
  await fillSignIn(again, 'student@campus.example', DEMONSTRATION_PASSWORD);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(again.getByText('Login failed. Please check your credentials.')).toBeVisible();
});
