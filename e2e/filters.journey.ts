import { expect, test } from './journey.ts';

test('what is typed or chosen in a filter is there after a reload that follows at once, and behind a copied link', async ({
  signIn,
  open,
}) => {
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
