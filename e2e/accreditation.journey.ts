import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe.ts';
import { expect } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';

/** A red square. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4YKCAFTEMLQkAuk5EAekeRxgAAAAASUVORK5CYII=',
  'base64',
);

test('an administrator appoints an accreditation officer, and the officer reviews gaps and downloads a workbook', async ({
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
  // The list stays open for more people until the field loses the focus.
  await office.keyboard.press('Tab');
  await naming.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  const name = (await (await officer.request.get('/auth/fetchAuth')).json()).personal_info.name;
  await expect(officers.getByText(name)).toBeVisible();

  await office.getByRole('button', { name: 'Add a template' }).click();
  const adding = office.getByRole('dialog', { name: 'Add a template' });
  await adding.getByLabel('Name', { exact: true }).fill('Nights of the senate');
  await adding.getByLabel('Where the columns are required').fill('Ordinance 7 of the senate, 2026.');
  await expectAccessible(office);
  await adding.getByRole('button', { name: 'Add a template' }).click();
  await expect(office.getByRole('dialog')).toHaveCount(0);
  await expect(office.getByText('Nights of the senate', { exact: true })).toBeVisible();

  await officer.goto('/points');
  await officer.getByRole('link', { name: 'Accreditation' }).click();
  await officer.getByLabel('Template').selectOption({ label: 'Nights of the senate' });
  await expect(officer.getByRole('table', { name: 'Nights of the senate' })).toBeVisible();
  await officer.getByLabel('Template').selectOption({ label: 'NBA: student activities' });
  const table = officer.getByRole('table', { name: 'NBA: student activities' });
  await expect(table.getByRole('columnheader', { name: 'Number of students who participated' })).toBeVisible();
  const years = officer.getByLabel('From year');
  const first = await years.inputValue();
  expect(Number(await officer.getByLabel('To year').inputValue()) - Number(first)).toBe(4);
  const ofFiveYears = await table.getByRole('row').count();
  const rows: { cells: string[] }[] = await (await officer.request.get('/api/accreditation/nba-activities/rows')).json();
  expect(new Set(rows.map(({ cells }) => cells[0])).size).toBe(5);
  await expectAccessible(officer);

  const missing = officer.getByRole('region', { name: 'What is missing' });
  // The last, because another journey writes the report of the first.
  const eventLink = missing.locator('a[href^="/events/"]').last();
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

test('the president writes an event report with a photo, and accreditation no longer lists it as missing', async ({ visit }) => {
  const president = await visit('/login');
  await signInAt(president, 'president');
  await president.goto('/accreditation?template=nba-activities');
  const missing = president.getByRole('region', { name: 'What is missing' });
  await missing.getByRole('link', { name: /^Events without a report: / }).waitFor();
  await missing.locator('a[href^="/events/"]').first().click();
  await president.getByRole('button', { name: 'Write the report' }).click();
  const dialog = president.getByRole('dialog', { name: 'Write the report' });
  await dialog.getByLabel('What happened').fill('Sixty people came, and nobody wanted to leave.');
  const [photo] = await Promise.all([
    president.waitForResponse((answer) => answer.url().endsWith('/report/photos') && answer.status() === 201),
    dialog.locator('input[type=file]').setInputFiles({ name: 'stage.png', mimeType: 'image/png', buffer: PICTURE }),
  ]);
  expect(await photo.json()).toMatchObject({ place: null, taken_at: null });
  await dialog.getByLabel('The photos may be evidence for accreditation').check();
  await expectAccessible(president);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  const report = president.getByRole('region', { name: 'Report' });
  await expect(report.getByText('Sixty people came, and nobody wanted to leave.')).toBeVisible();
  await expect(report.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('complete', true);
  await expectAccessible(president);
  const address = president.url();
  const { pathname } = new URL(address);

  await president.goto('/accreditation?template=nba-activities');
  await expect(missing.getByRole('link', { name: /^Events without a report: / })).toBeVisible();
  await expect(missing.locator(`a[href="${pathname}"]`)).toHaveCount(0);
  const [folder] = await Promise.all([
    president.waitForEvent('download'),
    president
      .getByRole('button', { name: 'Download' })
      .click()
      .then(() => president.getByRole('menuitem', { name: 'Download folder (ZIP)' }).click()),
  ]);
  const names = (await readFile(await folder.path())).toString('latin1');
  for (const part of ['evidence.csv', 'reports/0001.html', 'photos/']) expect(names).toContain(part);

  const student = await visit('/login');
  await signInAt(student, 'student');
  await student.goto(address);
  await expect(student.getByText('Sixty people came, and nobody wanted to leave.')).toBeVisible();
  await expect(student.getByRole('button', { name: 'Change the report' })).toHaveCount(0);
});
