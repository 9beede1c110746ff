import type { Page } from '@playwright/test';
import { expect, goTo, test } from './journey.ts';
import { pressByKeyboard, tabTo } from './keyboard.ts';

/** The smallest possible image. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function edit(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Edit' });
  await button.waitFor();
  await pressByKeyboard(page, button);
  await expect(page.getByLabel('Gender')).toBeFocused();
}

async function retype(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

function save(page: Page): Promise<void> {
  return pressByKeyboard(page, page.getByRole('button', { name: 'Save' }));
}

test('a student edits the profile by keyboard alone, and edits of different fields in two tabs are both saved', async ({
  signIn,
  newStudent,
}) => {
  const page = await signIn(await newStudent(), '/profile');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await edit(other);
  await edit(page);
  await retype(page, 'Phone', '98765');
  await save(page);
  await expect(page.getByText('Please fix validation errors')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Mobile number must be 10 digits');
  await retype(page, 'Phone', '9123456780');
  await save(page);
  await expect(page.getByText('9123456780')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();

  await retype(other, 'GitHub', 'github.com/ira');
  await save(other);
  await expect(other.getByText('github.com/ira')).toBeVisible();
  await expect(other.getByText('9123456780')).toBeVisible();
});

test('unsaved changes require confirmation before leaving, and an uploaded photo survives a reload', async ({ signIn, newStudent }) => {
  const student = await newStudent();
  const page = await signIn(student, '/dashboard/events');
  await page.getByRole('button', { name: student.name }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await edit(page);
  await retype(page, 'Room number', 'D-9');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await goTo(page, 'Feedback');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await page.getByRole('button', { name: 'Stay' }).click();
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => dialogs).toEqual(['beforeunload']);
  await expect(page.getByLabel('Room number')).toHaveValue('D-9');
  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard\/events$/);

  await page.goto('/profile');
  await edit(page);
  await page.getByLabel('Choose photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.reload();
  const photo = page.getByRole('main').locator('img');
  await expect(photo).toHaveAttribute('src', /^\/photos\/.+\.webp$/);
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  await edit(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByLabel('Choose photo')).toBeAttached();
  await expect(photo).toHaveCount(0);
});
