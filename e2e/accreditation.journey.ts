import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';

test('an administrator names an officer, who sees the years of the institute with what is missing, mends from there, and takes a workbook', async ({
  server,
  visit,
}) => {
  await appointAdministrators(server, ['academic']);
  const officer = await visit('/login');
  await signInAt(officer, 'sports');
  await officer.goto('/accreditation');
  await expect(officer.getByText('Only accreditation officers see this')).toBeVisible();

  const office = await visit('/login');
  await signInAt(office, 'academic');
  await office.goto('/admin/points');
  const officers = office.getByRole('region', { name: 'Accreditation officers' });
  await officers.getByRole('button', { name: 'Change' }).click();
  const naming = office.getByRole('dialog');
  await naming.getByRole('combobox').fill('sports@');
  await office.getByRole('option', { name: /sports@campus\.example/ }).click();
  // The list stays open for more people, until the field is left.
  await office.keyboard.press('Tab');
  await naming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  const name = (await (await officer.request.get('/auth/fetchAuth')).json()).personal_info.name;
  await expect(officers.getByText(name)).toBeVisible();

  await officer.goto('/points');
  await officer.getByRole('link', { name: 'Accreditation' }).click();
  await officer.getByLabel('Template').selectOption({ label: 'NBA: student activities' });
  const table = officer.getByRole('table', { name: 'NBA: student activities' });
  await expect(table.getByRole('columnheader', { name: 'Number of students who participated' })).toBeVisible();
  const years = officer.getByLabel('From year');
  const first = await years.inputValue();
  expect(Number(await officer.getByLabel('To year').inputValue()) - Number(first)).toBe(4);
  const ofFiveYears = await table.getByRole('row').count();
  await expectAccessible(officer);

  const missing = officer.getByRole('region', { name: 'What is missing' });
  const eventLink = missing.locator('a[href^="/events/"]').first();
  const title = (await eventLink.textContent()) ?? '';
  await eventLink.click();
  await expect(officer.getByRole('heading', { level: 1 })).toHaveText(title);
  await officer.goBack();
  await expect(table).toBeVisible();

  await years.selectOption({ index: 0 });
  await expect(async () => expect(await table.getByRole('row').count()).toBeLessThan(ofFiveYears)).toPass();
  await years.selectOption(first);

  await officer.getByRole('button', { name: 'Download' }).click();
  const download = officer.waitForEvent('download');
  await officer.getByRole('menuitem', { name: 'Download workbook (XLSX)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('accreditation.xlsx');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
});
