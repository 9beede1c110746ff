import type { Page } from '@playwright/test';
import { alertOf } from './alertOf.ts';
import { EXPECTED_FAILURE, expect } from './journey.ts';
import { fillRegistration } from './onboarding.ts';
import { test } from './ownServer.ts';
import { call, newId, newName } from './people.ts';
import { expectRequest, newRoom, openRequests, openRoomForm } from './rooms.ts';

test.use({ expectedErrors: EXPECTED_FAILURE });

/** An event of the Robotics Club in the demonstration. */
const EVENT = 'Robot Safety Briefing';

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

test('room requests, events and feedback keep their input during a server outage and can be sent again', async ({ server, signIn }) => {
  const [room, nextRoom, title] = [newRoom(), newRoom(), newName('Bot Sprint')];
  const coordinator = await signIn('robotics', '/events');
  const ask = async (name: string) => {
    const form = await openRoomForm(coordinator, EVENT);
    await form.getByLabel('Room/Venue Name').fill(name);
    return form;
  };
  const dialog = await ask(room);
  await press(coordinator, 'Submit Request');
  await expect(dialog).toBeHidden();
  await expectRequest(coordinator, EVENT, room, 'Pending');
  const form = await ask(nextRoom);

  const president = await signIn('president', '/events');
  const row = (await openRequests(president, EVENT)).getByRole('listitem').filter({ hasText: room });
  await expect(row.getByRole('button', { name: 'Approve' })).toBeVisible();

  const secretary = await signIn('scitech', '/add-event');
  await secretary.getByLabel('Title').fill(title);
  await secretary.getByLabel('Category').selectOption('technical');
  await secretary.getByRole('combobox', { name: 'Organizing unit' }).click();
  await secretary.getByRole('option', { name: 'Robotics Club' }).click();

  const student = await signIn('student', '/feedback');
  await student.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Query');
  await student.getByRole('combobox', { name: 'Target type' }).selectOption('Club/Organization');
  await student.getByRole('combobox', { name: 'Target', exact: true }).fill('robotics cl');
  await student.getByRole('option', { name: 'Robotics Club' }).click();
  await student.getByRole('textbox', { name: 'Comments' }).fill('When is the workshop open?');

  await server.stop();
  await press(coordinator, 'Submit Request');
  await expect(alertOf(coordinator, 'Failed to submit room request.')).toBeVisible();
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row.getByRole('alert')).toHaveText('Failed to Rejected request.');
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row.getByRole('alert')).toHaveText('Failed to Approved request.');
  await press(secretary, 'Create Event');
  await expect(alertOf(secretary, 'Failed to submit event.')).toBeVisible();
  await press(student, 'Submit');
  await expect(alertOf(student, 'Failed to submit feedback')).toBeVisible();

  await server.start();
  await expect(form.getByLabel('Room/Venue Name')).toHaveValue(nextRoom);
  await press(coordinator, 'Submit Request');
  await expect(form).toBeHidden();
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  await expect(secretary.getByLabel('Title')).toHaveValue(title);
  await press(secretary, 'Create Event');
  await expect(secretary.getByLabel('Title')).toHaveValue('');
  await expect(student.getByRole('textbox', { name: 'Comments' })).toHaveValue('When is the workshop open?');
  await press(student, 'Submit');
  await expect(student.getByRole('textbox', { name: 'Comments' })).toHaveValue('');

  await coordinator.reload();
  await expectRequest(coordinator, EVENT, room, 'Approved');
  await expectRequest(coordinator, EVENT, nextRoom, 'Pending');
});

test('endorsements, units, positions and registrations keep their input during an outage and can be sent again', async ({
  server,
  signIn,
  visit,
  newStudent,
}) => {
  const [title, unit, position, name] = [newName('Essay prize'), newName('Weaving Club'), newName('Timekeeper'), newName('Tara Menon')];
  const achievement = { title, type: 'academic', date_achieved: '2020-01-15' };
  await call(server, (await newStudent()).state, '/api/achievements/add', achievement);
  const academic = await signIn('academic', '/gensec-endorse?tab=achievements');
  const waiting = academic.getByRole('tabpanel').getByRole('listitem').filter({ hasText: title });
  await expect(waiting).toBeVisible();

  const cultural = await signIn('cultural', '/create-org-unit');
  await expect(cultural.getByLabel('Category')).toHaveValue('cultural');
  await cultural.getByLabel('Organization name').fill(unit);
  await cultural.getByLabel('Organization type').selectOption('Club');
  await cultural.getByLabel('Contact email').fill(`${unit.toLowerCase().replaceAll(' ', '.')}@campus.example`);

  const sports = await signIn('sports', '/cosa/create?tab=positions');
  await sports.getByLabel('Position title').fill(position);
  await sports.getByLabel('Organizational unit').selectOption({ index: 1 });
  await sports.getByLabel('Position type').selectOption('Volunteer');
  await sports.getByRole('textbox', { name: 'Responsibility 1' }).fill('Keep the time');

  const visitor = await visit('/register');
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@campus.example`;
  await fillRegistration(visitor, { name, email, id: newId() });

  await server.stop();
  await waiting.getByRole('button', { name: 'Endorse' }).click();
  await expect(alertOf(academic, 'Failed to verify achievement')).toBeVisible();
  await press(cultural, 'Create Organization');
  await expect(alertOf(cultural, 'Error: Something went wrong. Please try again.')).toBeVisible();
  await press(sports, 'Create Position');
  await expect(alertOf(sports, 'Failed to create position.')).toBeVisible();
  await press(visitor, 'Register');
  await expect(alertOf(visitor, 'Something went wrong. Please try again.')).toBeVisible();

  await server.start();
  await waiting.getByRole('button', { name: 'Endorse' }).click();
  await expect(waiting.getByRole('button')).toHaveCount(0);
  await expect(cultural.getByLabel('Organization name')).toHaveValue(unit);
  await press(cultural, 'Create Organization');
  await expect(cultural.getByLabel('Organization name')).toHaveValue('');
  await expect(sports.getByLabel('Position title')).toHaveValue(position);
  await press(sports, 'Create Position');
  await expect(sports.getByLabel('Position title')).toHaveValue('');
  await expect(visitor.getByLabel('Email')).toHaveValue(email);
  await press(visitor, 'Register');
  await expect(visitor).toHaveURL(/\/onboarding$/);
});
