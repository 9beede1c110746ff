import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Club, call, newName } from './people.ts';
import type { Served } from './server.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Dates that started long ago and are not over, so that an event of them is among the first in the president's long list; less than a year.
 */
export function runningDays(): { start: string; end: string } {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  return { start: at(-330), end: at(30) };
}

export interface PlannedEvent {
  readonly id: string;
  readonly title: string;
}

/** Plans an event of a club as its coordinator; no other journey uses it. */
export async function planEvent(server: Served, club: Club): Promise<PlannedEvent> {
  const title = newName('Bot Sprint');
  const body = { title, category: 'technical', organizing_unit_id: club.id, schedule: runningDays() };
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', body);
  return { id: event._id, title };
}

/** The input of the form behind '+ Request Room'. */
export interface RequestedSlot {
  readonly room: string;
  readonly date: string;
  readonly time: string;
}

/** Requests a room as the coordinator. */
export async function requestRoom(server: Served, club: Club, event: PlannedEvent, requested: RequestedSlot): Promise<void> {
  await call(server, club.coordinator.state, `/api/events/${event.id}/room-requests`, { ...requested, description: '' });
}

/** A room that no other journey requests. */
export function newRoom(): string {
  return `Hall ${randomUUID().slice(0, 8)}`;
}

/** The card of an event on the page. */
export function cardOf(page: Page, eventTitle: string): Locator {
  return page.getByRole('article', { name: eventTitle });
}

/** Scrolls down the events until the card of one is rendered, because a long list renders only visible cards. */
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

/** Checks the status of an event's room request in its card, which it expands. */
export async function expectRequest(page: Page, eventTitle: string, room: string, status: string): Promise<void> {
  const card = await findCard(page, eventTitle);
  const row = card.getByRole('listitem', { includeHidden: true }).filter({ hasText: room });
  await expect(row).toHaveCount(1);
  if (!(await row.isVisible())) await card.getByText(/^Rooms: /).click();
  await expect(row).toBeVisible();
  await expect(row).toContainText(status);
}

/** Opens the room request form on the events page. */
export async function openRoomForm(page: Page, eventTitle: string): Promise<Locator> {
  const card = await findCard(page, eventTitle);
  await card.getByRole('button', { name: '+ Request Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Opens an event's requests on the president's events page. */
export async function openRequests(page: Page, eventTitle: string): Promise<Locator> {
  const card = await findCard(page, eventTitle);
  await card.getByRole('button', { name: 'Manage Requests' }).click();
  const dialog = page.getByRole('dialog', { name: `Requests for: ${eventTitle}` });
  await expect(dialog).toBeVisible();
  return dialog;
}
