import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { tabTo } from './keyboard.ts';

const TABS = ['User skills', 'Skills', 'Achievements'];

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name} \\(\\d+\\)$`) });

async function countOn(page: Page, name: string): Promise<number> {
  const label = await tabOf(page, name).textContent();
  return Number(/\((\d+)\)$/.exec(label ?? '')?.[1]);
}

/** Goes through the three tabs by keyboard, and endorses the first of each; the focus then waits on the next. */
async function endorseOneOfEach(page: Page): Promise<void> {
  for (const [index, name] of TABS.entries()) {
    if (index > 0) {
      await tabTo(page, page.getByRole('tab', { selected: true }));
      await page.keyboard.press('ArrowRight');
    }
    await expect(tabOf(page, name)).toHaveAttribute('aria-selected', 'true');
    const count = await countOn(page, name);
    await tabTo(page, page.getByRole('tabpanel').getByRole('button', { name: 'Endorse' }).first());
    await page.keyboard.press('Enter');
    await expect.poll(() => countOn(page, name)).toBe(count - 1);
    if (count > 1) await expect(page.getByRole('button', { name: 'Endorse' }).and(page.locator(':focus'))).toBeVisible();
  }
}

for (const [mailbox, title] of [
  ['scitech', 'Technical Endorsement Panel'],
  ['academic', 'Academic Endorsement Panel'],
  ['cultural', 'Cultural Endorsement Panel'],
  ['sports', 'Sports Endorsement Panel'],
  ['robotics', 'Technical Endorsement Panel'],
] as const) {
  test(`${mailbox} endorses one of everything, by keyboard alone`, async ({ signIn }) => {
    const page = await signIn(mailbox, '/gensec-endorse');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(3);
    await expect(page.getByLabel('Type')).toHaveCount(0);
    await endorseOneOfEach(page);
    await page.reload();
    await expect(page.getByRole('tab', { name: /^Achievements/, selected: true })).toBeVisible();
  });
}

test('the president endorses what has no other endorser, by keyboard alone', async ({ signIn }) => {
  const page = await signIn('president', '/gensec-endorse');
  await expect(page.getByRole('heading', { level: 1, name: 'Technical Endorsement Panel' })).toBeVisible();
  await tabTo(page, page.getByLabel('Type'));
  await page.keyboard.type('Other');
  await expect(page.getByRole('heading', { level: 1, name: 'Other Endorsement Panel' })).toBeVisible();
  await endorseOneOfEach(page);
});

test('two who endorse one thing at once both see the truth', async ({ signIn }) => {
  const secretary = await signIn('scitech', '/gensec-endorse?tab=achievements');
  const coordinator = await signIn('robotics', '/gensec-endorse?tab=achievements');
  const first = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').first();
  const title = (await first(secretary).getByRole('paragraph').first().textContent()) ?? '';
  await expect(first(coordinator)).toContainText(title);
  const count = await countOn(secretary, 'Achievements');

  await first(secretary).getByRole('button', { name: 'Endorse' }).click();
  await expect.poll(() => countOn(secretary, 'Achievements')).toBe(count - 1);
  await first(coordinator).getByRole('button', { name: 'Endorse' }).click();
  await expect(coordinator.getByText(/^Already verified by /)).toBeVisible();
  await expect.poll(() => countOn(coordinator, 'Achievements')).toBe(count - 1);
});
