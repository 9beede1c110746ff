import type { Page } from '@playwright/test';
import { alertOf, PROVOKED_FAILURE } from './failures/alertOf.ts';
import { nameOf } from './failures/catalogue.ts';
import { WRITES, type Write } from './failures/writes.ts';
import { expect, test } from './journey.ts';

test.use({ provoked: PROVOKED_FAILURE });

interface Sender {
  readonly page: Page;
  readonly writes: readonly [Write, ...Write[]];
}

/** Who decides about a room needs somebody who asked for it. */
const GROUPS = Map.groupBy(WRITES, ({ area, mailbox }) => (area === 'rooms' ? 'people who agree on a room' : (mailbox ?? 'somebody new')));

for (const [who, writes] of GROUPS)
  test(`what ${who} sent to a server that is gone is told, stays as it was typed, and can be sent again`, async ({
    server,
    signIn,
    visit,
  }) => {
    const browsers = new Map<string, Page>();
    const open = async ({ mailbox, path }: Write): Promise<Page> => {
      if (!mailbox) return await visit(path);
      const browser = browsers.get(mailbox);
      const page = browser ? await browser.context().newPage() : await signIn(mailbox, path);
      if (browser) await page.goto(path);
      browsers.set(mailbox, page);
      return page;
    };
    const places = Map.groupBy(writes, ({ mailbox, path }) => `${mailbox} ${path}`);
    const senders: Sender[] = [];
    for (const [first, ...others] of places.values()) {
      if (!first) continue;
      await test.step(`${first.mailbox ?? 'somebody new'} fills in ${first.path}`, async () => {
        const page = await open(first);
        await first.prepare?.(page);
        senders.push({ page, writes: [first, ...others] });
      });
    }
    const eachStep = async (name: (write: Write) => string, step: (page: Page, write: Write) => Promise<void>) => {
      for (const { page, writes: rows } of senders) for (const write of rows) await test.step(name(write), () => step(page, write));
    };

    await test.step('the server goes', server.stop);
    await eachStep(nameOf, async (page, { send, text }) => {
      await send(page);
      await expect(alertOf(page, text)).toBeVisible();
    });

    await test.step('the server comes back', server.start);
    await eachStep(
      ({ end, path }) => end?.text ?? `${path} is left`,
      async (page, { send, end }) => {
        if (!end) return;
        await send(page);
        await expect(page.getByText(end.text, { exact: true }).first()).toBeVisible();
      },
    );
  });
