import { EXPECTED_FAILURE, expect, fillSignIn, test } from './journey.ts';
import { pressByKeyboard, typeInto } from './keyboard.ts';
import { DEMONSTRATION_PASSWORD, PASSWORD } from './people.ts';

/** Blocked scripts are logged as errors by the browser. */
test.use({ expectedErrors: EXPECTED_FAILURE });

test('a visitor reaches the requested page by signing in by keyboard, and signing out applies to all tabs', async ({
  visit,
  newStudent,
}) => {
  const { email } = await newStudent();
  const page = await visit('/dashboard/events');
  await expect(page).toHaveURL(/\/login$/);
  await typeInto(page, page.getByLabel('Email'), email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/no-such-page');
  await expect(other).toHaveURL(/\/dashboard$/);
  await pressByKeyboard(page, page.getByRole('link', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await page.goto('/events');
  await expect(page).toHaveURL(/\/login$/);
});

test('sign-in input typed before the scripts load is kept, a failure is reported, and a second attempt succeeds', async ({ open }) => {
  const page = await open();
  const { promise: scriptsMayCome, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/login?error=cancelled', { waitUntil: 'commit' });
  await fillSignIn(page, 'student@campus.example', 'not-the-password');
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();

  letScriptsCome();
  await expect(page.getByText('Signing in with Google was cancelled.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('student@campus.example');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('student@campus.example');

  await page.unroute('**/overlays-*.js');
  await page.getByLabel('Password', { exact: true }).fill(DEMONSTRATION_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
});
