import type { Page, Route } from '@playwright/test';
import type { Listed } from './catalogue.ts';

/** Something that a screen reads, and that does not come. */
export type Read = Listed & {
  readonly mailbox: string;
  /** The page that is opened. */
  readonly path: string;
  /** Where to go on from there, without loading the portal anew. */
  readonly goOn?: (page: Page) => Promise<unknown>;
  /** The one call that fails; all others get through. */
  readonly call: string;
  readonly fail: (route: Route) => Promise<void>;
};

/** Asks the server without the username, which the portal always sends. */
async function withoutUsername(route: Route): Promise<void> {
  const url = new URL(route.request().url());
  url.searchParams.delete('username');
  await route.continue({ url: url.href });
}

async function openOwnProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aditi Sharma' }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
}

const cutOff = (route: Route) => route.abort('connectionreset');

export const READS: readonly Read[] = [
  {
    area: 'dashboards',
    text: 'Failed to load statistics',
    mailbox: 'student',
    path: '/dashboard',
    call: '**/api/dashboard/stats',
    fail: cutOff,
  },
  {
    area: 'dashboards',
    text: 'Failed to load analytics data',
    mailbox: 'student',
    path: '/dashboard',
    call: '**/api/analytics/student',
    fail: cutOff,
  },
  {
    area: 'profile',
    text: 'Error fetching profile',
    mailbox: 'student',
    path: '/dashboard',
    goOn: openOwnProfile,
    call: '**/auth/fetchAuth',
    fail: cutOff,
  },
  {
    area: 'events',
    text: 'Error loading events: Failed to fetch events.',
    mailbox: 'student',
    path: '/events',
    call: '**/api/events/by-role/*',
    fail: cutOff,
  },
  {
    area: 'achievements',
    text: 'Failed to fetch achievements',
    mailbox: 'student',
    path: '/view-achievements',
    call: '**/api/achievements/*',
    fail: cutOff,
  },
  {
    area: 'positions',
    text: 'Failed to fetch positions',
    mailbox: 'student',
    path: '/manage-position',
    call: '**/api/positions/*',
    fail: cutOff,
  },
  {
    area: 'endorsement',
    text: 'Failed to load user skills. Please try again.',
    mailbox: 'scitech',
    path: '/gensec-endorse',
    call: '**/api/skills/user-skills/unendorsed/*',
    fail: cutOff,
  },
  {
    area: 'endorsement',
    text: 'Failed to fetch unendorsed skills',
    mailbox: 'scitech',
    path: '/gensec-endorse?tab=skills',
    call: '**/api/skills/unendorsed/*',
    fail: cutOff,
  },
  {
    area: 'endorsement',
    text: 'Failed to load achievements',
    mailbox: 'scitech',
    path: '/gensec-endorse?tab=achievements',
    call: '**/api/achievements/unendorsed/*',
    fail: cutOff,
  },
  {
    area: 'endorsement',
    text: 'Failed to fetch unendorsed achievements',
    mailbox: 'scitech',
    path: '/dashboard/endorse-achievements',
    call: '**/api/achievements/unendorsed/*',
    fail: cutOff,
  },
  {
    area: 'events',
    text: 'Error loading events: Username is missing for Club Coordinator.',
    mailbox: 'robotics',
    path: '/events',
    call: '**/api/events/by-role/CLUB_COORDINATOR?*',
    fail: withoutUsername,
  },
  {
    area: 'units',
    text: 'Error fetching club data',
    mailbox: 'robotics',
    path: '/club-dashboard',
    call: '**/api/orgUnit/clubData/*',
    fail: cutOff,
  },
];
