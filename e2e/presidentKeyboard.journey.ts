import { expect, test } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { newTitle, planEvent } from './planning.ts';
import { askForRoom, cardOf, expectRequest, newRoom } from './rooms.ts';

/** Long since begun, so that it is the first of all: nobody wants to walk past eighty events by Tab. */
const RUNNING = { 'Start date': '2026-01-01', 'Start time': '09:00', 'End date': '2096-12-31', 'End time': '18:00' };

test('the president edits an event and decides its room requests, by keyboard alone', async ({ signIn }) => {
  const title = newTitle();
  const [wanted, unwanted] = [newRoom(), newRoom()];
  const coordinator = await signIn('robotics', '/dashboard/add-event');
  for (const [label, text] of Object.entries(RUNNING)) await coordinator.getByLabel(label, { exact: true }).fill(text);
  await planEvent(coordinator, { title, unit: 'Robotics Club' });
  await coordinator.goto('/events');
  await askForRoom(coordinator, title, { room: wanted, date: '2096-12-01', time: '18:30' });
  await askForRoom(coordinator, title, { room: unwanted, date: '2096-12-02', time: '18:30' });

  const page = await signIn('president');
  const events = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' });
  await expect(events).toBeVisible();
  await tabTo(page, events);
  await page.keyboard.press('Enter');
  await expect(events).toHaveAttribute('aria-current', 'page');

  const edit = cardOf(page, title).getByRole('button', { name: 'Edit' });
  await expect(edit).toBeVisible();
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(form.getByLabel('Title')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Backspace');
  await tabTo(page, form.getByRole('button', { name: 'Update Event' }));
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Title')).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Enter a title.');
  await page.keyboard.type(title);
  await tabTo(page, form.getByLabel('Mode'));
  await page.keyboard.press('o');
  await tabTo(page, form.getByLabel('Venue'));
  await page.keyboard.type('Senate Hall');
  await tabTo(page, form.getByRole('button', { name: 'Update Event' }));
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(page.getByRole('alert').filter({ hasText: 'Event updated successfully!' })).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(cardOf(page, title)).toContainText('Senate Hall');

  const manage = cardOf(page, title).getByRole('button', { name: 'Manage Requests' });
  await page.keyboard.press('Shift+Tab');
  await expect(manage).toBeFocused();
  await page.keyboard.press('Enter');
  const requests = page.getByRole('dialog', { name: `Requests for: ${title}` });
  await expect(requests).toBeVisible();
  const row = (room: string) => requests.getByRole('listitem').filter({ hasText: room });
  for (const { room, button, decided } of [
    { room: wanted, button: 'Approve', decided: 'Approved' },
    { room: unwanted, button: 'Reject', decided: 'Rejected' },
  ]) {
    await tabTo(page, row(room).getByRole('button', { name: button }));
    await page.keyboard.press('Enter');
    await expect(row(room)).toContainText(decided);
    await expect(row(room).getByRole('button')).toHaveCount(0);
    await expect(requests.locator('*:focus').or(requests.and(page.locator(':focus')))).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(requests).toBeHidden();
  await expect(manage).toBeFocused();
  await expectRequest(page, title, wanted, 'Approved');
  await expectRequest(page, title, unwanted, 'Rejected');
});
