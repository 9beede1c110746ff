import { expectAccessible } from './axe.ts';
import { expect, fillSignIn, test } from './journey.ts';
import { call, newName, PASSWORD } from './people.ts';

// A place that is due, and answers that come too late.
test.use({ provoked: /^Failed to load resource: the server responded with a status of (400|401|404|409)/ });

/** As long as a promoted student of this journey has to answer, and until a place that is due goes to the next. */
const HURRY_MS = 60_000;
const FREED = { timeout: 120_000 };

test('a stranger opens the public link, signs in, waits, is promoted, answers late and loses the place to who answers', async ({
  server,
  signIn,
  visit,
  newStudent,
  club,
}) => {
  test.setTimeout(300_000);
  const title = newName('Workshop That Asks');
  const start = new Date(Date.now() + 7 * 24 * 60 * 60_000);
  const form = (begins: Date) => ({
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: begins.toISOString(), end: new Date(begins.getTime() + 4 * 60 * 60_000).toISOString(), venue: 'Lab 3' },
    registration: { required: true, max_participants: 1 },
  });
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', form(start));
  const path = `/events/${event._id}`;

  const builder = await signIn(club.coordinator, path);
  await builder.getByRole('link', { name: 'Questions' }).click();
  await expect(builder.getByText('Nothing is asked yet')).toBeVisible();
  await builder.getByRole('button', { name: 'Add a question' }).click();
  await builder.getByRole('textbox', { name: 'Question' }).fill('T-shirt size');
  await builder.getByLabel('How it is answered').selectOption({ label: 'One of several' });
  const choices = builder.getByRole('textbox', { name: 'Choice' });
  await choices.nth(0).fill('Small');
  await choices.nth(1).fill('Large');
  await builder.getByRole('checkbox', { name: 'Has to be answered' }).check();
  await expect(builder.getByRole('region', { name: 'What people will see' }).getByRole('radio', { name: 'Small' })).toBeVisible();
  await expectAccessible(builder);
  await builder.getByRole('button', { name: 'Save the questions' }).click();
  await expect(builder.getByText('The questions are saved.')).toBeVisible();
  await builder.goto(path);
  await builder.getByRole('button', { name: 'Public page' }).click();
  await builder.getByRole('dialog').getByRole('button', { name: 'Make public' }).click();
  const address = await builder.getByRole('dialog').getByRole('textbox', { name: 'Address' }).inputValue();

  const [first, slow, quick] = [await newStudent(), await newStudent(), await newStudent()];
  const early = await signIn(first, path);
  await early.getByRole('button', { name: 'Register' }).click();
  const asked = early.getByRole('dialog', { name: `Questions of ${title}` });
  await asked.getByRole('button', { name: 'Register' }).click();
  await expect(asked.getByText('Answer this.')).toBeVisible();
  await asked.getByRole('radio', { name: 'Large' }).check();
  await expectAccessible(early);
  await asked.getByRole('button', { name: 'Register' }).click();
  const standing = (page: typeof early) => page.getByRole('region', { name: 'Registration' }).getByRole('status');
  await expect(standing(early)).toHaveText('You are registered.');
  await expect(early.getByRole('button', { name: 'Change my answers' })).toBeVisible();

  const stranger = await visit(address);
  await stranger.getByRole('link', { name: 'Register' }).click();
  await fillSignIn(stranger, slow.email, PASSWORD);
  await stranger.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(stranger).toHaveURL(new RegExp(`${path}$`));
  await stranger.getByRole('button', { name: 'Full: join the waiting list' }).click();
  await expect(standing(stranger)).toHaveText('You are number 1 on the waiting list.');
  const next = await signIn(quick, path);
  await next.getByRole('button', { name: 'Full: join the waiting list' }).click();
  await expect(standing(next)).toHaveText('You are number 2 on the waiting list.');

  // The event begins soon: whoever is promoted has until then.
  const changed = await builder.request.put(`/api${path}`, {
    headers: { origin: server.url },
    data: form(new Date(Date.now() + HURRY_MS)),
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  await early.getByRole('button', { name: 'Cancel registration' }).click();
  await early.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration' }).click();
  await stranger.reload();
  await expect(stranger.getByText(/^Answer by .+ to keep your place\.$/)).toBeVisible();
  await stranger.getByRole('button', { name: 'Answer the questions' }).click();
  const late = stranger.getByRole('dialog', { name: `Questions of ${title}` });
  await late.getByRole('radio', { name: 'Small' }).check();
  await stranger.waitForTimeout(HURRY_MS);
  await late.getByRole('button', { name: 'Answer the questions' }).click();
  await expect(
    late.getByText(/^(The time to answer is over: the place goes to the next person|Those who have a place answer)/),
  ).toBeVisible();

  await expect(async () => {
    await next.reload();
    await expect(standing(next)).toHaveText('You are registered.', { timeout: 1000 });
  }).toPass(FREED);
  await stranger.reload();
  await expect(standing(stranger)).toHaveText('Registration closed.');

  await builder.goto(`${path}/answers`);
  await expect(builder.getByText('Nobody has answered yet')).toBeVisible();
});
