import type { Page } from '@playwright/test';
import { expect } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';

test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (400|401|403|404)/ });

const OWN = 'rgb(11, 110, 79)';

const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });

function colorOf(page: Page): Promise<string> {
  return loginButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The institute was changed.').last()).toBeVisible();
}

test('an administrator changes the brand color and disables registration, and other browsers see both until reverted', async ({
  server,
  visit,
}) => {
  await appointAdministrators(server, ['academic', 'cultural']);
  const office = await visit('/login');
  const house = await colorOf(office);
  expect(house).not.toBe(OWN);
  await signInAt(office, 'academic');

  const student = await visit('/login', { colorScheme: 'light' });
  await signInAt(student, 'student');
  await student.goto('/check-in/nobodys-code');
  await expect(student.getByRole('heading', { name: 'This is not on here' })).toBeHidden();

  await office.goto('/admin/institute');
  await office.getByRole('textbox', { name: 'Brand colour' }).fill('green');
  await office.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(office.getByText('Enter a colour such as #0b6e4f, or leave it empty.')).toBeVisible();
  await office.getByRole('textbox', { name: 'Brand colour' }).fill('#0b6e4f');
  await expect(office.getByText('At night')).toBeVisible();
  await office.getByRole('textbox', { name: 'Terms of use' }).fill('https://campus.example/terms');
  await office.getByRole('checkbox', { name: 'Registering for events' }).uncheck();
  await save(office);

  await expect(async () => {
    await student.goto('/check-in/nobodys-code');
    await expect(student.getByRole('heading', { name: 'This is not on here' })).toBeVisible({ timeout: 5000 });
  }).toPass();
  const home = student.getByRole('link', { name: 'Go to your dashboard' });
  await expect(home).toBeVisible();
  const refused = await student.request.get(`/api/events/${crypto.randomUUID()}/registration`);
  expect([refused.status(), (await refused.json()).message]).toEqual([403, 'Your institute has turned this part of the portal off.']);

  const newcomer = await visit('/login', { colorScheme: 'light' });
  expect(await colorOf(newcomer)).toBe(OWN);
  await newcomer.goto('/register');
  await expect(newcomer.getByText('By creating an account you accept the terms of use.')).toBeVisible();
  // Users who request more contrast keep the default colors, which are tested for it.
  const contrast = await visit('/login', { contrast: 'more' });
  expect(await colorOf(contrast)).not.toBe(OWN);

  await office.reload();
  await office.getByRole('textbox', { name: 'Brand colour' }).fill('');
  await office.getByRole('textbox', { name: 'Terms of use' }).fill('');
  await office.getByRole('checkbox', { name: 'Registering for events' }).check();
  await save(office);
  await expect(async () => {
    await newcomer.goto('/login');
    expect(await colorOf(newcomer)).toBe(house);
  }).toPass();
  await student.goto('/check-in/nobodys-code');
  await expect(student.getByRole('heading', { name: 'This is not on here' })).toBeHidden();
});
