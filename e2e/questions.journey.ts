import { expectAccessible } from './axe.ts';
import { EXPECTED_FAILURE, expect, fillSignIn } from './journey.ts';
import { test } from './ownServer.ts';
import { call, newName, PASSWORD } from './people.ts';

const HOUR_MS = 60 * 60_000;

// Moving the clock restarts the server, and one answer is refused.
test.use({ expectedErrors: EXPECTED_FAILURE });

test('a promoted student answers the event questions, another answers too late, and the attendee gets a survey', async ({
  server,
  signIn,
  visit,
  newStudent,
  club,
}) => {
  const title = newName('Workshop That Asks');
  const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
  const form = (places: number) => ({
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: begins, end: ends, venue: 'Lab 3' },
    registration: { required: true, max_participants: places },
  });
  const [begins, ends] = [at(2), at(4)];
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', form(1));
  const path = `/events/${event._id}`;
  const [early, invited, slow] = [await newStudent(), await newStudent(), await newStudent()];

  const organizer = await signIn(club.coordinator, path);
  await organizer.getByRole('link', { name: 'Questions' }).click();
  await expect(organizer.getByText('No questions yet')).toBeVisible();
  await organizer.getByRole('button', { name: 'Add a question' }).click();
  await organizer.getByRole('textbox', { name: 'Question', exact: true }).fill('T-shirt size');
  await organizer.getByLabel('How it is answered').selectOption({ label: 'One of several' });
  const choices = organizer.getByRole('textbox', { name: 'Choice' });
  await choices.nth(0).fill('Small');
  await choices.nth(1).fill('Large');
  await organizer.getByRole('checkbox', { name: 'Has to be answered' }).check();
  await expect(organizer.getByRole('region', { name: 'What people will see' }).getByRole('radio', { name: 'Small' })).toBeVisible();
  await expectAccessible(organizer);
  await organizer.getByRole('button', { name: 'Save the questions' }).click();
  await expect(organizer.getByText('The questions are saved.')).toBeVisible();
  await organizer.goto(path);
  await organizer.getByRole('button', { name: 'Public page' }).click();
  await organizer.getByRole('dialog').getByRole('button', { name: 'Make public' }).click();
  const address = await organizer.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();
  const { fields } = await (await organizer.request.get(`/api${path}/questions`)).json();
  const answers = { [fields[0].id]: fields[0].options[1].id };
  await call(server, early.state, `/api${path}/registration`, { answers });

  const stranger = await visit(address);
  await stranger.getByRole('link', { name: 'Register' }).click();
  await fillSignIn(stranger, invited.email, PASSWORD);
  await stranger.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(stranger).toHaveURL(new RegExp(`${path}$`));
  const registrationStatus = (page: typeof stranger) => page.getByRole('region', { name: 'Registration' }).getByRole('status');
  const [joinButton, answerButton] = ['Full: join the waiting list', 'Answer the questions'];
  await stranger.getByRole('button', { name: joinButton }).click();
  await expect(registrationStatus(stranger)).toHaveText('You are number 1 on the waiting list.');
  const late = await signIn(slow, path);
  await late.getByRole('button', { name: joinButton }).click();
  await expect(registrationStatus(late)).toHaveText('You are number 2 on the waiting list.');

  // Two places become free: one is given up, one is added.
  const leaver = await signIn(early, path);
  await leaver.getByRole('button', { name: 'Cancel registration' }).click();
  await leaver.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration' }).click();
  const changed = await organizer.request.put(`/api${path}`, { headers: { origin: server.url }, data: form(2) });
  expect(changed.ok(), await changed.text()).toBe(true);
  const questionsDialog = (page: typeof stranger) => page.getByRole('dialog', { name: `Questions of ${title}` });
  for (const page of [stranger, late]) {
    await page.reload();
    await expect(page.getByText(/^Answer by .+ to keep your place\.$/)).toBeVisible();
    await page.getByRole('button', { name: answerButton }).click();
  }
  await questionsDialog(stranger).getByRole('button', { name: answerButton }).click();
  await expect(questionsDialog(stranger).getByText('Answer this.')).toBeVisible();
  await questionsDialog(stranger).getByRole('radio', { name: 'Small' }).check();
  await expectAccessible(stranger);
  await questionsDialog(stranger).getByRole('button', { name: answerButton }).click();
  await expect(questionsDialog(stranger)).toBeHidden();
  await expect(registrationStatus(stranger)).toHaveText('You are registered.');
  await expect(stranger.getByRole('button', { name: 'Change my answers' })).toBeVisible();

  await questionsDialog(late).getByRole('radio', { name: 'Large' }).check();
  await server.moveClock(2.5 * HOUR_MS);
  await questionsDialog(late).getByRole('button', { name: answerButton }).click();
  const refused = /^(The time to answer is over: the place goes to the next person|Only people who have a place can answer)/;
  await expect(questionsDialog(late).getByText(refused)).toBeVisible();
  await expect(questionsDialog(late).getByRole('radio', { name: 'Large' })).toBeChecked();
  await expect(async () => {
    await late.reload();
    await expect(late.getByText('1 of 2 places taken')).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(late.getByText('You are registered.')).toBeHidden();

  await organizer.goto(`${path}/answers`);
  await expect(organizer.getByRole('row', { name: new RegExp(`${invited.name}.*Small`) })).toBeVisible();
  await expect(organizer.getByText(slow.name)).toBeHidden();
  const { _id: userId } = await (await stranger.request.get('/auth/fetchAuth')).json();
  await call(server, club.coordinator.state, `/api${path}/check-ins`, { scan_id: crypto.randomUUID(), user_id: userId });

  await organizer.goto(`${path}/survey`);
  await organizer.getByRole('button', { name: 'Add a question' }).click();
  await organizer.getByRole('textbox', { name: 'Question', exact: true }).fill('How was it?');
  await organizer.getByLabel('How it is answered').selectOption({ label: 'One to five stars' });
  await expect(organizer.getByRole('checkbox', { name: 'Without names' })).toBeChecked();
  await expectAccessible(organizer);
  await organizer.getByRole('button', { name: 'Save the survey' }).click();
  await expect(organizer.getByText('The survey is saved. It is sent once the event is over.').first()).toBeVisible();

  await server.moveClock(2 * HOUR_MS);
  const link = stranger.getByRole('link', { name: `How was ${title}? Answer the survey` });
  await expect(async () => {
    await stranger.goto('/inbox');
    await expect(link).toBeVisible({ timeout: 5000 });
  }).toPass();
  await link.click();
  await expect(stranger).toHaveURL(new RegExp(`${path}/survey$`));
  await expect(stranger.getByText(/^You answer without your name/)).toBeVisible();
  await stranger.getByRole('radio', { name: '4 stars' }).press('Space');
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: 'Send my answers' }).click();
  await expect(stranger.getByText('You have answered. Thank you.')).toBeVisible();
  await organizer.reload();
  await expect(organizer.getByText('Not before five answers')).toBeVisible();
  await expectAccessible(organizer);
});
