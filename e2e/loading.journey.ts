import type { Page } from '@playwright/test';
import { alertOf, PROVOKED_FAILURE } from './failures/alertOf.ts';
import { nameOf } from './failures/catalogue.ts';
import { READS, type Read } from './failures/reads.ts';
import { expect, test } from './journey.ts';

test.use({ provoked: PROVOKED_FAILURE });

/** Opens what a row reads, with its one call failing; once that gets through again, Retry brings what is missing. */
async function expectFailure(page: Page, { path, goOn, call, fail, text }: Read): Promise<void> {
  if (goOn) await page.goto(path);
  await page.route(call, fail);
  await (goOn ? goOn(page) : page.goto(path));
  const failure = alertOf(page, text);
  await expect(failure).toBeVisible();
  await page.unroute(call, fail);
  await failure.locator('..').getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeHidden();
}

for (const mailbox of new Set(READS.map((read) => read.mailbox))) {
  test(`${mailbox} is told what could not be loaded, and loads it by Retry`, async ({ signIn }) => {
    const page = await signIn(mailbox, '/unauthorised');
    for (const read of READS.filter((each) => each.mailbox === mailbox)) {
      await test.step(nameOf(read), () => expectFailure(page, read));
    }
  });
}
