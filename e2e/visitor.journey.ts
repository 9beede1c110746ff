import { expect, fillSignIn, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

test('a wrong password is told, and what was typed stays', async ({ visit }) => {
  const page = await visit('/login');
  await fillSignIn(page, 'student', 'not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Email')).toHaveValue('student@campus.example');
});

test('signing in needs nothing but a keyboard', async ({ visit }) => {
  const page = await visit('/login');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type('student@campus.example');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('campus-demo-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
});

test('what is typed before the scripts arrive stays, and signs in', async ({ open }) => {
  const page = await open();
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await fillSignIn(page, 'student');
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toHaveCount(0);

  letScriptsCome();
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('student@campus.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('campus-demo-2026');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('the address that somebody asked for is remembered through signing in', async ({ visit }) => {
  const page = await visit('/dashboard/events');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, 'student');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
});

test('an unknown path leads to the sign-in page, or to the dashboard of whoever is signed in', async ({ visit, signIn }) => {
  const visitor = await visit('/no-such-page');
  await expect(visitor).toHaveURL(/\/login$/);
  const student = await signIn('student', '/no-such-page');
  await expect(student).toHaveURL(/\/dashboard$/);
  await student.goto('/login');
  await expect(student).toHaveURL(/\/dashboard$/);
});

test('a newcomer is led to onboarding, wherever they go', async ({ signIn }) => {
  const page = await signIn('newcomer', '/events');
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('signing out in one tab signs out the other', async ({ signIn }) => {
  const page = await signIn('student');
  const other = await page.context().newPage();
  await other.goto('/events');
  await expect(other.getByText('Form Link').first()).toBeVisible();

  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});
