import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, goTo, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

/** A name that no other test of this run uses. */
const newName = (what: string) => `${what} ${randomUUID().slice(0, 8)}`;

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea')));
  await page.keyboard.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

test('a student adds a skill that the catalogue does not have, by keyboard alone, and only once', async ({ signIn }) => {
  const skill = newName('Glass blowing');
  const page = await signIn('student');
  await goTo(page, 'Skills');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Skills Section' })).toBeVisible();
  await press(page, 'Add Skills');
  await expect(page).toHaveURL(/\/dashboard\/skills\?view=add$/);
  await press(page, 'Add Skill');
  await expect(page.getByText('Please select a skill.')).toBeVisible();

  await typeInto(page, 'Skill', 'Other');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'Add Skill');
  await expect(page.getByText('Please fill all required fields for the new skill.').first()).toBeVisible();
  await typeInto(page, 'Name', skill);
  await typeInto(page, 'Category', 'Craft');
  await press(page, 'Add Skill');
  await expect(page.getByText('Skill added successfully!').first()).toBeVisible();

  await typeInto(page, 'Skill', skill);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, 'Add Skill');
  await expect(page.getByText('Error adding skill. It might already exist in your profile.')).toBeVisible();

  await press(page, 'View Skills');
  const added = page.getByRole('listitem').filter({ hasText: skill });
  await expect(added).toContainText('Not Endorsed');
  await tabTo(page, page.getByLabel('Endorsement'));
  await page.keyboard.type('Endorsed');
  await expect(added).toHaveCount(0);
  await expect(page).toHaveURL(/endorsement=endorsed/);
  await page.reload();
  await expect(page.getByLabel('Endorsement')).toHaveValue('endorsed');
});

test('what a student achieved, the secretary verifies, and the student sees it: by keyboard alone', async ({ signIn }) => {
  const title = newName('Winner, Robo Race');
  const student = await signIn('student', '/add-achievement');
  await press(student, 'Submit');
  await expect(student.getByText('Enter the title of the achievement.')).toBeVisible();
  await typeInto(student, 'Title', title);
  await typeInto(student, 'Type', 'Technical');
  await typeInto(student, 'Level', 'National');
  await typeInto(student, 'Date achieved', '01152020');
  await press(student, 'Submit');
  await expect(student.getByText('Achievement submitted successfully!')).toBeVisible();
  await expect(student.getByLabel('Title')).toHaveValue('');

  await student.goto('/view-achievements');
  await typeInto(student, 'Search', title);
  const achievement = student.getByRole('listitem').filter({ hasText: title });
  await expect(achievement).toContainText('Pending');
  await expect(achievement).toContainText('15 Jan 2020');
  await expect(student).toHaveURL(/search=/);

  const secretary = await signIn('scitech', '/gensec-endorse?tab=achievements');
  const waiting = secretary.getByRole('listitem').filter({ hasText: title });
  await expect(waiting).toContainText('15 Jan 2020');
  await tabTo(secretary, waiting.getByRole('button', { name: 'Endorse' }));
  await secretary.keyboard.press('Enter');
  await expect(waiting).toHaveCount(0);

  await student.reload();
  await expect(achievement).toContainText('Verified');
  await expect(achievement).toContainText('Verified by');
});
