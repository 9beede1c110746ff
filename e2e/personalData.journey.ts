import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { EXPECTED_FAILURE, expect, fillSignIn } from './journey.ts';
import { signInAt, test } from './ownServer.ts';
import { DEMONSTRATION_PASSWORD } from './people.ts';

test.use({ expectedErrors: EXPECTED_FAILURE, isAlone: true });

async function verdictOn(page: Page, credential: Buffer): Promise<void> {
  await page.goto('/verify');
  await page.getByRole('textbox', { name: 'Credential' }).fill(credential.toString());
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('a student shares a record, downloads personal data, requests to leave, and is gone after erasure', async ({ server, visit }) => {
  const page = await visit('/login');
  await signInAt(page, 'student');
  await page.goto('/record');
  await page.getByRole('button', { name: 'Show none' }).click();
  const skill = page.getByRole('checkbox', { name: 'PCB design' });
  await skill.check();
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of your record' }).inputValue();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Credential of PCB design' }).click();
  const credential = await readFile(await (await saved).path());

  const employer = await visit(new URL(address).pathname);
  await expect(employer.getByRole('heading', { level: 1, name: 'Record of Aditi Sharma' })).toBeVisible();
  await expect(employer.getByText('PCB design')).toBeVisible();
  await expect(employer.getByText('Public speaking')).toHaveCount(0);
  await verdictOn(employer, credential);
  await expect(employer.getByText('Valid', { exact: true })).toBeVisible();
  await verdictOn(employer, Buffer.from(credential.toString().replace('PCB design', 'Nuclear design')));
  await expect(employer.getByText('Not genuine', { exact: true })).toBeVisible();

  await page.goto('/my-data');
  await page.getByRole('button', { name: 'Request my data' }).click();
  const fetchIt = page.getByRole('button', { name: 'Download the archive' });
  await expect(fetchIt).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
  expect(download.suggestedFilename()).toBe('my-data.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Leave and erase my account' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText(/^Your account will be erased on /)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Leave and erase my account' })).toBeVisible();

  await server.stop();
  expect(await server.quad(['person', 'traces', 'student@campus.example'])).toContain('users: 1 row');
  await server.quad(['person', 'erase', 'student@campus.example', '--cannot-be-undone']);
  expect(await server.quad(['person', 'traces', 'student@campus.example'])).toContain('The database does not contain');
  expect(await server.quad(['audit', 'verify'])).toContain('The audit log is sound');
  await server.start();
  await employer.goto(new URL(address).pathname);
  await expect(employer.getByRole('heading', { name: 'This record is not here' })).toBeVisible();
  await verdictOn(employer, credential);
  await expect(employer.getByText('This institute issued it and has since revoked it.')).toBeVisible();
  const again = await visit('/login');
  await fillSignIn(again, 'student@campus.example', DEMONSTRATION_PASSWORD);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(again.getByText('Login failed. Please check your credentials.')).toBeVisible();
});
