import type { Page } from '@playwright/test';
import { expect, goTo, loadedAt, test } from './journey.ts';
import { call, newName, type Person } from './people.ts';
import type { Served } from './server.ts';

const GENSEC = ['Home', 'Events', 'Endorsements', 'Feedback', 'PORs', 'Clubs'];

/** Which role has which sidebar, which analytics, and which page of its own. */
const ROLES = [
  { mailbox: 'student', items: ['Home', 'Events', 'Feedback', 'Achieve', 'Skills', 'PORs'], chart: 'Engagement score', own: '/home' },
  {
    mailbox: 'robotics',
    items: ['Home', 'PORs', 'Events', 'Feedback', 'Endorsements'],
    chart: 'The last 5 events',
    own: '/club-dashboard',
  },
  { mailbox: 'scitech', items: GENSEC, chart: 'Event pipeline', own: '/gensec-tech' },
  { mailbox: 'academic', items: GENSEC, chart: 'Event pipeline', own: '/gensec-acad', endorses: 'academic' },
  { mailbox: 'cultural', items: GENSEC, chart: 'Event pipeline', own: '/gensec-cult', endorses: 'cultural' },
  { mailbox: 'sports', items: GENSEC, chart: 'Event pipeline', own: '/gensec-sport', endorses: 'sports' },
  { mailbox: 'president', items: ['Home', 'PORs', 'Feedback', 'Events', 'Clubs'], chart: 'PoR distribution', own: '/president-dashboard' },
] as const;

const TITLES: Readonly<Record<(typeof ROLES)[number]['own'], string | RegExp>> = {
  '/home': /^Welcome, .+!$/,
  '/club-dashboard': 'Robotics Club Dashboard',
  '/gensec-tech': 'GenSec SciTech Dashboard',
  '/gensec-acad': 'GenSec Academic Dashboard',
  '/gensec-cult': 'GenSec Cultural Dashboard',
  '/gensec-sport': 'GenSec Sports Dashboard',
  '/president-dashboard': 'President Dashboard',
};

const NOT_FOR_STUDENTS = ['/roombooking', '/president-approval'];

/** Creates one waiting item of each kind for a student; returns their name. */
async function achieve(server: Served, { state }: Person, type: string): Promise<string> {
  const name = newName('Folk weaving');
  const skill = await call<{ _id: string }>(server, state, '/api/skills/create-skill', { name, category: 'Craft', type });
  await call(server, state, '/api/skills/create-user-skill', { skill_id: skill._id });
  await call(server, state, '/api/achievements/add', { title: name, type, date_achieved: '2020-01-15' });
  return name;
}

/** Endorses everything with this name, tab by tab. */
async function endorse(page: Page, name: string): Promise<void> {
  const waiting = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
  for (const tab of ['User skills', 'Skills', 'Achievements']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab} \\(\\d+\\)$`) }).click();
    await waiting.getByRole('button', { name: 'Endorse' }).click();
    await expect(waiting.getByRole('button')).toHaveCount(0);
  }
}

for (const { mailbox, items, chart, own, ...role } of ROLES) {
  test(`${mailbox} sees statistics, opens every section without a reload, and opens the page of the role`, async ({
    server,
    signIn,
    newStudent,
  }) => {
    const waiting = 'endorses' in role ? await achieve(server, await newStudent(), role.endorses) : undefined;
    const page = await signIn(mailbox);
    const start = await loadedAt(page);
    await expect(page.getByRole('figure', { name: chart })).toBeAttached();
    await expect(page.getByRole('region', { name: 'Quick Stats' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('region', { name: 'Latest Updates' }).getByRole('listitem')).toHaveCount(4);

    const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
    await expect(sections).toHaveText([...items]);
    for (const item of items.slice(1)) {
      await goTo(page, item);
      await expect(sections.filter({ hasText: item })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1, name: /^Welcome to the .+ Section$/ })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.getByText('Choose another section from the menu.')).toHaveCount(0);
      if (item === 'Endorsements' && waiting) await endorse(page, waiting);
    }
    expect(await loadedAt(page)).toBe(start);
    const before = mailbox === 'president' ? await lengthsOf(page) : [];
    await page.goto(own);
    await expect(page.getByRole('heading', { level: 1, name: TITLES[own] })).toBeVisible();
    await expect(page.getByRole('status')).toHaveCount(0);
    if (mailbox === 'student') await expectRefused(page);
    if (mailbox === 'president') await expectCounters(page, before);
  });
}

async function expectRefused(page: Page): Promise<void> {
  for (const path of NOT_FOR_STUDENTS) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/unauthorised$/);
    await expect(page.getByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Counters that only grow while other journeys run, and the call that lists their items. */
const COUNTED = { 'Room Bookings': '/counters/room/requests', 'COSA Records': '/counters/tenure' };

async function lengthsOf(page: Page): Promise<number[]> {
  const lists = Object.values(COUNTED).map(async (path) => (await (await page.request.get(path)).json()).length);
  return await Promise.all(lists);
}

/** The president's counters match the lists of the server. */
async function expectCounters(page: Page, before: readonly number[]): Promise<void> {
  const shown: number[] = [];
  for (const label of ['Pending Approvals', 'Upcoming Events', ...Object.keys(COUNTED)]) {
    const card = page.getByText(label, { exact: true }).locator('../..');
    await expect(card, label).toContainText(/\d/);
    if (label in COUNTED) shown.push(Number(((await card.textContent()) ?? '').replaceAll(/\D/g, '')));
  }
  const after = await lengthsOf(page);
  for (const [index, count] of shown.entries()) {
    expect(count).toBeGreaterThanOrEqual(before[index] ?? 0);
    expect(count).toBeLessThanOrEqual(after[index] ?? 0);
  }
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
}
