import type { Page } from '@playwright/test';
import { giveDevice } from './devices.ts';
import { expect, loadedAt } from './journey.ts';
import { signInAt, test } from './ownServer.ts';
import { newName } from './people.ts';
import type { TestServer } from './server.ts';

/** Requests that need a passkey are refused, which browsers log as errors. */
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (401|403)/ });

const ADD = 'Your institute requires a passkey for office holders and administrators. Add one in Settings to continue.';
const USE = 'Your institute requires your passkey for this. Use it to continue.';

/** Creates a unit with the session of this page, and returns the status and the message. */
async function found(page: Page): Promise<[status: number, message: string | undefined]> {
  const name = newName('Chess Club');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@campus.example`;
  const unit = { name, type: 'Club', category: 'sports', hierarchy_level: 1, contact_info: { email } };
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/orgUnit/create', { data: unit, headers: { origin } });
  return [answer.status(), ((await answer.json()) as { message?: string }).message];
}

async function demand(server: TestServer, word: 'on' | 'off'): Promise<void> {
  await server.stop();
  await server.quad(['change-institute', '--passkeys-required', word]);
  await server.start();
}

// The next journey of this worker uses the same server, with offices without passkeys.
test.afterAll(({ server }) => demand(server, 'off'));

test('where passkeys are required, an office holder is asked to add one, and to use it after a password', async ({ server, visit }) => {
  await demand(server, 'on');
  const page = await visit('/login');
  await giveDevice(page);
  const refusal = page.getByRole('alert').filter({ hasText: ADD }).first();

  await test.step('without a passkey the president has the rights of a student', async () => {
    await signInAt(page, 'president');
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await expect(dialog).toContainText('Without one you have the rights of a student.');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(refusal).toBeVisible();
    expect(await found(page)).toEqual([403, ADD]);
  });

  await test.step('after adding a passkey the president has the rights of the office without a reload', async () => {
    const loaded = await loadedAt(page);
    // The office has only the figures of a student.
    await expect(page.getByText('₹0', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Retry' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Phone');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: ADD })).toHaveCount(0);
    await expect(page.getByText('₹0', { exact: true })).toHaveCount(0);
    expect((await found(page))[0]).toBe(201);
    expect(await loadedAt(page)).toBe(loaded);
  });

  await test.step('a password alone gives the rights of a student, and the portal asks for the passkey', async () => {
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/);
    await signInAt(page, 'president');
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await expect(dialog).toContainText(USE);
    await expect(dialog.getByLabel(/password/i)).toHaveCount(0);
    expect(await found(page)).toEqual([403, USE]);
    await dialog.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(dialog).toBeHidden();
    expect((await found(page))[0]).toBe(201);
    await expect(page.getByRole('alert').filter({ hasText: USE })).toHaveCount(0);
  });
});
