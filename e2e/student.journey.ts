import { expect, test } from './journey.ts';

test('a student signs in, reads the events and signs out', async ({ signIn }) => {
  const page = await signIn('student');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' }).click();
  await expect(page.getByText('Welcome to the Events Section')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Form Link' }).first();
  const title = await first.getByRole('link').innerText();
  await expect(page.getByRole('button', { name: '+ Request Room' })).toHaveCount(0);

  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Organizers')).toBeVisible();
  await page.getByRole('link', { name: 'Back to events' }).click();
  await expect(page).toHaveURL(/\/events$/);

  await page.getByRole('link', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/events');
  await expect(page).toHaveURL(/\/login$/);
});
