import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { alertOf, PROVOKED_FAILURE } from './failures/alertOf.ts';
import { CATALOGUE, type Listed, nameOf, OUT_OF_REACH, READ_ELSEWHERE } from './failures/catalogue.ts';
import { CHECKS } from './failures/checks.ts';
import { FIRST_DAY, LINKED_WITH_GOOGLE } from './failures/newInstitute.ts';
import { ONE_BY_ONE } from './failures/oneByOne.ts';
import { READS } from './failures/reads.ts';
import { fillRegistration, WRITES } from './failures/writes.ts';
import { expect, fillSignIn, test } from './journey.ts';
import { linkMailedTo } from './mails.ts';

test.use({ provoked: PROVOKED_FAILURE });

/** What the rows of the journeys read. */
const READ_BY_ROW: readonly Listed[] = [
  ...READS,
  ...WRITES,
  ...WRITES.flatMap(({ end }) => end ?? []),
  ...CHECKS.flatMap(({ seen }) => seen),
  ...FIRST_DAY.map(({ listed }) => listed),
  ...Object.values(ONE_BY_ONE),
  LINKED_WITH_GOOGLE,
];

test('every text of the catalogue is read in a journey, or cannot be', async () => {
  const listed = Object.entries(CATALOGUE).flatMap(([area, texts]) => texts.map((text) => `${area}: ${text}`));
  const read = new Set([...READ_BY_ROW, ...Object.values(READ_ELSEWHERE).flat()].map(nameOf));
  const outOfReach = OUT_OF_REACH.map(nameOf);
  expect(listed.filter((name) => !read.has(name)).sort()).toEqual(outOfReach.sort());
  for (const [file, texts] of Object.entries(READ_ELSEWHERE)) {
    const journey = await readFile(path.join(import.meta.dirname, file), 'utf8');
    expect(texts.map(({ text }) => text).filter((text) => !journey.includes(`'${text}'`))).toEqual([]);
  }
});

test('the detail of an event that nobody planned goes on loading', async ({ signIn }) => {
  const page = await signIn('student', '/unauthorised');
  const refusal = page.waitForResponse((answer) => answer.status() === 404);
  await page.goto('/events/00000000-0000-4000-8000-000000000000');
  await refusal;
  await expect(page.getByText(ONE_BY_ONE.eventUnknown.text, { exact: true })).toBeVisible();
});

test('a link from a mail that cannot be looked at or used says so, and nothing is lost', async ({ server, visit }) => {
  const page = await visit('/forgot-password');
  await page.getByLabel('Registered Email').fill('academic@campus.example');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  const link = await linkMailedTo(server, 'academic@campus.example', '/reset-password/');
  await page.route('**/auth/reset-password/**', (route) => route.abort());
  await page.goto(link);
  await expect(alertOf(page, ONE_BY_ONE.linkUnread.text)).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByLabel('New Password').fill('copper meadow whistle');
  await page.route('**/auth/reset-password/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(alertOf(page, ONE_BY_ONE.resetFailed.text)).toBeVisible();
  await expect(page.getByLabel('New Password')).toHaveValue('copper meadow whistle');
});

test('a registration that a gateway refuses without a reason is told', async ({ visit }) => {
  const page = await visit('/register');
  // The server has a sentence for whatever it refuses, so only what stands before it leaves one out.
  await page.route('**/auth/register', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await fillRegistration(page);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(alertOf(page, ONE_BY_ONE.registrationFailed.text)).toBeVisible();
});

test('a message is read even where what draws messages did not come', async ({ visit }) => {
  const page = await visit('/login');
  await page.route('**/ToastViewport-*.js', (route) => route.abort());
  await fillSignIn(page, 'student', 'not-the-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(alertOf(page, 'Login failed. Please check your credentials.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('student@campus.example');
});
