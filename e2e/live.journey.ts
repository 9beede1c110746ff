import { BLANK_PAGE, expect, loadedAt, test } from './journey.ts';
import { call } from './people.ts';
import { findCard, newRoom, openRequests, planEvent, requestRoom, runningDays } from './rooms.ts';

const WHEN = { date: '2096-12-05', time: '10:00' };

test('a decision on a room request appears live to another president session and to the coordinator', async ({ server, signIn, club }) => {
  const event = await planEvent(server, club);
  const room = newRoom();
  await requestRoom(server, club, event, { ...WHEN, room });

  const coordinator = await signIn(club.coordinator, '/dashboard/events');
  const loaded = await loadedAt(coordinator);
  const card = await findCard(coordinator, event.title);
  await expect(card).toContainText('Pending');

  const reviewDialog = await openRequests(await signIn('president', '/events'), event.title);
  const seen = reviewDialog.getByRole('listitem').filter({ hasText: room });
  await expect(seen.getByRole('button', { name: 'Approve' })).toBeVisible();

  const first = await openRequests(await signIn('president', '/events'), event.title);
  await first.getByRole('listitem').filter({ hasText: room }).getByRole('button', { name: 'Reject' }).click();

  await expect(seen).toContainText('Rejected');
  await expect(seen.getByRole('button')).toHaveCount(0);
  await expect(card).toContainText('Rejected');
  expect(await loadedAt(coordinator)).toBe(loaded);
});

test('a new event appears in all tabs through one event stream, which another tab takes over', async ({
  server,
  signIn,
  club,
  newStudent,
}) => {
  const page = await signIn(await newStudent(), BLANK_PAGE);
  const streams: string[] = [];
  page.context().on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request.url());
  });
  await page.goto('/events');
  const other = await page.context().newPage();
  await other.goto('/events');
  await page.bringToFront();
  const title = `Open Day ${newRoom()}`;
  await call(server, club.coordinator.state, '/api/events/create', {
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: runningDays(),
  });
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await other.bringToFront();
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  expect(streams).toHaveLength(1);

  // The tab with the event stream is closed, and the other one takes over.
  const taken = other.waitForRequest((request) => request.resourceType() === 'eventsource');
  await page.close();
  expect((await taken).url()).toContain('/api/changes?after=');
});
