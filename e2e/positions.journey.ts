import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

/** A title that no run before has used. */
function newTitle(): string {
  return `Archivist ${randomUUID().slice(0, 8)}`;
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function press(page: Page, role: 'button' | 'tab', name: string): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Finds an option by typing, and takes the first that is offered. */
async function choose(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: label }));
  await page.keyboard.type(text);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

async function addPosition(page: Page, { title, unit }: { title: string; unit?: string }): Promise<void> {
  await expect(page.getByRole('form', { name: 'Add Position' })).toBeVisible();
  await typeInto(page, 'Position title', title);
  if (unit) await typeInto(page, 'Organizational unit', unit);
  await typeInto(page, 'Position type', 'Team');
  await tabTo(page, page.getByRole('textbox', { name: 'Responsibility 1' }));
  await page.keyboard.type('Keep the archive');
  await press(page, 'button', 'Create Position');
  await expect(page.getByText('Position created successfully!').first()).toBeVisible();
}

test('a student reads the own positions with their duties', async ({ signIn }) => {
  const page = await signIn('student', '/manage-position');
  await expect(page.getByRole('heading', { level: 1, name: 'Your PORs' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your PORs' }).getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Duties' }).first()).toBeVisible();
});

test('a coordinator makes a position of the own unit and appoints somebody, by keyboard alone', async ({ signIn }) => {
  const title = newTitle();
  const page = await signIn('robotics', '/cosa');
  await expect(page.getByText(/^Showing \d+ of \d+ position holders$/)).toBeVisible();
  await expect(page.getByLabel('Department')).toHaveCount(0);
  await press(page, 'button', 'Add Position');
  await tabTo(page, page.getByRole('tab', { name: 'Add Position Holder (POR)' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Organizational unit')).toHaveValue('Robotics Club');
  await addPosition(page, { title });

  await page.goBack();
  await expect(page.getByRole('form', { name: 'Add Position Holder' })).toBeVisible();
  await press(page, 'button', 'Add Position Holder');
  const user = page.getByRole('combobox', { name: 'User' });
  await expect(user).toBeFocused();
  await expect(user).toHaveAccessibleDescription('User selection is required.');
  await choose(page, 'User', 'a');
  await choose(page, 'Position', title);
  await typeInto(page, 'Tenure year', '2025');
  await press(page, 'button', 'Add Position Holder');
  await expect(page.getByText('Position Holder created successfully!').first()).toBeVisible();

  await press(page, 'button', 'View Position');
  await typeInto(page, 'Search', title);
  await expect(page.getByText(/^Showing 1 of \d+ position holders$/)).toBeVisible();
  await press(page, 'button', 'View Details');
  await expect(page.getByRole('dialog')).toContainText('2025-2026');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'View Details' })).toBeFocused();
});

test('a GenSec makes positions for units of the own category only', async ({ signIn }) => {
  const title = newTitle();
  const page = await signIn('cultural', '/cosa/create?tab=positions');
  const units = page.getByLabel('Organizational unit').getByRole('option');
  await expect(units.filter({ hasText: 'Music Club' })).toHaveCount(1);
  await expect(units.filter({ hasText: 'Robotics Club' })).toHaveCount(0);
  await addPosition(page, { title, unit: 'Music' });
  await press(page, 'button', 'View Position');
  await tabTo(page, page.getByRole('tab', { name: 'View Position Holder (POR)' }));
  await page.keyboard.press('ArrowRight');
  await typeInto(page, 'Search', title);
  await expect(page.getByText(/^Showing 1 of \d+ positions$/)).toBeVisible();
});

test('filters live in the address and survive a reload', async ({ signIn }) => {
  const page = await signIn('president', '/cosa');
  await typeInto(page, 'Search', 'a');
  await typeInto(page, 'Status', 'completed');
  await expect(page).toHaveURL(/search=a/);
  await expect(page).toHaveURL(/status=completed/);
  const summary = await page.getByText(/^Showing \d+ of \d+ position holders$/).textContent();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('a');
  await expect(page.getByText(summary ?? '')).toBeVisible();
});
