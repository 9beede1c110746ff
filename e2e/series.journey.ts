import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { call, newName } from './people.ts';
import { newRoom } from './rooms.ts';

/** Far from all bookings of the demonstration: Tuesdays from four weeks before the end of a year. */
const FIRST = '2096-12-04';
const THIRD = '2096-12-18';

test('a weekly course is created around a booked room, registered for as a whole, changed once and exported', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const title = newName('Evening Course');
  const room = newRoom();
  const { state } = club.coordinator;
  const { event: quiz } = await call<{ event: { _id: string } }>(server, state, '/api/events/create', {
    title: newName('Quiz'),
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: `${THIRD}T17:00:00+05:30`, end: `${THIRD}T19:00:00+05:30` },
  });
  const path = `/api/events/${quiz._id}/room-requests`;
  const requested = await call<{ room_requests: { _id: string }[] }>(server, state, path, {
    room,
    date: THIRD,
    time: '17:00',
    until: '19:00',
  });
  const president = await signIn('president', '/events');
  const approved = await president.request.patch(`/api/events/room-requests/${requested.room_requests[0]?._id}/status`, {
    headers: { origin: server.url },
    data: { status: 'Approved' },
  });
  expect(approved.ok(), await approved.text()).toBe(true);

  const coordinator = await signIn(club.coordinator, '/add-event');
  await coordinator.getByRole('textbox', { name: 'Title' }).fill(title);
  await coordinator.getByRole('combobox', { name: 'Category' }).selectOption('technical');
  for (const [label, value] of [
    ['Start date', FIRST],
    ['Start time', '18:00'],
    ['End date', FIRST],
    ['End time', '20:00'],
  ] as const)
    await coordinator.getByLabel(label, { exact: true }).fill(value);
  await coordinator.getByRole('checkbox', { name: 'Registration Required' }).check();
  await coordinator.getByRole('checkbox', { name: 'Repeats' }).check();
  await expect(coordinator.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked();
  await coordinator.getByLabel('Meetings', { exact: true }).fill('4');
  await coordinator.getByLabel('Room', { exact: true }).fill(room);
  await expectAccessible(coordinator);
  await coordinator.getByRole('button', { name: 'Show meetings' }).click();
  const before = coordinator.getByRole('dialog', { name: `Meetings of ${title}` });
  await expect(before.getByText(`${room} is taken by`)).toBeVisible();
  await expect(before.getByRole('button', { name: 'Create 4 meetings' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(coordinator);
  await before.getByRole('combobox', { name: 'Instead, for meeting 3' }).selectOption('At 7:00 pm');
  await expect(before.getByText(`${room} is taken by`)).toBeHidden();
  await before.getByRole('button', { name: 'Create 4 meetings' }).click();
  await expect(coordinator.getByText('The series was created.').first()).toBeVisible();
  await expect(coordinator.getByRole('textbox', { name: 'Title' })).toHaveValue('');

  const found = await coordinator.request.get(`/api/events/events?search=${encodeURIComponent(title)}&order=start`);
  const meetings: { _id: string; schedule: { start: string } }[] = await found.json();
  expect(meetings.map(({ schedule }) => schedule.start).toSorted()).toEqual([
    '2096-12-04T12:30:00.000Z',
    '2096-12-11T12:30:00.000Z',
    '2096-12-18T13:30:00.000Z',
    '2096-12-25T12:30:00.000Z',
  ]);
  const second = meetings.find(({ schedule }) => schedule.start.startsWith('2096-12-11'))?._id ?? '';

  const student = await signIn(await newStudent(), `/events/${second}`);
  const panel = student.getByRole('region', { name: 'Meeting 2 of 4' });
  await panel.getByRole('button', { name: 'Register for all meetings' }).click();
  await expect(panel.getByRole('status')).toHaveText('You are registered for 4 meetings.');
  await expect(panel.getByText('Registered', { exact: true })).toHaveCount(4);
  await expectAccessible(student);

  await coordinator.goto(`/events/${second}`);
  await coordinator.getByRole('button', { name: 'Change meetings' }).click();
  const change = coordinator.getByRole('dialog', { name: 'Change meetings' });
  await expect(change.getByRole('radio', { name: 'This meeting' })).toBeChecked();
  await change.getByLabel('Date').fill('2096-12-12');
  await expectAccessible(coordinator);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(coordinator.getByText('2. Wed 12 Dec 2096, 6:00 pm')).toBeVisible();

  const address = await student.getByRole('link', { name: 'Add the series to a calendar' }).getAttribute('href');
  const file = (await (await student.request.get(address ?? '')).text()).replaceAll('\r\n ', '');
  for (const line of [
    'RRULE:FREQ=WEEKLY;COUNT=4;INTERVAL=1;BYDAY=TU;WKST=MO',
    'RECURRENCE-ID;TZID=Asia/Kolkata:20961211T180000',
    'DTSTART;TZID=Asia/Kolkata:20961212T180000',
    'RECURRENCE-ID;TZID=Asia/Kolkata:20961218T180000',
  ])
    expect(file.split('\r\n')).toContain(line);
});

test('a student sees an attendance of 8 out of 10 meetings on the page of a meeting', async ({ signIn }) => {
  const student = await signIn('student', '/events');
  const found = await student.request.get(`/api/events/events?search=${encodeURIComponent('Electronics from zero')}`);
  const [meeting]: { _id: string }[] = await found.json();
  await student.goto(`/events/${meeting?._id}`);
  await expect(student.getByText('You came to 8 of 10 meetings.')).toBeVisible();
  await expectAccessible(student);
});
