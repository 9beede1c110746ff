import type { Page } from '@playwright/test';
import { expect, fillSignIn, test as journey } from './journey.ts';
import { DEMONSTRATION_PASSWORD } from './people.ts';
import { startServer, type TestServer } from './server.ts';
import { readShared } from './shared.ts';

/** A journey with a server of its own, which it can stop; it starts with the demonstration institute. */
export const test = journey.extend<object, { server: TestServer; isAlone: boolean }>({
  // For a file that does not share its server, because it erases accounts that others need.
  isAlone: [false, { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner parses this pattern for the required fixtures.
    async ({}, use) => {
      const server = await startServer({ data: readShared().demonstration });
      await use(server);
      await server.close();
    },
    // No timeout: the fixture waits until the server answers or exits, however busy the machine is.
    { scope: 'worker', timeout: 0 },
  ],
});

/** Signs in a user of the demonstration by the form on the page, and waits for the portal. */
export async function signInAt(page: Page, mailbox: string): Promise<void> {
  await fillSignIn(page, `${mailbox}@campus.example`, DEMONSTRATION_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Makes the holders of these mailboxes administrators, by the server's command line. */
export async function appointAdministrators(server: TestServer, mailboxes: readonly string[]): Promise<void> {
  for (const mailbox of mailboxes) await server.quad(['administrator', 'add', `${mailbox}@campus.example`]);
}
