import type { Page } from '@playwright/test';
import { CHECKS, type Check } from './failures/checks.ts';
import { expect, test } from './journey.ts';
import type { TestServer } from './server.ts';

/** The text as it reads this year. */
function asRead(text: string): string {
  return text.replace('{current year}', String(new Date().getFullYear()));
}

/** Sends the same past the form, and expects the server to say the same. */
async function expectRefused(server: TestServer, page: Page, { seen, sent = [] }: Check): Promise<void> {
  const refused: unknown[] = [];
  for (const { path, data } of sent) {
    const answer = await page.request.post(path, { data, headers: { origin: server.url } });
    expect(answer.status(), path).toBe(400);
    refused.push(...Object.values((await answer.json()).errors));
  }
  if (sent.length > 0) expect(refused).toEqual(expect.arrayContaining(seen.map(({ text }) => text)));
}

for (const mailbox of new Set(CHECKS.map((check) => check.mailbox))) {
  test(`${mailbox ?? 'somebody new'} is told what is missing or wrong, by the form and by the server`, async ({
    server,
    signIn,
    visit,
  }) => {
    const page = mailbox ? await signIn(mailbox, '/unauthorised') : await visit('/register');
    for (const check of CHECKS.filter((each) => each.mailbox === mailbox)) {
      if (!page.url().endsWith(check.path)) await page.goto(check.path);
      await check.act(page);
      for (const { text } of check.seen) await expect(page.getByText(asRead(text), { exact: true }).first()).toBeVisible();
      await expectRefused(server, page, check);
    }
  });
}
