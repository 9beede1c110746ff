import { expect, test } from './journey.ts';
import { escapeFrom } from './keyboard.ts';

const PHONE = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true };

test('on a phone the sections are in a drawer', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('student', '/dashboard/feedback', PHONE);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'Open navigation' });
  await menu.tap();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Logout' })).toBeVisible();
  await escapeFrom(page, drawer);
  await expect(menu).toBeFocused();

  await menu.tap();
  await drawer.getByRole('link', { name: 'Events' }).tap();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
});

test('on a phone the profile menu says what waits, and leads there', async ({ signIn }) => {
  const page = await signIn('president', '/dashboard', PHONE);
  const profile = page.getByRole('button', { name: /^Ananya Rao \d+ wait for you/ });
  await profile.tap();
  await page.getByRole('menuitem', { name: /^Inbox: \d+ wait for you/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
});
