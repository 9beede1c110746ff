import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { BLANK_PAGE, expect } from './journey.ts';
import { test } from './ownServer.ts';

/** docs/specification/left-open.md: what loads has its place and height from the first paint. */
const MAX_SHIFT = 0.02;

/*
 * On a server of their own: what another journey plans meanwhile is shown at once and moves what it stands before, and that is not
 * what is measured here.
 */

/** In bytes per second; slow enough that each response arrives separately. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** An event with registration and organizers. Its id replaces the title in the paths below. */
const EVENT = 'Drone Assembly Workshop';

/** Screens that used to shift, in each kind of layout. */
const SCREENS = {
  student: [
    '/home',
    '/dashboard',
    '/dashboard/events',
    '/dashboard/skills',
    '/dashboard/profile',
    '/view-achievements',
    `/events/${EVENT}`,
    '/events?view=week',
    '/calendar',
    '/points',
    '/record',
    '/my-data',
    '/settings',
  ],
  robotics: ['/dashboard/endorsement', '/club-dashboard', `/events/${EVENT}`, '/calendar'],
  president: [
    '/dashboard',
    '/dashboard/events',
    '/dashboard/organization',
    '/dashboard/add-event',
    '/dashboard/manage-positions',
    '/cosa',
    '/points',
    `/events/${EVENT}`,
  ],
};

/** All other screens. */
const OTHER_SCREENS = {
  student: [
    '/dashboard/por',
    '/dashboard/achievements',
    '/dashboard/give-feedback',
    '/skills',
    '/feedback',
    '/viewfeedback',
    '/profile',
    '/events',
  ],
  scitech: ['/dashboard', '/dashboard/events', '/dashboard/feedback', '/dashboard/por', '/gensec-tech', '/gensec-endorse'],
  president: ['/dashboard/skills', '/president-dashboard', '/events', '/cosa/create', '/create-org-unit', '/add-event', '/viewfeedback'],
};

interface Shift {
  readonly sum: number;
  readonly moved: readonly string[];
  /** Whether the server rendered the screen in time; on a busy machine it may not, and then the browser renders all of it. */
  readonly isPrerendered: boolean;
}

/** Loads a screen on a slow network and returns the sum of its layout shifts. */
async function shiftOf(page: Page, path: string): Promise<Shift> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    Object.assign(window, { shifts });
    const nameOf = (node: Node | undefined | null) => (node instanceof Element ? `${node.tagName} ${node.className}` : node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
        shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node) ?? '') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW);
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; moved: string[] }[] };
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.flatMap(({ moved }) => moved),
      isPrerendered: Boolean(document.getElementById('quad-first-screen')?.textContent),
    };
  });
}

/** The shifts of a screen, measured again if it moved because the server did not render it in time. */
async function prerenderedShiftOf(context: BrowserContext, path: string, attempts = 5): Promise<Shift> {
  const page = await context.newPage();
  const shift = await shiftOf(page, path);
  await page.close();
  const isFinal = shift.isPrerendered || shift.sum <= MAX_SHIFT || attempts === 1;
  return isFinal ? shift : prerenderedShiftOf(context, path, attempts - 1);
}

function shifts(which: string, screens: Readonly<Record<string, readonly string[]>>, tag: string[]): void {
  for (const [device, options] of Object.entries(DEVICES)) {
    for (const [mailbox, paths] of Object.entries(screens)) {
      test(`the layout does not shift for ${mailbox} while ${which} load on a ${device}`, { tag }, async ({ signIn }) => {
        const context = (await signIn(mailbox, BLANK_PAGE, options)).context();
        const found = await context.request.get(`/api/events/events?search=${encodeURIComponent(EVENT)}`);
        const [event] = (await found.json()) as { _id: string }[];
        for (const path of paths.map((each) => each.replace(EVENT, event?._id ?? ''))) {
          const { sum, moved } = await prerenderedShiftOf(context, path);
          expect.soft(sum, `${path} moved ${moved.join(', ')}`).toBeLessThanOrEqual(MAX_SHIFT);
        }
      });
    }
  }
}

shifts('screens', SCREENS, []);
shifts('other screens', OTHER_SCREENS, ['@full']);
