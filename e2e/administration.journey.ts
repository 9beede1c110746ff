import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';

const PEOPLE_CSV = 'Email,Name,Roll number\nnina.new@campus.example,Nina New,20270001\nwrong,Nobody,20270002\n';
const OFFICES_CSV = 'Office,Unit,Email\nGenSec Sports,,student@campus.example\n';

async function importFile(page: Page, kind: string, name: string, content: string): Promise<void> {
  await page.goto('/admin/imports');
  await page.getByLabel('What the file contains').selectOption(kind);
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  await page.getByRole('button', { name: 'Check every line' }).click();
}

async function applyImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply now' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^It was applied at/)).toBeVisible();
}

test('an administrator imports users, hands over an office, finds both in the audit log and reverts both', async ({ server, visit }) => {
  await appointAdministrators(server, ['academic', 'cultural']);
  const page = await visit('/login');
  await signInAt(page, 'academic');

  await importFile(page, 'People', 'people.csv', PEOPLE_CSV);
  await expect(page.getByText('1 line changes something. 1 line with errors is skipped.')).toBeVisible();
  await expect(page.getByText('Line 3. "wrong" is not an e-mail address.')).toBeVisible();
  // Nothing is created before it is confirmed.
  await page.goto('/admin/people?search=nina.new');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.goBack();
  await applyImport(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const importUrl = page.url();

  await importFile(page, 'Offices to hand over', 'offices.csv', OFFICES_CSV);
  await expect(page.getByText(/Takes over from .* \(sports@campus\.example\)\./)).toBeVisible();
  await applyImport(page);
  const handoverUrl = page.url();
  await page.goto('/admin/people?search=student@campus.example');
  await expect(page.getByText('GenSec Sports', { exact: true }).last()).toBeVisible();

  await page.goto('/admin/audit?area=import');
  await expect(page.getByText('import.applied')).toHaveCount(2);
  await page.getByRole('button', { name: 'Verify the chain' }).click();
  await expect(page.getByText('The audit log is sound')).toBeVisible();

  for (const url of [importUrl, handoverUrl]) {
    await page.goto(url);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Everything is as it was before.')).toBeVisible();
  }
  await page.goto('/admin/people?search=nina.new');
  await expect(page.getByText('Nobody found')).toBeVisible();

  // The texts of administration are loaded with it, in the user's language.
  await page.context().addCookies([{ name: 'quad-language', value: 'hi', url: page.url() }]);
  await page.reload();
  await expect(page.getByRole('search', { name: 'लोग छाँटें' })).toBeVisible();

  // If they cannot be loaded, the screen is in English and requests them only once.
  const requestedUrls: string[] = [];
  await page.route(/\/assets\/hindi-administration-/, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({ status: 502 });
  });
  await page.reload();
  await expect(page.getByRole('search', { name: 'Filter people' })).toBeVisible();
  expect(requestedUrls).toHaveLength(1);
});
