import type { Page } from '@playwright/test';
import { expect, fillSignIn } from './journey.ts';
import { linkMailedTo, mailTo } from './mails.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';
import { PASSWORD, registerStudent } from './people.ts';

/** A used link and a password for an unknown address are refused, which browsers log as errors. */
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (400|401)/ });

/** Requests a new address for the account with the old one. */
async function askForAddress(page: Page, old: string, address: string, reason: string): Promise<void> {
  await page.goto(`/admin/people?search=${old}`);
  await page.getByRole('button', { name: /^What to do with / }).click();
  await page.getByRole('menuitem', { name: 'Change the email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'New email address' }).fill(address);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Request it' }).click();
  await expect(dialog).toBeHidden();
}

test('a user stops the address change of a single administrator by mail, and a second administrator confirms another', async ({
  server,
  visit,
}) => {
  // An account of its own, because other journeys sign in to this server too.
  const { email } = await registerStudent(server);
  await appointAdministrators(server, ['academic']);
  const asks = await visit('/login');
  await signInAt(asks, 'academic');
  const waiting = asks.getByRole('region', { name: 'Waiting for another administrator' });

  await test.step('a change by a single administrator waits a day, and the mailed link stops it once', async () => {
    await askForAddress(asks, email, 'not.mine@campus.example', 'Typed by mistake.');
    await expect(waiting.getByText(/unless somebody stops it/)).toBeVisible();
    const link = await linkMailedTo(server, email, '/stop-change/');
    const person = await visit(link);
    await person.getByRole('button', { name: 'Stop the change' }).click();
    await expect(person.getByRole('status')).toHaveText('The change was stopped.');
    await person.goto(link);
    await person.getByRole('button', { name: 'Stop the change' }).click();
    await expect(person.getByRole('alert')).toHaveText('This link no longer works: the change was made, refused or stopped.');
    await expect(person.getByRole('button', { name: 'Stop the change' })).toHaveCount(0);
    await person.getByRole('link', { name: 'Open the portal' }).click();
    await expect(person).toHaveURL(/\/login$/);
    await asks.reload();
    await expect(waiting).toBeHidden();
  });

  await appointAdministrators(server, ['cultural']);
  const confirms = await visit('/login');
  await signInAt(confirms, 'cultural');

  await test.step('with two administrators, the requester cannot confirm the change, and the user is mailed the reason', async () => {
    await askForAddress(asks, email, 'right.one@campus.example', 'Her name has changed.');
    await expect(waiting.getByText('Her name has changed.')).toBeVisible();
    await expect(waiting.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    expect(await mailTo(server, email, 'Her name has changed.')).toContain('It is done as soon as another administrator confirms it');
  });

  await test.step('the second administrator confirms the change, and the user signs in with the new address', async () => {
    await confirms.goto('/admin/people');
    const theirs = confirms.getByRole('region', { name: 'Waiting for another administrator' });
    await theirs.getByRole('button', { name: 'Confirm' }).click();
    await confirms.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(confirms.getByText('The account now has the new address.')).toBeVisible();
    await expect(theirs).toBeHidden();

    const person = await visit('/login');
    await fillSignIn(person, email, PASSWORD);
    await person.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(person.getByRole('alert').filter({ hasText: 'Login failed. Please check your credentials.' })).toBeVisible();
    await fillSignIn(person, 'right.one@campus.example', PASSWORD);
    await person.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(person).toHaveURL(/\/dashboard$/);
  });
});
