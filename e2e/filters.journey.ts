import { expect, test } from './journey.ts';

test('filter input survives an immediate reload and is part of a copied link', async ({ signIn, open }) => {
  const page = await signIn('student', '/view-achievements');
  const search = page.getByRole('searchbox');
  await search.fill('mess');
  await page.reload();
  await expect(search).toHaveValue('mess');
  expect(new URL(page.url()).searchParams.get('search')).toBe('mess');

  const select = page.getByRole('combobox').first();
  const chosen = (await select.locator('option').nth(1).textContent()) ?? '';
  await select.selectOption({ label: chosen });
  const link = page.url();
  const other = await open({ storageState: await page.context().storageState() });
  await other.goto(link);
  await expect(other.getByRole('searchbox')).toHaveValue('mess');
  await expect(other.getByRole('combobox').first().locator('option:checked')).toHaveText(chosen);
});

test('a filtered list is still filtered after navigating away and back', async ({ signIn }) => {
  const page = await signIn('president', '/viewfeedback');
  // Other journeys give and resolve feedback meanwhile, so the counts of the list are not compared.
  const open = page.getByRole('listitem').filter({ hasText: 'Not Resolved' });
  await expect(open).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Resolved');
  await expect(open).toHaveCount(0);
  await page.getByRole('link', { name: 'Events', exact: true }).first().click();
  await expect(page).toHaveURL(/\/events$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/viewfeedback\?status=Resolved$/);
  await expect(page.getByText(/^Showing [\d,]+ of [\d,]+ feedbacks$/)).toBeVisible();
  await expect(open).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Resolved');
  // Resetting keeps the focus among the filters.
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(open).not.toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeFocused();
});

test('the events list keeps its scroll position after going back from an event', async ({ signIn }) => {
  // Completed events do not change meanwhile, which would move the list.
  const page = await signIn('president', '/events?status=completed', { viewport: { width: 1280, height: 1200 } });
  await page.getByRole('article').first().hover();
  // To the end of the loaded list, which then continues.
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1500);
  }).toPass();
  /** The visible text and the scroll position. */
  const inSight = () =>
    page.evaluate(() => {
      const titles = [...document.querySelectorAll('article h3, article h2')];
      const seen = titles.find((title) => title.getBoundingClientRect().top > 200);
      return `${seen?.textContent} at ${Math.round(seen?.getBoundingClientRect().top ?? 0)}`;
    });
  let before = '';
  await expect(async () => {
    before = await inSight();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await inSight()).toBe(before);
  }).toPass();
  await page
    .getByRole('article', { name: before.replace(/ at \d+$/, '') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/events\/.+/);
  await page.goBack();
  await expect.poll(inSight).toBe(before);
});
