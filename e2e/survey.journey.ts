import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { call, newName } from './people.ts';

const SECOND_MS = 1000;

test('who was checked in is asked once the event is over, and five answers are needed before anything is shown', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const title = newName('Survey Night');
  const end = new Date(Date.now() + 20 * SECOND_MS);
  const body = {
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: new Date(end.getTime() - 30 * SECOND_MS).toISOString(), end: end.toISOString() },
    registration: { required: true, max_participants: 10 },
  };
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', body);
  const student = await newStudent();
  const phone = await signIn(student, `/events/${event._id}`, { viewport: { width: 390, height: 844 } });
  const { _id: userId } = await (await phone.request.get('/auth/fetchAuth')).json();
  await call(server, club.coordinator.state, `/api/events/${event._id}/registrations`, { user_id: userId });
  const scan = { scan_id: crypto.randomUUID(), user_id: userId };
  await call(server, club.coordinator.state, `/api/events/${event._id}/check-ins`, scan);

  const organizer = await signIn(club.coordinator, `/events/${event._id}`);
  await organizer.getByRole('link', { name: 'Survey' }).click();
  // The event ends meanwhile.
  await expect(async () => {
    await organizer.reload();
    await expect(organizer.getByRole('button', { name: 'Send the survey' })).toBeVisible({ timeout: 2 * SECOND_MS });
  }).toPass();
  await organizer.getByRole('button', { name: 'Add a question' }).click();
  await organizer.getByRole('textbox', { name: 'Question', exact: true }).fill('How was it?');
  await organizer.getByLabel('How it is answered').selectOption({ label: 'One to five stars' });
  await expect(organizer.getByRole('checkbox', { name: 'Without names' })).toBeChecked();
  await expectAccessible(organizer);
  await organizer.getByRole('button', { name: 'Send the survey' }).click();
  await expect(organizer.getByText('Not before five answers')).toBeVisible();
  await expectAccessible(organizer);

  await phone.goto('/inbox');
  await phone.getByRole('link', { name: `How was ${title}? Answer the survey` }).click();
  await expect(phone).toHaveURL(new RegExp(`/events/${event._id}/survey$`));
  await expect(phone.getByText(/^You answer without your name/)).toBeVisible();
  await phone.getByRole('radio', { name: '4 stars' }).press('Space');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Send my answers' }).click();
  await expect(phone.getByText('You have answered. Thank you.')).toBeVisible();

  await organizer.reload();
  await expect(organizer.getByText('Not before five answers')).toBeVisible();
});
