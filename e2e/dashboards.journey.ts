import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, goTo, loadedAt, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

/** Who has which sidebar, and which part of the analytics is theirs alone. */
const ROLES = [
  { mailbox: 'student', items: ['Home', 'Events', 'Feedback', 'Achieve', 'Skills', 'PORs'], chart: 'Engagement score' },
  { mailbox: 'robotics', items: ['Home', 'PORs', 'Events', 'Feedback', 'Endorsements'], chart: 'The last 5 events' },
  { mailbox: 'scitech', items: ['Home', 'Events', 'Endorsements', 'Feedback', 'PORs', 'Clubs'], chart: 'Event pipeline' },
  { mailbox: 'president', items: ['Home', 'PORs', 'Feedback', 'Events', 'Clubs'], chart: 'PoR distribution' },
] as const;

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

/** Whether the page has to be moved sideways to be read. */
function isWiderThanScreen(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

for (const { mailbox, items, chart } of ROLES) {
  test(`${mailbox} finds figures at home, and walks every section of the sidebar without loading the portal anew`, async ({ signIn }) => {
    const page = await signIn(mailbox);
    const start = await loadedAt(page);
    await expect(page.getByRole('figure', { name: chart })).toBeAttached();
    await expect(page.getByRole('region', { name: 'Quick Stats' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Latest Updates' }).getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);

    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(sections).toHaveText([...items]);
    for (const item of [...items.slice(1), 'Home']) {
      await goTo(page, item);
      await expect(sections.filter({ hasText: item })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome to the .+ Section$/ })).toBeVisible();
      await expect(page.getByText('Choose another section from the menu.')).toHaveCount(0);
    }
    expect(await loadedAt(page)).toBe(start);
  });

  test(`every section that ${mailbox} can address has something to show, on a narrow screen too`, async ({ signIn }) => {
    const page = await signIn(mailbox, '/dashboard', { viewport: { width: 320, height: 700 } });
    for (const section of SECTIONS) {
      await page.goto(`/dashboard/${section}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome to the .+ Section$/ }), section).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first(), section).toBeVisible();
      await expect(page.getByText('Choose another section from the menu.'), section).toHaveCount(0);
      expect.soft(await isWiderThanScreen(page), section).toBe(false);
    }
    await page.goto('/dashboard/nowhere');
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Home' })).toBeVisible();
  });
}

for (const { mailbox, path, title } of [
  { mailbox: 'student', path: '/home', title: /^Welcome, .+!$/ },
  { mailbox: 'robotics', path: '/club-dashboard', title: 'Robotics Club Dashboard' },
  { mailbox: 'scitech', path: '/gensec-tech', title: 'GenSec SciTech Dashboard' },
  { mailbox: 'academic', path: '/gensec-acad', title: 'GenSec Academic Dashboard' },
  { mailbox: 'cultural', path: '/gensec-cult', title: 'GenSec Cultural Dashboard' },
  { mailbox: 'sports', path: '/gensec-sport', title: 'GenSec Sports Dashboard' },
  { mailbox: 'president', path: '/president-dashboard', title: 'President Dashboard' },
]) {
  test(`${path} belongs to ${mailbox}, and is readable on a narrow screen`, async ({ signIn }) => {
    const page = await signIn(mailbox, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await isWiderThanScreen(page)).toBe(false);
  });
}

/** A dashboard whose profile menu has no code yet, and what lets it have some. */
async function withoutMenu(page: Page) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const late = await page.context().newPage();
  await late.route(/\/DropdownMenu-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await late.goto('/dashboard');
  return {
    late,
    button: late.getByRole('button', { name: 'Aditi Sharma' }),
    profile: late.getByRole('menuitem', { name: 'My Profile' }),
    release,
  };
}

test('the profile menu opens at a press that comes before its code', async ({ signIn }) => {
  const { late, button, profile, release } = await withoutMenu(await signIn('student'));
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  release();
  await profile.click();
  await expect(late).toHaveURL(/\/dashboard\/profile$/);
});

test('the profile menu opens at a key that comes before its code, and a second press takes it back', async ({ signIn }) => {
  const { late, button, profile, release } = await withoutMenu(await signIn('student'));
  await tabTo(late, button);
  await late.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await late.keyboard.press('Space');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('data-state', 'closed');
  await expect(button).toBeFocused();
  await late.keyboard.press('Space');
  await expect(profile).toBeFocused();
  await late.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a profile menu whose code did not come is asked for again at a press', async ({ signIn }) => {
  const page = await (await signIn('student')).context().newPage();
  await page.route(/\/DropdownMenu-[^/]+\.js$/, (route) => route.fulfill({ status: 502 }), { times: 1 });
  const lost = page.waitForResponse((response) => response.status() === 502);
  await page.goto('/dashboard');
  await lost;
  await page.getByRole('button', { name: 'Aditi Sharma' }).click();
  await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeVisible();
});

test('the president counts what the second host lists, and sees what happened lately', async ({ signIn }) => {
  const page = await signIn('president', '/president-dashboard');
  const lengthOf = async (path: string): Promise<number> => (await (await page.request.get(`/counters${path}`)).json()).length;
  const expected = {
    'Pending Approvals': await lengthOf('/room/requests?status=pending'),
    'Room Bookings': await lengthOf('/room/requests'),
    'Upcoming Events': await lengthOf('/events'),
    'COSA Records': await lengthOf('/tenure'),
  };
  for (const [label, count] of Object.entries(expected)) {
    const card = page.getByText(label, { exact: true }).locator('../..');
    await expect(card, label).toContainText(count.toLocaleString('en-IN'));
  }
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
});

test('nobody opens the dashboard of another role', async ({ signIn }) => {
  const page = await signIn('student');
  for (const path of ['/president-dashboard', '/president-approval', '/club-dashboard', '/gensec-tech', '/roombooking']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: '403 - Unauthorised Access' }), path).toBeVisible();
  }
});
