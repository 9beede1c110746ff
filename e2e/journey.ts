import { test as base, expect, type Page } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';

export const PASSWORD = 'campus-demo-2026';

/** What a browser says that a person never should cause: errors in the console, exceptions, refusals by the security policy. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}

interface Fixtures {
  server: TestServer;
  /** Opens a browser of their own for somebody, and signs them in. */
  signIn: (mailbox: string) => Promise<Page>;
  /** Opens a browser of their own for somebody who is not signed in. */
  visit: (path: string) => Promise<Page>;
}

/** A journey: a server with the demonstration institute, and people with a browser each. A complaint of any browser fails it. */
export const test = base.extend<Omit<Fixtures, 'server'>, Pick<Fixtures, 'server'>>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the fixtures that are needed off this pattern.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, server }, use) => {
    const complaints: string[] = [];
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async (path) => {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, complaints);
      await page.goto(path);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints).toEqual([]);
  },
  signIn: async ({ visit }, use) => {
    await use(async (mailbox) => {
      const page = await visit('/login');
      await fillSignIn(page, mailbox);
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByText('Welcome to the Home Section')).toBeVisible();
      return page;
    });
  },
});

/** Types the demonstration's address and password into the sign-in form that is on the page. */
export async function fillSignIn(page: Page, mailbox: string): Promise<void> {
  await page.getByLabel('Email').fill(`${mailbox}@campus.example`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

export { expect };
