import type { Page } from '@playwright/test';
import { expect, goTo, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

/** The smallest picture that there is. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

async function edit(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Edit' });
  await expect(button).toBeVisible();
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Gender')).toBeFocused();
}

async function retype(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function save(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: 'Save' }));
  await page.keyboard.press('Enter');
}

test('a student corrects the own profile by keyboard alone', async ({ signIn }) => {
  const page = await signIn('student', '/profile');
  await edit(page);
  await retype(page, 'Phone', '98765');
  await save(page);
  await expect(page.getByText('Please fix validation errors')).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Mobile number must be 10 digits');
  await retype(page, 'Phone', '9123456780');
  await save(page);
  await expect(page.getByText('Profile updated successfully!').first()).toBeVisible();
  await expect(page.getByText('9123456780')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
});

test('two tabs that edit different fields both get their way', async ({ signIn }) => {
  const page = await signIn('student', '/profile');
  const other = await page.context().newPage();
  await other.goto('/profile');
  await edit(page);
  await edit(other);
  await retype(page, 'Room number', 'C-7');
  await retype(other, 'GitHub', 'github.com/priya');
  await save(page);
  await expect(page.getByText('C-7')).toBeVisible();
  await save(other);
  await expect(other.getByText('github.com/priya')).toBeVisible();
  await expect(other.getByText('C-7')).toBeVisible();
});

test('unsaved changes ask before they are left behind: by a link, by back, by reload', async ({ signIn }) => {
  const page = await signIn('student', '/dashboard');
  await goTo(page, 'Events');
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await page.getByRole('button', { name: 'Aditi Sharma' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
  await edit(page);
  await retype(page, 'Room number', 'D-9');

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await goTo(page, 'Events');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Room number')).toHaveValue('D-9');

  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Room number')).toHaveValue('D-9');

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
});

test('a photo is chosen, kept over a reload, and taken away', async ({ signIn }) => {
  const page = await signIn('student', '/profile');
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
  await page.reload();
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test('a file that is too large is refused before it is sent', async ({ signIn }) => {
  const page = await signIn('student', '/profile');
  await edit(page);
  const buffer = Buffer.alloc(5 * 1024 * 1024 + 1);
  await page.getByLabel('Choose photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Please choose a JPEG, PNG or WebP image up to 5 MB.')).toBeVisible();
});
