import { expect, fillSignIn, goTo, test } from './journey.ts';

const OFFICE_BEARERS_ROUTES = ['/add-event', '/roombooking', '/create-org-unit', '/gensec-tech', '/president-approval'];

test('a student signs in, reads the events and signs out', async ({ visit }) => {
  const page = await visit('/login');
  await fillSignIn(page, 'student');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  await expect(page.getByText('Login successful!').first()).toBeVisible();

  await goTo(page, 'Events');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Events Section' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Form Link' }).first();
  const title = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Organizers')).toBeVisible();

  await page.getByRole('link', { name: 'Back to events' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Form Link' }).first()).toContainText(title);

  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/events');
  await expect(page).toHaveURL(/\/login$/);
});

test('a student reads a compact list, without what office-bearers work with', async ({ signIn }) => {
  const page = await signIn('student', '/events');
  await expect(page.getByText('Form Link').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByText('Room requests')).toHaveCount(0);
  for (const name of ['+ Request Room', 'Manage Requests', 'Edit', 'Delete', 'Add Event']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
});

test('a student is kept out of the screens of office-bearers', async ({ signIn }) => {
  const page = await signIn('student');
  for (const route of OFFICE_BEARERS_ROUTES) {
    await page.goto(route);
    await expect(page, route).toHaveURL(/\/unauthorised$/);
    await expect(page.getByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
    await expect(page.getByText('You do not have permission to view this page.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
