import { expect, test } from './journey.ts';

const BLACK_ON_WHITE = { text: 'rgb(0, 0, 0)', ground: 'rgb(255, 255, 255)' };

test('the positions of a student print on one sheet, black on white, in every theme', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('student', '/manage-position');
  const list = page.getByRole('list', { name: 'Your PORs' });
  await expect(list).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your PORs');
  const { personal_info } = await (await page.request.get('/auth/fetchAuth')).json();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(personal_info.name);
  await expect(list).toBeVisible();
  for (const role of ['navigation', 'button', 'link'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const breaks = list.locator(':scope > li').evaluateAll((items) => items.map((item) => getComputedStyle(item).breakInside));
  expect(new Set(await breaks)).toEqual(new Set(['avoid']));

  for (const theme of ['light', 'dark', 'high-contrast']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const colors = await list.evaluate((element) => {
      const texts = [...element.querySelectorAll('*')].map((part) => getComputedStyle(part).color);
      return { text: [...new Set(texts)].join(), ground: getComputedStyle(document.documentElement).backgroundColor };
    });
    expect(colors, theme).toEqual(BLACK_ON_WHITE);
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1'), 'One sheet, and no empty one behind it').toMatch(/\/Type \/Pages\s+\/Count 1\b/);
  }
});

test('a month of events prints on one sheet with day numbers and without controls', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('president', '/events?view=month');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(grid).toBeVisible();
  for (const role of ['navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const number = await grid
    .locator('td')
    .first()
    .evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(number).toMatch(/^"\d{1,2}"$/);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    const sheet = await page.pdf({ format: 'A4' });
    expect(sheet.toString('latin1'), 'One sheet, and no empty one behind it').toMatch(/\/Type \/Pages\s+\/Count 1\b/);
  }
});

test('the accreditation table prints alone on a landscape sheet without being cut off', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('president', '/accreditation?template=nba-activities');
  const table = page.getByRole('table', { name: 'NBA: student activities' });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  for (const role of ['navigation', 'button', 'combobox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const isCut = await table.evaluate((element) => element.scrollWidth > (element.parentElement?.clientWidth ?? 0));
  expect(isCut).toBe(false);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1')).toMatch(/\/MediaBox \[0 0 84[12][.\d]* 59[45][.\d]*\]/);
});

test('answers to event questions print without navigation, black on white and not cut off', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('robotics', '/events');
  const events: { _id: string }[] = await (await page.request.get('/api/events/events?search=Robotics&order=start')).json();
  const counts = await Promise.all(
    events.map(async ({ _id }) => {
      const answer = await page.request.get(`/api/events/${_id}/answers?limit=1`);
      return { _id, count: answer.ok() ? Number(answer.headers()['x-total-count']) : 0 };
    }),
  );
  const asking = counts.find(({ count }) => count > 1);
  await page.goto(`/events/${asking?._id}/answers`);
  const table = page.getByRole('table', { name: 'Answers' });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  for (const role of ['navigation', 'link'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await page.setViewportSize({ width: 720, height: 1000 });
  const isCut = await table.evaluate((element) => element.scrollWidth > (element.parentElement?.clientWidth ?? 0));
  expect(isCut).toBe(false);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Charts' }).click();
  const value = page.locator('svg text').first();
  await expect(value).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(value).toHaveCSS('fill', BLACK_ON_WHITE.text);
  await expect(page.locator('html')).toHaveCSS('background-color', BLACK_ON_WHITE.ground);
  await expect(page.getByRole('link')).toHaveCount(0);
});
