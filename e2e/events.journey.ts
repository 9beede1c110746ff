import type { Page } from '@playwright/test';
import { expect, goTo, test } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { newTitle, openEditor, planEvent } from './planning.ts';
import { askForRoom, cardOf, newRoom, openRequests } from './rooms.ts';

test('a coordinator plans an event and edits it, by keyboard alone', async ({ signIn }) => {
  const title = newTitle();
  const page = await signIn('robotics', '/add-event');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Event' })).toBeVisible();
  const create = page.getByRole('button', { name: 'Create Event' });
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  const name = page.getByLabel('Title');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter a title.');

  await page.keyboard.type(title);
  await tabTo(page, page.getByLabel('Category'));
  await page.keyboard.press('t');
  await tabTo(page, page.getByRole('combobox', { name: 'Organizing unit' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Organizers' }));
  await page.keyboard.type('a');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Remove (?!sponsor)/ })).toHaveCount(1);
  await tabTo(page, page.getByLabel('Start date', { exact: true }));
  await page.keyboard.type('12012097');
  await tabTo(page, page.getByLabel('Start time', { exact: true }));
  await page.keyboard.type('0630p');
  await tabTo(page, page.getByLabel('End date', { exact: true }));
  await page.keyboard.type('12012097');
  await tabTo(page, page.getByLabel('End time', { exact: true }));
  await page.keyboard.type('0830p');
  await tabTo(page, page.getByLabel('Registration Required'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByLabel('Registration fees'));
  await page.keyboard.type('150');
  await tabTo(page, page.getByRole('textbox', { name: 'Sponsor 1' }));
  await page.keyboard.type('Sahyadri Electronics');
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Event created successfully!' })).toBeVisible();
  await expect(name).toHaveValue('');

  await page.goto('/events');
  const edit = cardOf(page, title).getByRole('button', { name: 'Edit' });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByLabel('Title')).toBeFocused();
  await expect(dialog.getByLabel('Start time', { exact: true })).toHaveValue('18:30');
  await expect(dialog.getByLabel('Registration fees')).toHaveValue('150');
  await expect(dialog.getByRole('textbox', { name: 'Sponsor 1' })).toHaveValue('Sahyadri Electronics');
  await tabTo(page, dialog.getByLabel('Venue'));
  await page.keyboard.type('Central Workshop');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Event updated successfully!' })).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(cardOf(page, title)).toContainText('Central Workshop');
  await expect(cardOf(page, title)).toContainText('Dec 1, 2097');
});

test('the president edits what a coordinator plans, and whoever is slower is told', async ({ signIn }) => {
  const title = newTitle();
  const coordinator = await signIn('robotics', '/dashboard/add-event');
  await planEvent(coordinator, { title, unit: 'Robotics Club' });
  await expect(coordinator).toHaveURL(/\/dashboard\/events$/);
  const own = await openEditor(coordinator, title);
  await own.getByLabel('Description').fill('Bring a laptop.');

  const president = await signIn('president', '/events');
  const dialog = await openEditor(president, title);
  await dialog.getByLabel('Venue').fill('Senate Hall');
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(president, title)).toContainText('Senate Hall');

  await own.getByRole('button', { name: 'Update Event' }).click();
  await expect(own.getByText('Somebody else has changed this event in the meantime.')).toBeVisible();
  await expect(own.getByText('Your version differs in: Description, Venue.')).toBeVisible();
  await expect(own.getByLabel('Description')).toHaveValue('Bring a laptop.');
  await own.getByRole('button', { name: 'Load their version' }).click();
  await expect(own.getByLabel('Venue')).toHaveValue('Senate Hall');
  await own.getByLabel('Description').fill('Bring a laptop.');
  await own.getByRole('button', { name: 'Update Event' }).click();
  await expect(own).toBeHidden();
  await expect(cardOf(coordinator, title)).toContainText('Senate Hall');
});

test('what was typed survives a reload, and the end of the session', async ({ signIn }) => {
  const title = newTitle();
  const page = await signIn('scitech', '/add-event');
  await page.getByLabel('Title').fill(title);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByText('This is what you had typed before. It has not been sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('what fails without a reason from the server is told in words of the portal', async ({ signIn }) => {
  const event = 'Robot Safety Briefing';
  const room = newRoom();
  const badGateway = (page: Page, calls: string) =>
    page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  const coordinator = await signIn('robotics', '/events');
  await askForRoom(coordinator, event, { room });
  await badGateway(coordinator, '**/api/events/*/room-requests');
  await cardOf(coordinator, event).getByRole('button', { name: '+ Request Room' }).click();
  const dialog = coordinator.getByRole('dialog', { name: 'Request a Room' });
  await dialog.getByLabel('Room/Venue Name').fill(newRoom());
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to submit room request.');

  const president = await signIn('president', '/events');
  await badGateway(president, '**/api/events/room-requests/*/status');
  const row = (await openRequests(president, event)).getByRole('listitem').filter({ hasText: room });
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row.getByRole('alert')).toHaveText('Failed to Approved request.');
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row.getByRole('alert')).toHaveText('Failed to Rejected request.');
});

test('a student has no form for events', async ({ signIn }) => {
  const page = await signIn('student', '/add-event');
  await expect(page.getByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
  await page.goto('/dashboard');
  await goTo(page, 'Events');
  await expect(page.getByRole('heading', { level: 2, name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Event' })).toHaveCount(0);
});
