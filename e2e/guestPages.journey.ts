import { expect } from './journey.ts';
import { test } from './ownServer.ts';
import { call, DEMONSTRATION_PASSWORD, registerNewcomer, registerStudent, type StorageState, stateOf } from './people.ts';
import type { TestServer } from './server.ts';

const UNKNOWN_PATH = '/no-such-page';

/** Public pages, and where they lead a guest, a newcomer, and a user with a complete account. */
const PAGES = [
  { path: '/', guest: '/login', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/login', guest: '/login', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/login?error=cancelled', guest: '/login', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/login/passkey', guest: '/login/passkey', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/register', guest: '/register', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/forgot-password', guest: '/forgot-password', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/reset-password/nobody/nothing', guest: '/reset-password/nobody/nothing', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/onboarding', guest: '/login', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/verify-email', guest: '/login', newcomer: '/onboarding', member: '/dashboard' },
  { path: '/verify-email/nobody/nothing', guest: '', newcomer: '', member: '' },
  { path: '/stop-change/nothing', guest: '', newcomer: '', member: '' },
  { path: '/unauthorised', guest: '', newcomer: '', member: '' },
  { path: '/verify', guest: '', newcomer: '', member: '' },
  { path: '/record/nothing', guest: '', newcomer: '', member: '' },
  { path: UNKNOWN_PATH, guest: '/login', newcomer: '/onboarding', member: '/dashboard' },
] as const;

/** One page of each outcome: a redirect, a form, a page for everybody, an unknown address. */
const OUTCOMES: readonly string[] = ['/', '/login', '/verify', UNKNOWN_PATH];

/** Invalid links are refused, which browsers log as errors; React's errors are never allowed. */
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (400|401|404|410)/ });

const member = (mailbox: string) => async (server: TestServer) => stateOf(server, `${mailbox}@campus.example`, DEMONSTRATION_PASSWORD);

interface Visitor {
  readonly kind: 'guest' | 'newcomer' | 'member';
  readonly signIn: (server: TestServer) => Promise<StorageState | undefined>;
  /** Is shown what another visitor is, which a page of each outcome proves; the full tier opens every page. */
  readonly isAlike?: boolean;
}

/** The visitors of these pages. */
const VISITORS: Readonly<Record<string, Visitor>> = {
  nobody: { kind: 'guest', signIn: async () => undefined },
  'somebody whose session is over': {
    kind: 'guest',
    isAlike: true,
    signIn: async (server) => {
      const { state } = await registerStudent(server);
      await call(server, state, '/auth/logout', {});
      return state;
    },
  },
  'somebody whose account is disabled': {
    kind: 'guest',
    isAlike: true,
    signIn: async (server) => {
      const { email, state } = await registerStudent(server);
      await server.quad(['disable', email]);
      return state;
    },
  },
  'somebody with onboarding to do': { kind: 'newcomer', signIn: async (server) => (await registerNewcomer(server)).state },
  'a student': { kind: 'member', signIn: member('student') },
  'a coordinator': { kind: 'member', isAlike: true, signIn: member('robotics') },
};

// Server-rendered HTML has to hydrate; otherwise React logs an error and renders it again.
function opens(who: string, { kind, signIn }: Visitor, pages: readonly (typeof PAGES)[number][], which: string, tag: string[]): void {
  test(`${which} shows the expected content to ${who} without console errors`, { tag }, async ({ server, open }) => {
    const page = await open({ storageState: await signIn(server) });
    for (const { path, [kind]: leadsTo } of pages) {
      await page.goto(path);
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(leadsTo || path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      if (path === UNKNOWN_PATH && kind !== 'newcomer')
        await expect(page.getByRole('status').filter({ hasText: 'There is no page at that address.' }).first()).toBeVisible();
    }
  });
}

for (const [who, visitor] of Object.entries(VISITORS)) {
  const isOutcome = ({ path }: { path: string }) => OUTCOMES.includes(path);
  if (visitor.isAlike) opens(who, visitor, PAGES.filter(isOutcome), 'a page of each outcome', []);
  opens(who, visitor, PAGES, 'every page that anybody may open', visitor.isAlike ? ['@full'] : []);
}

test('a page whose translations load a minute late is hydrated without being rendered again', async ({ server, open }) => {
  const state = await stateOf(server, 'president@campus.example', DEMONSTRATION_PASSWORD);
  const page = await open({ storageState: state, locale: 'hi-IN' });
  await page.clock.install();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/hindi-[^/]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  const hindiRequest = page.waitForRequest(/\/hindi-[^/]+\.js/);
  // Not through the journey's own helper, which waits until the page is hydrated.
  await page.evaluate((url) => void window.location.assign(url), `${server.url}/events`).catch(() => {});
  await hindiRequest;
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible();
  const before = await main.elementHandle();
  // Beyond the 30 seconds for which the responses embedded in the page count as current.
  await page.clock.fastForward(60_000);
  release();
  await expect(page.locator('#root[data-hydrated]')).toBeVisible();
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});
