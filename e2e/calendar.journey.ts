import { request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { type Club, call, newName } from './people.ts';
import type { Served } from './server.ts';

/** The input for an event of the club. */
function eventOf(club: Club, title: string, venue: string) {
  return {
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: '2096-12-03T16:00:00+05:30', end: '2096-12-05T18:00:00+05:30', venue },
    registration: { required: false },
  };
}

async function change(server: Served, club: Club, id: string, body: object): Promise<void> {
  const context = await request.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { origin: server.url },
    storageState: club.coordinator.state,
  });
  expect((await context.put(`/api/events/${id}`, { data: body })).status()).toBe(200);
  await context.dispose();
}

/** A calendar client, which has an address but no session. */
async function subscribe(url: string) {
  const context = await request.newContext();
  const answer = await context.get(url);
  const text = await answer.text();
  const etag = answer.headers().etag ?? '';
  const isUnchanged = etag !== '' && (await context.get(url, { headers: { 'if-none-match': etag } })).status() === 304;
  await context.dispose();
  return { status: answer.status(), text, isUnchanged };
}

function sequenceOf(text: string, id: string): number {
  const event = text.split('BEGIN:VEVENT').find((part) => part.includes(`UID:${id}`)) ?? '';
  return Number(/SEQUENCE:(\d+)/.exec(event)?.[1] ?? -1);
}

test('a student follows a unit, subscribes to its calendar, receives a change and renews the calendar address', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const title = newName('Robot Camp');
  const { event } = await call<{ event: { _id: string } }>(
    server,
    club.coordinator.state,
    '/api/events/create',
    eventOf(club, title, 'Hall One'),
  );
  const student = await newStudent();
  const page = await signIn(student, `/events/${event._id}`);
  await expect(page.getByRole('link', { name: 'Download .ics' })).toBeVisible();
  await page.getByRole('button', { name: `Follow ${club.name}` }).click();
  await expect(page.getByRole('button', { name: `Unfollow ${club.name}` })).toBeVisible();

  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.goto('/calendar?view=month&day=2096-12-03');
  const grid = page.getByRole('grid', { name: 'December 2096' });
  await expect(grid.getByRole('button', { name: 'Tuesday, 4 December 2096, 1 event' })).toBeVisible();
  await expect(grid.getByRole('link', { name: title }).first()).toHaveAttribute('href', `/events/${event._id}`);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Followed units' }).uncheck();
  await expect(grid.getByRole('link')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Followed units' }).check();

  await page.getByRole('button', { name: `Subscribe to ${club.name}` }).click();
  const address = page.getByRole('textbox', { name: `Address of ${club.name}` });
  const url = await address.inputValue();
  const first = await subscribe(url);
  expect([first.status, first.isUnchanged]).toEqual([200, true]);
  expect(first.text).toContain(`SUMMARY:${title}`);
  expect(first.text).toContain('LOCATION:Hall One');

  await change(server, club, event._id, eventOf(club, title, 'Hall Two'));
  const second = await subscribe(url);
  expect(second.text).toContain('LOCATION:Hall Two');
  expect(sequenceOf(second.text, event._id)).toBeGreaterThan(sequenceOf(first.text, event._id));

  await page.getByRole('button', { name: `Renew address of ${club.name}` }).click();
  await page.getByRole('alertdialog', { name: 'Renew this address?' }).getByRole('button', { name: 'Renew address' }).click();
  await expect(address).not.toHaveValue(url);
  expect((await subscribe(await address.inputValue())).status).toBe(200);
  expect((await subscribe(url)).status).toBe(404);

  await page.setViewportSize({ width: 320, height: 700 });
  await expect(page.getByRole('list', { name: 'December 2096' })).toContainText(title);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false);
  await expectAccessible(page);
});
