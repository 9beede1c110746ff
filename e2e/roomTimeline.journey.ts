import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { newRoom, planEvent } from './rooms.ts';

/** Far from all bookings of the demonstration and of other journeys. */
const DAY = '2096-11-14';
const TIMELINE = `/rooms?day=${DAY}`;
/** More rows than any catalog in these tests has. */
const MAX_ROWS = 60;

function cell(page: Page, name: RegExp): Locator {
  return page.getByRole('gridcell', { name });
}

/** Moves down the rows until the room has the focus. */
async function goToRoom(page: Page, room: string): Promise<void> {
  await page.getByRole('grid').locator('[tabindex="0"]').focus();
  await page.keyboard.press('Control+Home');
  for (let rows = 0; rows < MAX_ROWS; rows += 1) {
    const name = await page.getByRole('grid').locator(':focus').getAttribute('aria-label');
    if (name?.includes(`, ${room}, `)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The timeline has no ${room}.`);
}

test('a catalog room is requested, approved and released in the timeline by keyboard', async ({ server, signIn, club }) => {
  await planEvent(server, club);
  const event = await planEvent(server, club);
  const room = newRoom();
  const president = await signIn('president', '/rooms?show=catalogue');
  await president.getByRole('button', { name: 'Add room' }).click();
  const form = president.getByRole('dialog', { name: 'Add room' });
  await form.getByLabel('Name', { exact: true }).fill(room);
  await form.getByLabel('Capacity').fill('40');
  await form.getByLabel('Opens').fill('09:00');
  await form.getByLabel('Closes').fill('21:00');
  await expectAccessible(president);
  await form.getByRole('button', { name: 'Save room' }).click();
  await expect(form).toBeHidden();
  await expect(president.getByText(room)).toBeVisible();

  const coordinator = await signIn(club.coordinator, TIMELINE);
  await goToRoom(coordinator, room);
  // Outside of opening hours nothing can be selected.
  await coordinator.keyboard.press('ArrowRight');
  await coordinator.keyboard.press('Home');
  while (!/ free, /.test((await coordinator.getByRole('grid').locator(':focus').getAttribute('aria-label')) ?? ' free, ')) {
    await coordinator.keyboard.press('ArrowRight');
  }
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await coordinator.keyboard.press(key);
  const ask = coordinator.getByRole('dialog', { name: 'Request a Room' });
  await ask.getByRole('combobox', { name: 'Event' }).selectOption({ label: event.title });
  await expect(ask).toHaveAccessibleDescription(`For ${event.title}`);
  await expect(ask.getByLabel('Room/Venue Name')).toHaveValue(room);
  await expect(ask.getByLabel('Date')).toHaveValue(DAY);
  await expect(ask.getByLabel('Time')).toHaveValue('09:00');
  await expect(ask.getByLabel('Until')).toHaveValue('11:00');
  await expect(ask.getByText(`${room} is free at that time.`)).toBeVisible();
  await expectAccessible(coordinator);
  await ask.getByRole('button', { name: 'Submit Request' }).click();
  await expect(ask).toBeHidden();
  const slot = (word: string) => new RegExp(`^9:00 am to 11:00 am, ${word}: ${event.title}, ${room}, `);
  await expect(cell(coordinator, slot('requested'))).toBeAttached();
  await expectAccessible(coordinator);
  const window = coordinator.viewportSize();
  await coordinator.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => coordinator.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth))
    .toBe(true);
  if (window) await coordinator.setViewportSize(window);

  await president.goto(TIMELINE);
  await goToRoom(president, room);
  await cell(president, slot('requested')).waitFor();
  while (!slot('requested').test((await president.getByRole('grid').locator(':focus').getAttribute('aria-label')) ?? '')) {
    await president.keyboard.press('ArrowRight');
  }
  await president.keyboard.press('Enter');
  const requestDialog = president.getByRole('dialog', { name: room });
  await requestDialog.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(requestDialog.getByRole('button', { name: 'Release booking' })).toBeVisible();

  await coordinator.reload();
  await goToRoom(coordinator, room);
  while (!slot('yours').test((await coordinator.getByRole('grid').locator(':focus').getAttribute('aria-label')) ?? '')) {
    await coordinator.keyboard.press('ArrowRight');
  }
  await coordinator.keyboard.press('Enter');
  const booking = coordinator.getByRole('dialog', { name: room });
  await booking.getByRole('button', { name: 'Release booking' }).press('Enter');
  await coordinator
    .getByRole('alertdialog', { name: 'Release this booking?' })
    .getByRole('button', { name: 'Release booking' })
    .press('Enter');
  await expect(booking.getByText('Nothing is booked or requested any more.')).toBeVisible();
  await coordinator.keyboard.press('Escape');
  await expect(booking).toBeHidden();
  await expect(coordinator.getByRole('grid').locator(':focus')).toHaveAttribute('aria-label', new RegExp(`free, ${room}, `));
  await expect(cell(coordinator, slot('yours'))).toHaveCount(0);
});
