import { expect, goTo, loadedAt, test } from './journey.ts';
import { chooseByKeyboard, pressByKeyboard, tabTo, typeInto } from './keyboard.ts';
import { newName } from './people.ts';
import { cardOf, findCard, planEvent } from './rooms.ts';

test('a coordinator creates and edits an event, by keyboard alone', async ({ signIn, club }) => {
  const title = newName('Bot Sprint');
  const page = await signIn(club.coordinator, '/dashboard/add-event');
  const create = page.getByRole('button', { name: 'Create Event' });
  await create.waitFor();
  await pressByKeyboard(page, create);
  const name = page.getByLabel('Title');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter a title.');

  await page.keyboard.type(title);
  await typeInto(page, page.getByLabel('Category'), 't');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Organizing unit' }), club.name);
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Organizers' }), 'an');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Remove (?!sponsor)/ })).toHaveCount(1);
  for (const [label, keys] of [
    ['Start date', '12012097'],
    ['Start time', '0630p'],
    ['End date', '12012097'],
    ['End time', '0830p'],
  ] as const) {
    await typeInto(page, page.getByLabel(label, { exact: true }), keys);
  }
  await tabTo(page, page.getByLabel('Registration Required'));
  await page.keyboard.press('Space');
  await typeInto(page, page.getByLabel('Registration fees'), '150');
  await typeInto(page, page.getByRole('textbox', { name: 'Sponsor 1' }), 'Sahyadri Electronics');
  await pressByKeyboard(page, create);
  await expect(page).toHaveURL(/\/dashboard\/events$/);

  const card = await findCard(page, title);
  const edit = card.getByRole('button', { name: 'Edit' });
  await pressByKeyboard(page, edit);
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Start time', { exact: true })).toHaveValue('18:30');
  await expect(dialog.getByLabel('Registration fees')).toHaveValue('150');
  await expect(dialog.getByRole('textbox', { name: 'Sponsor 1' })).toHaveValue('Sahyadri Electronics');
  await typeInto(page, dialog.getByLabel('Venue'), 'Central Workshop');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(edit).toBeFocused();
  await expect(card).toContainText('Central Workshop');
  await expect(card).toContainText('Dec 1, 2097');
});

test('president and coordinator edit an event, the later one resolves the conflict, and a student sees the result', async ({
  server,
  signIn,
  club,
  newStudent,
}) => {
  const event = await planEvent(server, club);
  const coordinator = await signIn(club.coordinator, '/dashboard/events');
  const loaded = await loadedAt(coordinator);
  await (await findCard(coordinator, event.title)).getByRole('button', { name: 'Edit' }).click();
  const own = coordinator.getByRole('dialog', { name: 'Edit Event' });
  await own.getByLabel('Description').fill('Bring a laptop.');

  const president = await signIn('president', '/events');
  await (await findCard(president, event.title)).getByRole('button', { name: 'Edit' }).click();
  const dialog = president.getByRole('dialog', { name: 'Edit Event' });
  await dialog.getByLabel('Venue').fill('Senate Hall');
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(president, event.title)).toContainText('Senate Hall');

  await own.getByRole('button', { name: 'Update Event' }).click();
  await expect(own.getByText('Somebody else has changed this event in the meantime.')).toBeVisible();
  await expect(own.getByText('Your version differs in: Description, Venue.')).toBeVisible();
  await expect(own.getByLabel('Description')).toHaveValue('Bring a laptop.');
  await own.getByRole('button', { name: 'Load their version' }).click();
  await expect(own.getByLabel('Venue')).toHaveValue('Senate Hall');
  await own.getByLabel('Description').fill('Bring a laptop.');
  await own.getByRole('button', { name: 'Update Event' }).click();
  await expect(own).toBeHidden();
  await expect(cardOf(coordinator, event.title)).toContainText('Senate Hall');
  await goTo(coordinator, 'Home');
  expect(await loadedAt(coordinator)).toBe(loaded);

  const student = await signIn(await newStudent(), `/events/${event.id}`);
  await expect(student.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
  await expect(student.getByText('Bring a laptop.')).toBeVisible();
  await expect(student.getByText('Senate Hall')).toBeVisible();
  await student.getByRole('link', { name: 'Back to events' }).click();
  await expect(student.getByText('Form Link').first()).toBeVisible();
  await expect(student.getByRole('article')).toHaveCount(0);
  await expect(student.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('a draft of an event survives a reload and is gone once it is discarded', async ({ signIn }) => {
  const title = newName('Bot Sprint');
  const page = await signIn('scitech', '/add-event');
  await page.getByLabel('Title').fill(title);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByText('This is what you had typed before. It has not been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
});
