import { test } from './googleServer.ts';
import { expect } from './journey.ts';
import { completeAccount } from './onboarding.ts';
import { signInAt } from './ownServer.ts';

// One server, and a provider that signs in one person at a time.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ provider }) => provider.reset());

test('a new user registers and signs in with Google, and rejected accounts are told the reason', async ({ provider, visit }) => {
  const sub = `google-${Date.now()}`;
  const mailbox = `asha.${Date.now()}`;
  Object.assign(provider.claims, { sub, email: `${mailbox}@campus.example` });
  const page = await visit('/register');
  await page.getByRole('link', { name: 'Google' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Patil');
  await expect(page.getByLabel('Email')).toHaveValue(`${mailbox}@campus.example`);
  await completeAccount(page, String(Date.now()));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Logout' }).click();
  const withGoogle = page.getByRole('link', { name: 'Sign in with Google' });
  await withGoogle.click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Logout' }).click();

  Object.assign(provider.claims, { sub: 'google-2', email: 'asha@mail.example', hd: 'mail.example' });
  await withGoogle.click();
  await expect(page).toHaveURL(/\/login\?error=domain$/);
  await expect(page.getByRole('alert')).toHaveText(
    'Only Google accounts of the institute may sign in. Choose the one that ends in @campus.example.',
  );
  Object.assign(provider.claims, { email: 'binoy@campus.example', hd: 'campus.example', email_verified: false });
  await withGoogle.click();
  await expect(page).toHaveURL(/\/login\?error=unverified$/);
  await expect(page.getByRole('alert')).toHaveText(
    'Google has not verified the email address of this account. Verify it there, then try again.',
  );
  provider.isCancelled = true;
  await withGoogle.click();
  await expect(page).toHaveURL(/\/login\?error=cancelled$/);
  await expect(page.getByRole('alert')).toHaveText('Signing in with Google was cancelled.');
});

test('a user with a password also signs in with Google and returns to the requested page', async ({ provider, visit }) => {
  Object.assign(provider.claims, { sub: 'google-student', email: 'student@campus.example', name: 'Aditi Sharma' });
  const page = await visit('/skills');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(/\/skills$/);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await signInAt(page, 'student');
});
