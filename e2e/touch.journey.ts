import type { BrowserContextOptions, Locator } from '@playwright/test';
import { expect, fillSignIn, test } from './journey.ts';
import { call, newName, PASSWORD } from './people.ts';
import { cardOf, newRoom, planEvent, requestRoom } from './rooms.ts';

/** Everything is tapped as by a finger: the element at that point receives the tap. */
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const WHEN = { date: '2096-12-05', time: '18:30' };

/** Filters a combobox by a word and selects the first option with it. */
async function choose(field: Locator, name: string): Promise<void> {
  await field.tap();
  await field.fill(name);
  await field.page().getByRole('option', { name }).first().tap();
}

test('by touch: a student signs in, uses menu and filters, opens an event and registers', async ({ server, visit, club, newStudent }) => {
  const student = await newStudent();
  const title = newName('Soldering Evening');
  await call(server, club.coordinator.state, '/api/events/create', {
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: '2096-12-01T09:00:00+05:30', end: '2096-12-01T18:00:00+05:30' },
    registration: { required: true, fees: 0, max_participants: 5 },
  });
  const page = await visit('/login', PHONE);
  await fillSignIn(page, student.email, PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).tap();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' }).tap();
  await expect(page).toHaveURL(/\/dashboard\/events$/);

  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await filters.tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Category' }).selectOption('Technical');
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).tap();
  await page.getByRole('searchbox', { name: 'Search' }).fill(title);
  await page.getByRole('list', { name: 'Events', exact: true }).getByRole('link', { name: title }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const panel = page.getByRole('region', { name: 'Registration' });
  await panel.getByRole('button', { name: 'Register' }).tap();
  await expect(panel.getByRole('status')).toHaveText('You are registered.');
});

test('by touch: a student opens the profile, adds a skill, gives feedback and searches', async ({ server, signIn, club, newStudent }) => {
  const event = await planEvent(server, club);
  const student = await newStudent();
  const page = await signIn(student, '/dashboard', PHONE);
  await page.getByRole('button', { name: student.name }).tap();
  await page.getByRole('menuitem', { name: 'My Profile' }).tap();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);

  await page.goto('/dashboard/skills?view=add');
  const skill = newName('Paper folding');
  await choose(page.getByRole('combobox', { name: 'Skill', exact: true }), 'Other');
  await page.getByLabel('Name', { exact: true }).fill(skill);
  await page.getByLabel('Category', { exact: true }).fill('Craft');
  await page.getByRole('button', { name: 'Add Skill', exact: true }).tap();
  await expect(page.getByRole('combobox', { name: 'Skill', exact: true })).toHaveValue('');
  await page.getByRole('button', { name: 'View Skills' }).tap();
  await expect(page.getByRole('listitem').filter({ hasText: skill })).toContainText('Not Endorsed');

  await page.goto('/feedback');
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Complaint');
  await page.getByRole('combobox', { name: 'Target type' }).selectOption('Club/Organization');
  await choose(page.getByRole('combobox', { name: 'Target', exact: true }), club.name);
  await page.locator('label', { has: page.getByRole('radio', { name: '3 stars' }) }).tap();
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Comments' }).fill(newName('The door sticks,'));
  await page.getByRole('button', { name: 'Submit' }).tap();
  await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('');

  await page.getByRole('button', { name: 'Find anything' }).tap();
  await page.getByRole('combobox', { name: 'Search or go to' }).fill(event.title);
  await page.getByRole('option', { name: event.title }).tap();
  await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible();
});

test('by touch: a room is requested, approved on the events page, and another approved in the inbox and undone', async ({
  server,
  signIn,
  club,
}) => {
  const event = await planEvent(server, club);
  const [pending, waiting] = [newRoom(), newRoom()];
  const coordinator = await signIn(club.coordinator, `/events?search=${encodeURIComponent(event.title)}`, PHONE);
  await cardOf(coordinator, event.title).getByRole('button', { name: '+ Request Room' }).tap();
  const form = coordinator.getByRole('dialog', { name: 'Request a Room' });
  await form.getByLabel('Room/Venue Name').fill(pending);
  await form.getByLabel('Date').fill(WHEN.date);
  await form.getByLabel('Time').fill(WHEN.time);
  await form.getByRole('button', { name: 'Submit Request' }).tap();
  await expect(form).toBeHidden();
  await requestRoom(server, club, event, { ...WHEN, room: waiting });

  const president = await signIn('president', `/events?search=${encodeURIComponent(event.title)}`, PHONE);
  await cardOf(president, event.title).getByRole('button', { name: 'Manage Requests' }).tap();
  const requests = president.getByRole('dialog', { name: `Requests for: ${event.title}` });
  const row = requests.getByRole('listitem').filter({ hasText: pending });
  await row.getByRole('button', { name: 'Approve' }).tap();
  await expect(row).toContainText('Approved');
  await requests.getByRole('button', { name: 'Close' }).tap();
  await expect(requests).toBeHidden();

  await president.getByRole('link', { name: /^Inbox/ }).tap();
  await president.getByRole('button', { name: /^Room request \d/ }).tap();
  const item = president
    .getByRole('list', { name: 'Waits for you' })
    .getByRole('listitem')
    .filter({ hasText: `${event.title} wants ${waiting}` });
  await expect(async () => {
    if (!(await item.isVisible())) await president.getByRole('button', { name: 'Show more' }).tap({ timeout: 500 });
    await expect(item).toBeVisible({ timeout: 500 });
  }).toPass();
  await item.getByRole('button', { name: /^Approve/ }).tap();
  await expect(item).toHaveCount(0);
  await president.getByRole('button', { name: 'Undo' }).tap();
  await expect(item).toBeVisible();
});
