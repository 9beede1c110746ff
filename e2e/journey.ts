import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { type Club, DEMONSTRATION_PASSWORD, foundClub, type Person, registerStudent, type StorageState, stateOf } from './people.ts';
import { expectNothingCovered, expectNothingCoveredAtAnyWidth } from './pressable.ts';
import type { Served } from './server.ts';
import { readShared } from './shared.ts';

/** Somebody of the demonstration institute by their mailbox, or somebody of the journey's own. */
export type Who = string | Person;

/** Where somebody waits whose browser is prepared before the portal is opened. */
export const NOWHERE = 'about:blank';

/** A refusal that a journey provokes: the browser reports it as an error, and it is none. */
const PROVOKED_REFUSAL = /^Failed to load resource: the server responded with a status of (401|409|412|502)/;

/** A browser reports every failure that journeys with a lost connection provoke. */
export const PROVOKED_FAILURE = /^Failed to load resource: /;

interface Fixtures {
  /** What a browser may complain about, because the journey provokes it. */
  provoked: RegExp;
  open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a browser of their own for somebody who is not signed in. */
  visit: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a browser of their own for somebody who is signed in already; on the dashboard, unless told otherwise. */
  signIn: (who: Who, path?: string, options?: BrowserContextOptions) => Promise<Page>;
  /** A student whom no other journey knows, registered and onboarded. */
  newStudent: () => Promise<Person>;
}

interface WorkerFixtures {
  server: Served;
  /** The session of a mailbox of the demonstration: one for all journeys of a worker. */
  sessionOf: (mailbox: string) => Promise<StorageState>;
  /** A club with its coordinator, for the journeys of one worker: what happens in it happens nowhere else. */
  club: Club;
}

/** Collects what no person should ever cause: errors in a console, exceptions, refusals by the security policy. */
async function watch(context: BrowserContext, consoleErrors: string[], provoked: RegExp): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' && !provoked.test(message.text())) consoleErrors.push(message.text());
  });
  context.on('weberror', (failure) => consoleErrors.push(String(failure.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The security policy refused ${blockedURI} (${violatedDirective}).`),
    );
  });
}

/**
 * Loads a page as a person does who looks before they press: what arrived as HTML answers by then, and nothing lies over what can be
 * pressed.
 */
function untilItAnswers(page: Page): Page {
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

/** A journey: people with a browser each, and a server with the demonstration institute. A complaint of any browser fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed off this pattern.
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
  // Each of its calls is waited for, however busy the machine is.
  club: [async ({ server, sessionOf }, use) => use(await foundClub(server, await sessionOf('president'))), { scope: 'worker', timeout: 0 }],
  provoked: [PROVOKED_REFUSAL, { option: true }],
  open: async ({ browser, server, provoked }, use, testInfo) => {
    const consoleErrors: string[] = [];
    const contexts: BrowserContext[] = [];
    const withScripts = new Set<BrowserContext>();
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      if (options?.javaScriptEnabled !== false) withScripts.add(context);
      await watch(context, consoleErrors, provoked);
      const page = await context.newPage();
      return withScripts.has(context) ? untilItAnswers(page) : page;
    });
    // However a journey ends, a finger finds what it can press there.
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

/** Types an address and a password into the sign-in form that is on the page. */
export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Goes to a section by the sidebar, without loading the portal again. */
export async function goTo(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();
}

/** When this page's portal was loaded; the same as long as nothing reloads it. */
export function loadedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

export { expect };
