import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';

const PHONE = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true };
const SMALLEST = { ...PHONE, viewport: { width: 320, height: 740 } };

/** What is wider than its window, or than the box that it scrolls in. */
function scrollsSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const boxes = [...document.querySelectorAll('*')].filter(
      (box) => box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX),
    );
    return [...(root.scrollWidth > window.innerWidth ? [root] : []), ...boxes].map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

test('on a phone the sections are in a drawer', async ({ signIn }) => {
  const page = await signIn('student', '/dashboard', PHONE);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'Open navigation' });
  await menu.tap();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Logout' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();

  await menu.tap();
  await drawer.getByRole('link', { name: 'Events' }).tap();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toBeVisible();
});

test('nothing has to be scrolled both ways on the narrowest phone', async ({ visit, signIn }) => {
  const visitor = await visit('/login', SMALLEST);
  await expect(visitor.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  expect(await scrollsSideways(visitor)).toEqual([]);

  for (const mailbox of ['student', 'president']) {
    const page = await signIn(mailbox, '/dashboard', SMALLEST);
    await expect(page.getByText('Calendar Coming Soon')).toBeVisible();
    expect(await scrollsSideways(page), `${mailbox}, /dashboard`).toEqual([]);
    await page.goto('/events');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await scrollsSideways(page), `${mailbox}, /events`).toEqual([]);
  }
});
