import type { Locator, Page } from '@playwright/test';
import { expect, goTo, test } from './journey.ts';
import { call, newName } from './people.ts';
import { newRoom, type PlannedEvent, planEvent, requestRoom } from './rooms.ts';

const WHEN = { date: '2096-12-03', time: '18:30' };

/** The row of a waiting item; loads more if the list is longer than a page. */
async function findItem(page: Page, title: string): Promise<Locator> {
  const item = page.getByRole('list', { name: 'Waits for you' }).getByRole('listitem').filter({ hasText: title });
  const more = page.getByRole('button', { name: 'Show more' });
  await page.getByRole('list', { name: 'Waits for you' }).waitFor();
  await expect(async () => {
    if (!(await item.isVisible())) await more.click({ timeout: 5000 });
    await expect(item).toBeVisible({ timeout: 1000 });
  }).toPass();
  return item;
}

/** The statuses of an event's requests, by room. */
async function statusesOf(page: Page, event: PlannedEvent): Promise<Record<string, string>> {
  const response = await page.request.get(`/api/events/${event.id}`);
  const { room_requests: requests } = (await response.json()) as { room_requests: { room: string; status: string }[] };
  return Object.fromEntries(requests.map(({ room, status }) => [room, status]));
}

test('a president approves, rejects and undoes room requests in the inbox and sees conflicting bookings', async ({
  server,
  signIn,
  club,
}) => {
  const [event, other] = [await planEvent(server, club), await planEvent(server, club)];
  const [wanted, unwanted] = [newRoom(), newRoom()];
  await requestRoom(server, club, event, { ...WHEN, room: wanted });
  await requestRoom(server, club, event, { ...WHEN, room: unwanted });
  await requestRoom(server, club, other, { ...WHEN, room: wanted });

  const president = await signIn('president', '/dashboard');
  await president.getByRole('link', { name: /^Inbox \d/ }).click();
  await expect(president.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await president.getByRole('button', { name: /^Room request \d/ }).click();
  await expect(president).toHaveURL(/kind=room-request/);
  const first = await findItem(president, `${event.title} wants ${wanted}`);
  await first.getByRole('button', { name: /^Approve/ }).click();
  await expect(first).toHaveCount(0);
  await president.getByRole('button', { name: 'Undo' }).click();
  await expect(first).toBeVisible();
  expect(await statusesOf(president, event)).toEqual({ [wanted]: 'Pending', [unwanted]: 'Pending' });

  await first.getByRole('button', { name: /^Approve/ }).click();
  const second = await findItem(president, `${event.title} wants ${unwanted}`);
  await second.getByRole('button', { name: `${event.title} wants ${unwanted}`, exact: true }).focus();
  await president.keyboard.press('r');
  await expect(second).toHaveCount(0);
  // Leaving the page sends the decisions.
  await president.getByRole('link', { name: 'Calendar' }).click();
  await expect(async () => expect(await statusesOf(president, event)).toEqual({ [wanted]: 'Approved', [unwanted]: 'Rejected' })).toPass();

  await president.goto('/inbox?kind=room-request');
  const third = await findItem(president, `${other.title} wants ${wanted}`);
  await expect(third).toContainText(`Room ${wanted} is already booked for '${event.title}' on Dec 3, 2096 at 6:30 pm.`);
  await third.getByRole('button', { name: /^Approve/ }).click();
  await president.getByRole('link', { name: 'Calendar' }).click();
  await expect(president.getByText(`${other.title} wants ${wanted}: Room ${wanted} is already booked`)).toBeVisible();
  expect(await statusesOf(president, other)).toEqual({ [wanted]: 'Pending' });
});

test('a general secretary verifies several achievements by keyboard shortcut, and a reload saves them', async ({
  server,
  signIn,
  newStudent,
}) => {
  const student = await newStudent();
  const titles = [newName('Silver in robotics'), newName('Bronze in robotics')];
  for (const title of titles) {
    const body = { title, type: 'technical', category: 'Robotics', date_achieved: '2026-01-15', event_id: '' };
    await call(server, student.state, '/api/achievements/add', body);
  }
  const secretary = await signIn('scitech', '/inbox?kind=achievement');
  for (const title of titles) {
    const item = await findItem(secretary, title);
    await item.getByRole('checkbox').check();
  }
  await expect(secretary.getByText('2 selected')).toBeVisible();
  await (await findItem(secretary, titles[0] ?? ''))
    .getByRole('button', { name: new RegExp(`: ${titles[0]}$`) })
    .first()
    .focus();
  await secretary.keyboard.press('a');
  await expect(secretary.getByText('Verified: 2')).toBeVisible();
  await secretary.reload();
  const own = await signIn(student, '/view-achievements');
  for (const title of titles) await expect(own.getByRole('listitem').filter({ hasText: title })).toContainText('Verified');
  await goTo(own, 'Home');
});

test('a student opens an event by the search shortcut, and recent entries are cleared on sign-out', async ({
  server,
  signIn,
  club,
  newStudent,
}) => {
  const event = await planEvent(server, club);
  const student = await signIn(await newStudent(), '/dashboard');
  await student.getByRole('button', { name: 'Find anything' }).waitFor();
  await student.keyboard.press('Control+k');
  const field = student.getByRole('combobox', { name: 'Search or go to' });
  await expect(field).toBeFocused();
  await student.keyboard.type(event.title);
  await expect(student.getByRole('option', { name: event.title })).toBeVisible();
  await student.keyboard.press('Enter');
  await expect(student.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(student).toHaveURL(new RegExp(event.id));
  await student.keyboard.press('Control+k');
  await expect(student.getByRole('group', { name: 'Recent' })).toContainText(event.title);
  await expect(field).toBeFocused();
  await student.keyboard.type('logout');
  await expect(student.getByRole('option')).toHaveText(['Logout']);
  await student.keyboard.press('Enter');
  await expect(student).toHaveURL(/login/);
  expect(await student.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(event.title);
});
