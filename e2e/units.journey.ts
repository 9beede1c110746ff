import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

async function create(page: Page, { name, category }: { name: string; category?: string }): Promise<void> {
  await expect(page.getByRole('form', { name: 'Create Organization' })).toBeVisible();
  await typeInto(page, 'Organization name', name);
  await typeInto(page, 'Organization type', 'Club');
  if (category) await typeInto(page, 'Category', category);
  await typeInto(page, 'Contact email', `${name.toLowerCase().replaceAll(' ', '.')}@campus.example`);
  await tabTo(page, page.getByRole('button', { name: 'Create Organization' }));
  await page.keyboard.press('Enter');
}

function newName(): string {
  return `Astronomy Club ${randomUUID().slice(0, 8)}`;
}

test('the president creates a unit by keyboard alone, and it stands in the tree', async ({ signIn }) => {
  const name = newName();
  const page = await signIn('president', '/dashboard/organization');
  await expect(page.getByText('Every Club, Committee, & Council within CoSA')).toBeVisible();
  await create(page, { name, category: 'scitech' });
  await expect(page.getByText('Organizational unit created successfully!').first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Organizational units' })).toContainText(name);
  await create(page, { name, category: 'scitech' });
  await expect(page.getByLabel('Organization name')).toHaveAttribute('aria-invalid', 'true');
});

test('a GenSec creates a unit of the own category', async ({ signIn }) => {
  const page = await signIn('cultural', '/create-org-unit');
  await expect(page.getByLabel('Category')).toHaveValue('cultural');
  await create(page, { name: newName() });
  await expect(page.getByText('Organizational unit created successfully!').first()).toBeVisible();
});

test('a student looks at what belongs to what, and sees no budgets', async ({ signIn }) => {
  const page = await signIn('student', '/dashboard/organization');
  const robotics = page.getByText('Robotics Club', { exact: true });
  await tabTo(page, page.locator('summary', { has: robotics }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'robotics@campus.example' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Budget' })).toHaveCount(0);
  await expect(page.getByRole('form')).toHaveCount(0);
});
