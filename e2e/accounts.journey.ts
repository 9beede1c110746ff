import { EXPECTED_FAILURE, expect, fillSignIn, goTo, loadedAt, test } from './journey.ts';
import { linkMailedTo } from './mails.ts';
import { completeAccount, fillRegistration } from './onboarding.ts';
import { newId, newName, PASSWORD, stateOf } from './people.ts';

const SECOND_PASSWORD = 'copper meadow whistle';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

test('a student registers and completes the account without a reload, and a second tab follows', async ({ visit }) => {
  const name = newName('Ira Banerjee');
  const id = newId();
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@campus.example`;
  const page = await visit('/login');
  const loaded = await loadedAt(page);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillRegistration(page, { name, email, id });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);

  const other = await page.context().newPage();
  await other.goto('/events');
  await expect(other).toHaveURL(/\/onboarding$/);
  await completeAccount(page, id);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard$/);
  expect(await loadedAt(page)).toBe(loaded);
});

test.describe('with a lost connection', () => {
  test.use({ expectedErrors: EXPECTED_FAILURE });

  test('a user resets a forgotten password by a mailed link, and typed input is kept', async ({ server, signIn, newStudent }) => {
    const person = await newStudent();
    const { email } = person;
    const page = await signIn(person, '/logout');
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Registered Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText('Reset link sent successfully!')).toBeVisible();
    const link = await linkMailedTo(server, email, '/reset-password/');

    await page.route('**/auth/reset-password/**', (route) => route.abort());
    await page.goto(link);
    await expect(page.getByRole('alert').filter({ hasText: 'Error verifying token.' })).toBeVisible();
    await expect(page.getByLabel('New Password')).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByLabel('New Password').fill(SECOND_PASSWORD);
    await page.route('**/auth/reset-password/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Error resetting password.' })).toBeVisible();
    await expect(page.getByLabel('New Password')).toHaveValue(SECOND_PASSWORD);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/login$/);

    await fillSignIn(page, email, PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' })).toBeVisible();
    await fillSignIn(page, email, SECOND_PASSWORD);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a user ends the session on a second device, and that device asks to sign in again', async ({ server, signIn, newStudent }) => {
  const person = await newStudent();
  const page = await signIn(person, '/dashboard/events');
  const onPhone = { ...person, state: await stateOf(server, person.email, PASSWORD, PHONE) };
  const phone = await signIn(onPhone, '/dashboard/feedback', { userAgent: PHONE });
  await expect(phone.getByRole('heading', { name: 'Feedbacks' })).toBeVisible();
  await page.getByRole('button', { name: person.name }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('main');
  await expect(settings.getByText('This device', { exact: true })).toHaveCount(1);
  const end = settings.getByRole('button', { name: 'End session: Safari on iPhone' });
  await end.click();
  await expect(end).toBeHidden();
  await expect(settings.getByText('This device', { exact: true })).toBeVisible();

  await goTo(phone, 'Events');
  await expect(phone.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await goTo(page, 'PORs');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the PORs Section' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();

  await test.step('the user changes the password, and the second device signs in with it', async () => {
    await page.getByRole('button', { name: person.name }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await settings.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByLabel('New Password').fill(SECOND_PASSWORD);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(settings.getByText('Your password is changed. You are signed out everywhere else.')).toBeVisible();

    const again = phone.getByRole('dialog', { name: 'Sign in again' });
    await fillSignIn(phone, person.email, PASSWORD);
    await again.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(phone.getByText('Login failed. Please check your credentials.')).toBeVisible();
    await fillSignIn(phone, person.email, SECOND_PASSWORD);
    await again.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(again).toBeHidden();
  });
});
