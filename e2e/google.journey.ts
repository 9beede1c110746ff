import { type GoogleProvider, startGoogleProvider } from '../apps/server/src/features/accounts/testing/googleProvider.ts';
import { expect, fillSignIn, test as journey } from './journey.ts';
import { completeAccount } from './onboarding.ts';
import { START_WITHIN_MS, startServer } from './server.ts';

/** A journey with a server that signs people in with a provider on this machine, in the place of Google. */
const test = journey.extend<object, { provider: GoogleProvider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const provider = await startGoogleProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startServer(provider.environment);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
});
test.beforeEach(({ provider }) => provider.reset());

test('somebody new signs up with Google, completes the account, and comes back with Google', async ({ visit }) => {
  const page = await visit('/register');
  await page.getByRole('link', { name: 'Google' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByLabel('Name')).toHaveValue('Asha Patil');
  await expect(page.getByLabel('Email')).toHaveValue('asha@campus.example');
  await completeAccount(page, '20269101');
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('an account that has a password is signed in with Google too, and led to the page that was asked for', async ({ provider, visit }) => {
  Object.assign(provider.claims, { sub: 'google-student', email: 'student@campus.example', name: 'Aditi Sharma' });
  const page = await visit('/skills');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(/\/skills$/);

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/);
  await fillSignIn(page, 'student');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who may not come in with Google reads why', async ({ provider, visit }) => {
  const page = await visit('/login');
  const withGoogle = page.getByRole('link', { name: 'Sign in with Google' });

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
