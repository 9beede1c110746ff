import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { linkMailedTo } from './mails.ts';
import { call } from './people.ts';
import { newRoom, planEvent } from './rooms.ts';

test('a student is notified in the portal and by mail, and unsubscribes by the mailed link without signing in', async ({
  server,
  signIn,
  visit,
  newStudent,
  club,
}) => {
  const student = await newStudent();
  const title = `Robot Parade ${Date.now()}`;
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', {
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: '2096-12-01T09:00:00+05:30', end: '2096-12-01T18:00:00+05:30' },
    registration: { required: true },
  });
  await call(server, student.state, `/api/events/${event._id}/registration`, {});
  const mail = { subject: 'Bring your robot', text: 'We begin at ten.' };
  await call(server, club.coordinator.state, `/api/events/${event._id}/registrations/mail`, mail);

  const page = await signIn(student);
  await page.getByRole('link', { name: '1 new notification' }).click();
  const line = page.getByRole('link', { name: `The organizers of ${title} wrote to you` });
  await expect(line).toHaveAttribute('href', `/events/${event._id}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('1 in all')).toBeVisible();
  await expect(page.getByRole('link', { name: /new notification/ })).toHaveCount(0);

  const stop = await linkMailedTo(server, student.email, '/api/notifications/unsubscribe/');
  const stranger = await visit(new URL(stop).pathname);
  await expect(stranger.getByText('You get no more mails about: What organizers write to me.')).toBeVisible();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(stranger.getByText('Done: you get no more mails about: What organizers write to me.')).toBeVisible();
  expect(await stranger.context().cookies()).toEqual([]);

  await page.getByRole('link', { name: 'Your notifications' }).click();
  await expect(page.getByRole('checkbox', { name: 'What organizers write to me: By mail' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'What organizers write to me: In the portal' })).toBeChecked();
  await expectAccessible(page);
});

test('the president is notified of a room request, and the coordinator of its approval', async ({ server, signIn, club }) => {
  const event = await planEvent(server, club);
  const request = { room: newRoom(), date: '2096-01-02', time: '10:00', description: '' };
  const { room_requests } = await call<{ room_requests: { _id: string }[] }>(
    server,
    club.coordinator.state,
    `/api/events/${event.id}/room-requests`,
    request,
  );
  expect(room_requests).toHaveLength(1);
  const president = await signIn('president', '/inbox?tab=updates');
  await expect(president.getByRole('link', { name: /asks for a room for|room requests wait for you/ }).first()).toBeVisible();
  const approved = await president.request.patch(`/api/events/room-requests/${room_requests[0]?._id}/status`, {
    headers: { origin: server.url },
    data: { status: 'Approved' },
  });
  expect(approved.ok(), await approved.text()).toBe(true);
  const coordinator = await signIn(club.coordinator, '/inbox?tab=updates');
  await expect(coordinator.getByRole('link', { name: `You have the room for ${event.title}` })).toBeVisible();
});
