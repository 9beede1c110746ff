import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, fillSignIn, test } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { linkMailedTo } from './mails.ts';

/** What no other journey says. */
function newComments(): string {
  return `The lights flicker, ${randomUUID().slice(0, 8)}`;
}

/** The line of a piece of feedback in the list. */
function rowOf(page: Page, comments: string): Locator {
  return page.getByRole('list', { name: 'Feedbacks' }).getByRole('listitem').filter({ hasText: comments });
}

/** Fills in the form by keyboard alone: a complaint about the Robotics Club, three stars. */
async function fillInByKeyboard(page: Page, comments: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: 'Type', exact: true }));
  await page.keyboard.type('Compl');
  await tabTo(page, page.getByRole('combobox', { name: 'Target type' }));
  await page.keyboard.type('Club');
  await tabTo(page, page.getByRole('combobox', { name: 'Target', exact: true }));
  await page.keyboard.type('robotics cl');
  await expect(page.getByRole('option', { name: 'Robotics Club' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Target', exact: true })).toHaveValue('Robotics Club');
  await tabTo(page, page.getByRole('radio', { name: '1 star' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await tabTo(page, page.getByRole('textbox', { name: 'Comments' }));
  await page.keyboard.type(comments);
}

async function pressByKeyboard(page: Page, button: Locator): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
}

/** Gives feedback with the mouse, and sees that it was taken. */
async function give(page: Page, comments: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption('Query');
  await page.getByRole('combobox', { name: 'Target type' }).selectOption('Club/Organization');
  await page.getByRole('combobox', { name: 'Target', exact: true }).fill('robotics cl');
  await page.getByRole('option', { name: 'Robotics Club' }).click();
  await page.getByRole('textbox', { name: 'Comments' }).fill(comments);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Feedback submitted successfully').first()).toBeVisible();
}

test('a student gives feedback anonymously and a coordinator resolves it, both by keyboard alone', async ({ signIn, server }) => {
  const comments = newComments();
  const student = await signIn('student', '/dashboard/feedback');
  await expect(student.getByRole('heading', { level: 2, name: 'Feedbacks' })).toBeVisible();
  await pressByKeyboard(student, student.getByRole('button', { name: 'Add Feedback' }));
  await expect(student.getByRole('radiogroup', { name: 'Rating' })).toBeVisible();
  await fillInByKeyboard(student, comments);
  await tabTo(student, student.getByRole('checkbox', { name: 'Give it anonymously' }));
  await student.keyboard.press('Space');
  await pressByKeyboard(student, student.getByRole('button', { name: 'Submit' }));
  await expect(student.getByText('Feedback submitted successfully').first()).toBeVisible();
  await expect(student.getByRole('textbox', { name: 'Comments' })).toHaveValue('');

  const coordinator = await signIn('robotics', '/viewfeedback?status=Not%20Resolved');
  const row = rowOf(coordinator, comments);
  await expect(row).toContainText('Complaint · Club/Organization: Robotics Club');
  await pressByKeyboard(coordinator, row.getByRole('button', { name: comments }));
  await expect(row).toContainText('Anonymous');
  await expect(row.getByRole('img', { name: '3 of 5 stars' })).toBeVisible();
  const update = row.getByRole('button', { name: 'Update' });
  await pressByKeyboard(coordinator, update);

  const dialog = coordinator.getByRole('dialog', { name: 'mark as resolved' });
  const actions = dialog.getByRole('textbox', { name: 'Actions taken' });
  await expect(actions).toBeFocused();
  await coordinator.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(update).toBeFocused();

  await coordinator.keyboard.press('Enter');
  await expect(actions).toBeFocused();
  await coordinator.keyboard.type('   ');
  await pressByKeyboard(coordinator, dialog.getByRole('button', { name: 'Submit' }));
  await expect(dialog.getByRole('alert')).toHaveText('Please enter actions taken.');
  await expect(actions).toBeFocused();
  await coordinator.keyboard.type('New lamps were fitted.');
  await pressByKeyboard(coordinator, dialog.getByRole('button', { name: 'Submit' }));
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  await linkMailedTo(server, 'student@campus.example', '/viewfeedback');
  await pressByKeyboard(student, student.getByRole('button', { name: 'View All Feedbacks' }));
  const told = rowOf(student, comments);
  await expect(told).toContainText('Resolved');
  await pressByKeyboard(student, told.getByRole('button', { name: comments }));
  await expect(told).toContainText('New lamps were fitted.');
  await expect(student.getByRole('button', { name: 'Update' })).toHaveCount(0);
});

test('feedback that was resolved meanwhile in another tab shows what was done, and why', async ({ signIn }) => {
  const comments = newComments();
  await give(await signIn('student', '/feedback'), comments);
  const president = await signIn('president', '/feedback');
  await rowOf(president, comments).getByRole('button', { name: 'Update' }).click();
  const dialog = president.getByRole('dialog', { name: 'mark as resolved' });
  await dialog.getByRole('textbox', { name: 'Actions taken' }).fill('Answered by the president.');

  const coordinator = await signIn('robotics', '/dashboard/view-feedback');
  await rowOf(coordinator, comments).getByRole('button', { name: 'Update' }).click();
  await coordinator.getByRole('textbox', { name: 'Actions taken' }).fill('Answered by the club.');
  await coordinator.getByRole('button', { name: 'Submit' }).click();
  await expect(coordinator.getByRole('dialog')).toBeHidden();
  await expect(rowOf(coordinator, comments).getByText('Resolved', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Already resolved');
  await expect(dialog.getByText('Answered by the club.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveCount(0);
});

test('a session that ends in the middle of the form costs nothing that was typed', async ({ signIn }) => {
  const comments = newComments();
  const page = await signIn('student', '/feedback');
  await fillInByKeyboard(page, comments);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Failed to submit feedback').first()).toBeVisible();

  const signInAgain = page.getByRole('dialog', { name: 'Sign in again' });
  await fillSignIn(page, 'student');
  await signInAgain.getByRole('button', { name: 'Login' }).click();
  await expect(signInAgain).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue(comments);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Feedback submitted successfully').first()).toBeVisible();
});

test('both filters are in the address, and stay there after a reload', async ({ signIn }) => {
  const page = await signIn('cultural', '/viewfeedback');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Appreciation');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Resolved');
  await expect(page).toHaveURL(/\/viewfeedback\?type=Appreciation&status=Resolved$/);
  const lines = page.getByRole('list', { name: 'Feedbacks' }).getByRole('listitem');
  await expect(lines.first()).toContainText('Appreciation');
  const count = await lines.count();
  await page.reload();
  await expect(lines).toHaveCount(count);
  await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('Appreciation');
  await expect(page.getByText('Not Resolved', { exact: true }).and(page.locator('li *'))).toHaveCount(0);
});
