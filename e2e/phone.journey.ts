import { findSmallTargets } from './fingerTargets.ts';
import { expect, test } from './journey.ts';
import { escapeFrom } from './keyboard.ts';

const PHONE = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true };

test('on a phone the navigation is in a drawer', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('student', '/dashboard/feedback', PHONE);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  const menu = page.getByRole('button', { name: 'More', exact: true });
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

test('on a phone the top bar shows the number of waiting items and links to the inbox', async ({ signIn }) => {
  const page = await signIn('president', '/dashboard', PHONE);
  await page.getByRole('link', { name: /^Inbox \d+ wait for you/ }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
});

test('on a phone the main sections are in a bottom bar that covers no content', async ({ signIn, visit }) => {
  const page = await signIn('student', '/dashboard', PHONE);
  const foot = page.getByRole('navigation', { name: 'Sections' });
  await expect(foot.getByRole('link')).toHaveText(['Home', 'Events', 'Feedback', 'Achieve']);
  await foot.getByRole('link', { name: 'Events' }).tap();
  await expect(page).toHaveURL(/\/dashboard\/events$/);
  await expect(foot.getByRole('link', { name: 'Events' })).toHaveAttribute('aria-current', 'page');
  for (const target of await foot.locator('a, button').all()) {
    const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  // The page grows until its list has loaded.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const end = await page
      .getByRole('main')
      .evaluate((main) => Math.max(...[...main.children].map((child) => child.getBoundingClientRect().bottom)));
    expect(end).toBeLessThanOrEqual((await foot.boundingBox())?.y ?? 0);
  }).toPass();
  const login = await visit('/login', PHONE);
  await expect(login.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(login.getByRole('navigation', { name: 'Sections' })).toHaveCount(0);
});

/** The pages on which most is pressed, by who opens them. */
const PRESSED = {
  guest: ['/login', '/register'],
  student: [
    '/dashboard',
    '/home',
    '/dashboard/profile',
    '/events',
    '/calendar',
    '/rooms',
    '/feedback',
    '/record',
    '/money/claims/new',
    '/settings',
  ],
  robotics: ['/club-dashboard', '/add-event', '/events', '/gensec-endorse', '/money', '/cosa/create'],
} as const;

test('on a phone every control is large enough for touch', { tag: '@full' }, async ({ signIn, visit }) => {
  for (const [mailbox, paths] of Object.entries(PRESSED)) {
    const page = mailbox === 'guest' ? await visit('/login', PHONE) : await signIn(mailbox, '/dashboard', PHONE);
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect.soft(await page.evaluate(findSmallTargets), `${path} as ${mailbox}`).toEqual([]);
    }
  }
});
