import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { START_WITHIN_MS, startServer, type TestServer } from './server.ts';

const PASSWORD = 'campus-demo-2026';

/** A refusal that a journey provokes: the browser reports it as an error, and it is none. */
const PROVOKED_REFUSAL = /^Failed to load resource: the server responded with a status of (401|409|412|502)/;

interface Fixtures {
  /** What a browser may complain about, because the journey provokes it. */
  provoked: RegExp;
  server: TestServer;
  /** Opens a browser of their own for somebody who is not signed in. */
  visit: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Opens a browser of their own for somebody who is signed in already; on the dashboard, unless told otherwise. */
  signIn: (mailbox: string, path?: string, options?: BrowserContextOptions) => Promise<Page>;
}

/** Collects what no person should ever cause: errors in a console, exceptions, refusals by the security policy. */
async function watch(context: BrowserContext, complaints: string[], provoked: RegExp): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' && !provoked.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (failure) => complaints.push(String(failure.error())));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`The security policy refused ${blockedURI} (${violatedDirective}).`),
    );
  });
}

/** A journey: people with a browser each, and a server with the demonstration institute. A complaint of any browser fails it. */
export const test = base.extend<
  Omit<Fixtures, 'server'> & { open: (options?: BrowserContextOptions) => Promise<Page> },
  Pick<Fixtures, 'server'>
>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: START_WITHIN_MS },
  ],
  provoked: [PROVOKED_REFUSAL, { option: true }],
  open: async ({ browser, server, provoked }, use) => {
    const complaints: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options });
      contexts.push(context);
      await watch(context, complaints, provoked);
      return await context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
  visit: async ({ open }, use) => {
    await use(async (path, options) => {
      const page = await open(options);
      await page.goto(path);
      return page;
    });
  },
  signIn: async ({ open, server }, use) => {
    await use(async (mailbox, path = '/dashboard', options = {}) => {
      const page = await open(options);
      const data = { email: `${mailbox}@campus.example`, password: PASSWORD };
      const answer = await page.request.post('/auth/login', { data, headers: { origin: server.url } });
      expect(answer.status()).toBe(200);
      await page.goto(path);
      return page;
    });
  },
});

/** Types the demonstration's address and password into the sign-in form that is on the page. */
export async function fillSignIn(page: Page, mailbox: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(`${mailbox}@campus.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** Goes to a section by the sidebar, without loading the portal anew. */
export async function goTo(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: section }).click();
}

/** When this page's portal was loaded; the same as long as nothing reloads it. */
export function loadedAt(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin);
}

export { expect };
