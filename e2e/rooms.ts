import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';

/** A room that no other journey wants. */
export function newRoom(): string {
  return `Hall ${randomUUID().slice(0, 8)}`;
}

/** The card of an event on the page. */
export function cardOf(page: Page, eventTitle: string): Locator {
  return page.getByRole('article', { name: eventTitle });
}

/** Scrolls down the events until the card of one is there: of a long list only the cards in sight are. */
export async function findCard(page: Page, eventTitle: string): Promise<Locator> {
  const card = cardOf(page, eventTitle);
  const first = page.getByRole('article').first();
  await first.waitFor();
  if (await card.isVisible()) return card;
  await first.hover();
  await page.mouse.wheel(0, -1_000_000);
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(card).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  return card;
}

/** Sees how an event's request for a room stands, in its card; unfolds the rest of the requests where it is among them. */
export async function expectRequest(page: Page, eventTitle: string, room: string, status: string): Promise<void> {
  const card = await findCard(page, eventTitle);
  const row = card.getByRole('listitem', { includeHidden: true }).filter({ hasText: room });
  await expect(row).toHaveCount(1);
  if (!(await row.isVisible())) await card.getByText(/^\d+ more$/).click();
  await expect(row).toBeVisible();
  await expect(row).toContainText(status);
}

/** What the form behind '+ Request Room' is filled in with: by default the event's own day and time. */
export interface Wish {
  readonly room: string;
  readonly date?: string;
  readonly time?: string;
}

/** Asks for a room on the events page, and sees the request pending. */
export async function askForRoom(page: Page, eventTitle: string, { room, date, time }: Wish): Promise<void> {
  const card = await findCard(page, eventTitle);
  await card.getByRole('button', { name: '+ Request Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  await dialog.getByLabel('Room/Venue Name').fill(room);
  if (date) await dialog.getByLabel('Date').fill(date);
  if (time) await dialog.getByLabel('Time').fill(time);
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
  await expectRequest(page, eventTitle, room, 'Pending');
}

/** Opens an event's requests on the president's events page. */
export async function openRequests(page: Page, eventTitle: string): Promise<Locator> {
  const card = await findCard(page, eventTitle);
  await card.getByRole('button', { name: 'Manage Requests' }).click();
  const dialog = page.getByRole('dialog', { name: `Requests for: ${eventTitle}` });
  await expect(dialog).toBeVisible();
  return dialog;
}
