import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Club, createClub, DEMONSTRATION_PASSWORD, type Person, registerStudent, type StorageState, stateOf } from './people.ts';
import { expectNothingCovered, expectNothingCoveredAtAnyWidth } from './pressable.ts';
import type { Served } from './server.ts';
import { readShared } from './shared.ts';

/** A user of the demonstration institute by mailbox, or a user created by the journey. */
export type User = string | Person;

/** The initial page of a browser that is prepared before the portal is opened. */
export const BLANK_PAGE = 'about:blank';

/** Refusals that journeys cause on purpose, which the browser logs as errors. */
const EXPECTED_REFUSAL = /^Failed to load resource: the server responded with a status of (401|409|412|502)/;

/** The message that a browser logs for every failed request, for journeys with a lost connection. */
export const EXPECTED_FAILURE = /^Failed to load resource: /;

interface Fixtures {
  /** Console errors that the journey causes on purpose. */
  expectedErrors: RegExp;
  open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a separate browser for a signed-out user. */
  visit: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a separate browser for a signed-in user, by default on the dashboard. */
  signIn: (who: User, path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A new student, registered and onboarded, whom no other journey uses. */
  newStudent: () => Promise<Person>;
}

interface WorkerFixtures {
  server: Served;
  /** The session of a demonstration mailbox, shared by the journeys of a worker. */
  sessionOf: (mailbox: string) => Promise<StorageState>;
  /** A club with its coordinator for the journeys of one worker; no other journey changes it. */
  club: Club;
}

/** Collects errors that no user should cause: console errors, exceptions, violations of the security policy. */
async function watch(context: BrowserContext, consoleErrors: string[], expectedErrors: RegExp): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' && !expectedErrors.test(message.text())) consoleErrors.push(message.text());
  });
  context.on('weberror', (failure) => consoleErrors.push(String(failure.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The security policy refused ${blockedURI} (${violatedDirective}).`),
    );
  });
}

/** Makes navigations wait until the page is hydrated and nothing covers a control, as a user looks before pressing. */
function waitUntilHydrated(page: Page): Page {
  const waitFor = async () => {
    await page.waitForFunction(
      () => !document.getElementById('quad-first-screen')?.textContent || document.querySelector('#root[data-hydrated]'),
    );
  };
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = (async (...args: unknown[]) => {
      const answer = await load(...args);
      await waitFor();
      await expectNothingCovered(page);
      return answer;
    }) as Page[typeof name];
  }
  return page;
}

/** A journey: users with a browser each, and a server with the demonstration institute. Any error in a browser fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner parses this pattern for the required fixtures.
  server: [async ({}, use) => use(readShared()), { scope: 'worker' }],
  sessionOf: [
    async ({ server }, use) => {
      const states = new Map<string, Promise<StorageState>>();
      await use((mailbox) => {
        const state = states.get(mailbox) ?? stateOf(server, `${mailbox}@campus.example`, DEMONSTRATION_PASSWORD);
        states.set(mailbox, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],
  // No timeout, because each request is awaited, however busy the machine is.
  club: [
    async ({ server, sessionOf }, use) => use(await createClub(server, await sessionOf('president'))),
    { scope: 'worker', timeout: 0 },
  ],
  expectedErrors: [EXPECTED_REFUSAL, { option: true }],
  open: async ({ browser, server, expectedErrors }, use, testInfo) => {
    const consoleErrors: string[] = [];
    const contexts: BrowserContext[] = [];
    const withScripts = new Set<BrowserContext>();
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      if (options?.javaScriptEnabled !== false) withScripts.add(context);
      await watch(context, consoleErrors, expectedErrors);
      const page = await context.newPage();
      return withScripts.has(context) ? waitUntilHydrated(page) : page;
    });
    // After each successful journey, the controls of its pages have to be pressable.
    const isDone = testInfo.errors.length === 0;
    for (const page of isDone ? [...withScripts].flatMap((context) => context.pages()) : []) await expectNothingCoveredAtAnyWidth(page);
    await Promise.all(contexts.map((context) => context.close()));
    expect(consoleErrors).toEqual([]);
  },
  visit: async ({ open }, use) => {
    await use(async (path, options) => {
      const page = await open(options);
      await page.goto(path);
      return page;
    });
  },
  signIn: async ({ open, sessionOf }, use) => {
    await use(async (who, path = '/dashboard', options = {}) => {
      const storageState = typeof who === 'string' ? await sessionOf(who) : who.state;
      const page = await open({ ...options, storageState });
      await page.goto(path);
      return page;
    });
  },
  newStudent: async ({ server }, use) => use(() => registerStudent(server)),
});

/** Fills in the sign-in form on the page. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Navigates to a section by the sidebar, without loading the portal again. */
export async function goTo(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();
}

/** When the portal was loaded on this page; unchanged as long as nothing reloads it. */
export function loadedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

export { expect };
