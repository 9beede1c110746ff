import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, loadedAt, test } from './journey.ts';

const NARROW = { viewport: { width: 320, height: 700 } };

const SECTIONS = [
  'dashboard',
  'events',
  'skills',
  'por',
  'feedback',
  'organization',
  'achievements',
  'endorsement',
  'profile',
  'cosa',
  'manage-positions',
  'view-feedback',
  'add-event',
  'add-org-unit',
  'gensec-endorse',
  'endorse-achievements',
  'give-feedback',
  'add-achievements',
  'view-achievements',
];

const OWN_PAGES = {
  student: '/home',
  robotics: '/club-dashboard',
  scitech: '/gensec-tech',
  academic: '/gensec-acad',
  cultural: '/gensec-cult',
  sports: '/gensec-sport',
  president: '/president-dashboard',
};

/** The elements that are wider than the viewport or than their scroll container. */
function scrollsSideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const boxes = [...document.querySelectorAll('*')].filter(
      (box) => box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX),
    );
    return [...(root.scrollWidth > window.innerWidth ? [root] : []), ...boxes].map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

/** Whether the page scrolls horizontally; a chart may scroll in its own frame. */
function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Navigates like the browser's history buttons, without loading the portal again. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

for (const mailbox of ['student', 'robotics', 'scitech', 'president']) {
  test(`every section for ${mailbox} shows content and fits a narrow screen`, { tag: '@full' }, async ({ signIn }) => {
    const page = await signIn(mailbox, '/dashboard', NARROW);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const loaded = await loadedAt(page);
    for (const section of SECTIONS) {
      await walkTo(page, `/dashboard/${section}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome to the .+ Section$/ }), section).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first(), section).toBeVisible();
      await expect(page.getByText('Choose another section from the menu.'), section).toHaveCount(0);
      expect.soft(await isWiderThanScreen(page), section).toBe(false);
    }
    await walkTo(page, '/dashboard/nowhere');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Home' })).toBeVisible();
    expect(await loadedAt(page)).toBe(loaded);
  });
}

for (const [mailbox, path] of Object.entries(OWN_PAGES)) {
  test(`${path} has no axe violations and fits a narrow screen`, { tag: '@full' }, async ({ signIn }) => {
    const page = await signIn(mailbox, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize(NARROW.viewport);
    await expect.poll(() => isWiderThanScreen(page)).toBe(false);
  });
}

test('sign-in page, dashboard and events do not scroll horizontally on the narrowest phone', { tag: '@full' }, async ({
  visit,
  signIn,
}) => {
  const phone = { ...NARROW, isMobile: true, hasTouch: true };
  const visitor = await visit('/login', phone);
  await expect(visitor.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  expect(await scrollsSideways(visitor)).toEqual([]);
  for (const mailbox of ['student', 'president']) {
    const page = await signIn(mailbox, '/dashboard', phone);
    await expect(page.getByText('Calendar Coming Soon')).toBeVisible();
    expect(await scrollsSideways(page), `${mailbox}, /dashboard`).toEqual([]);
    await walkTo(page, '/events');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await scrollsSideways(page), `${mailbox}, /events`).toEqual([]);
  }
});
