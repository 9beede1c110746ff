import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { findCard } from './rooms.ts';

/** An event that no other journey plans. */
export function newTitle(): string {
  return `Bot Sprint ${randomUUID().slice(0, 8)}`;
}

/** Fills in the least that an event needs, on the page that has the form. */
export async function fillEvent(page: Page, { title, unit }: { title: string; unit: string }): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Category').selectOption('technical');
  await page.getByRole('combobox', { name: 'Organizing unit' }).click();
  await page.getByRole('option', { name: unit }).click();
}

/** Plans an event with the least that it needs, and sees it created. */
export async function planEvent(page: Page, event: { title: string; unit: string }): Promise<void> {
  await fillEvent(page, event);
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Event created successfully!' })).toBeVisible();
}

/** Opens an event's form from its card. */
export async function openEditor(page: Page, eventTitle: string): Promise<Locator> {
  const card = await findCard(page, eventTitle);
  await card.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog).toBeVisible();
  return dialog;
}
