import type { Page } from '@playwright/test';
import { expect, fillSignIn, goTo, loadedAt, test } from './journey.ts';
import { linkMailedTo } from './mails.ts';
import { completeAccount } from './onboarding.ts';

const FIRST_PASSWORD = 'violet harbor lantern';
const SECOND_PASSWORD = 'copper meadow whistle';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';

async function register(page: Page, mailbox: string, id: string): Promise<void> {
  await page.getByLabel('Name').fill('Ira Banerjee');
  await page.getByLabel('ID', { exact: true }).fill(id);
  await page.getByLabel('Email').fill(`${mailbox}@campus.example`);
  await page.getByLabel('Password', { exact: true }).fill(FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
}

test('a student registers, completes the account and is on the dashboard, without a reload', async ({ visit }) => {
  const page = await visit('/login');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const loaded = await loadedAt(page);
  await register(page, 'ira.banerjee', '20269001');
  await expect(page.getByText('Registration successful!').first()).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ira Banerjee');
  await expect(page.getByLabel('Email')).toHaveValue('ira.banerjee@campus.example');

  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Mobile number must be 10 digits')).toBeVisible();
  await expect(page.getByText('Invalid admission year')).toBeVisible();

  await completeAccount(page, '20269001');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  expect(await loadedAt(page)).toBe(loaded);
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('completing the account in one tab is known in the other', async ({ visit }) => {
  const page = await visit('/register');
  await register(page, 'two.tabs', '20269002');
  const other = await page.context().newPage();
  await other.goto('/events');
  await expect(other).toHaveURL(/\/onboarding$/);

  await completeAccount(page, '20269002');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(other).toHaveURL(/\/dashboard$/);
});

test('a forgotten password is set anew by the link from a mail', async ({ server, visit }) => {
  const page = await visit('/register');
  await register(page, 'forgetful', '20269003');
  await completeAccount(page, '20269003');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Logout' }).click();

  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Registered Email').fill('forgetful@campus.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Reset link sent successfully!')).toBeVisible();

  const link = await linkMailedTo(server, 'forgetful@campus.example', '/reset-password/');
  await page.goto(link);
  await page.getByLabel('New Password').fill(SECOND_PASSWORD);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Password reset successfully! Navigating to login page...')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await fillSignIn(page, 'forgetful', FIRST_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' })).toBeVisible();
  await fillSignIn(page, 'forgetful', SECOND_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('somebody back from Google without success reads why, and can sign in by password', async ({ visit }) => {
  const page = await visit('/login?error=cancelled');
  await expect(page.getByRole('alert')).toHaveText('Signing in with Google was cancelled.');
  await fillSignIn(page, 'student');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who is signed in on two devices ends the other one, which is asked to sign in again', async ({ signIn }) => {
  const page = await signIn('cultural');
  const phone = await signIn('cultural', '/dashboard', { userAgent: PHONE });
  await page.getByRole('button', { name: 'Kabir Khan' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByText('This device')).toHaveCount(1);
  const end = settings.getByRole('button', { name: 'End session: Safari on iPhone' });
  await end.click();
  await expect(end).toBeHidden();
  await expect(settings.getByText('This device')).toBeVisible();

  await goTo(phone, 'Events');
  await expect(phone.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await goTo(page, 'Events');
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeHidden();
});
