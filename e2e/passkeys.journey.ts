import type { Page } from '@playwright/test';
import { giveDevice } from './devices.ts';
import { expect, fillSignIn, test } from './journey.ts';
import { createClub, PASSWORD } from './people.ts';

/** Requests that need reauthentication, and a deleted passkey, are refused, which browsers log as errors. */
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (401|403)/ });

const REAUTHENTICATION = { message: 'Please use your passkey again to continue.', code: 'REAUTHENTICATION_REQUIRED' };

async function openSettings(page: Page, name: string) {
  await page.getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  return page.getByRole('main');
}

async function addPasskey(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test('a user adds passkeys on two devices, signs in and reauthenticates, and removes the passkey of a lost device', async ({
  visit,
  server,
  sessionOf,
}) => {
  // A user with a confirmed address.
  const { name, email } = (await createClub(server, await sessionOf('president'))).coordinator;
  const laptop = await visit('/login');
  const phone = await visit('/login');
  const devices = { laptop: await giveDevice(laptop), phone: await giveDevice(phone) };

  await test.step('each device adds a passkey after a sign-in with a password', async () => {
    for (const [page, called] of [
      [laptop, 'Laptop'],
      [phone, 'Phone'],
    ] as const) {
      await fillSignIn(page, email, PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      const settings = await openSettings(page, name);
      await addPasskey(page, called);
      await expect(settings.getByRole('button', { name: `Remove passkey: ${called}` })).toBeVisible();
      await page.goto('/logout');
      await expect(page).toHaveURL(/\/login$/);
    }
    expect([await devices.laptop.countPasskeys(), await devices.phone.countPasskeys()]).toEqual([1, 1]);
  });

  await test.step('the laptop signs in with its passkey only and returns to the requested page', async () => {
    await laptop.goto('/skills');
    await expect(laptop).toHaveURL(/\/login$/);
    await laptop.getByRole('link', { name: 'Sign in with a passkey' }).click();
    const use = laptop.getByRole('button', { name: 'Sign in with a passkey' });
    await devices.laptop.setKnown(false);
    await use.click();
    await expect(use).toBeEnabled();
    await expect(laptop.getByRole('alert')).toBeHidden();
    await devices.laptop.setKnown(true);
    await use.click();
    await expect(laptop).toHaveURL(/\/skills$/);
  });

  await test.step('a device with a passkey cannot add a second one', async () => {
    await openSettings(laptop, name);
    await addPasskey(laptop, 'Laptop again');
    await expect(laptop.getByRole('alert')).toHaveText('This device already has a passkey for your account.');
    await laptop.getByRole('dialog', { name: 'Add a passkey' }).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the laptop removes the passkey of the lost phone after reauthentication', async () => {
    // Simulates that a quarter of an hour has passed.
    await laptop.route('**/auth/passkeys/*', (route) => route.fulfill({ status: 403, json: REAUTHENTICATION }), { times: 1 });
    await laptop.getByRole('button', { name: 'Remove passkey: Phone' }).click();
    await laptop.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    const question = laptop.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(question.getByLabel('Or your password')).toBeVisible();
    await question.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(question).toBeHidden();
    await expect(laptop.getByRole('button', { name: 'Remove passkey: Phone' })).toBeHidden();
  });

  await test.step('the phone can no longer sign in with its passkey', async () => {
    await phone.goto('/login/passkey');
    await phone.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(phone.getByRole('alert')).toHaveText('This passkey could not be used. Please try again, or sign in another way.');
    await expect(phone).toHaveURL(/\/login\/passkey$/);
  });
});
