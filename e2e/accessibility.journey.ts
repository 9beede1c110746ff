import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { findCard, openRequests } from './rooms.ts';

const EVENT = 'Robot Safety Briefing';
const DIALOG = '[role="dialog"]';

test('axe finds no violations on public pages', { tag: '@full' }, async ({ visit }) => {
  const page = await visit('/login');
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/unauthorised');
  await expect(page.getByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds no violations on the pages of a student', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('student');
  await expect(page.getByText('Calendar Coming Soon')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/events');
  await expect(page.getByText('Form Link').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('listitem').filter({ hasText: 'Form Link' }).first().getByRole('link').click();
  await expect(page.getByText('Organizers')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds no violations on the event pages of coordinators and the president, or in their dialogs', { tag: '@full' }, async ({
  signIn,
}) => {
  const coordinator = await signIn('robotics', '/dashboard/events');
  const ask = (await findCard(coordinator, EVENT)).getByRole('button', { name: '+ Request Room' });
  await expect(ask).toBeVisible();
  await expectAccessible(coordinator);
  await ask.click();
  await expect(coordinator.getByRole('dialog', { name: 'Request a Room' })).toBeVisible();
  await coordinator.getByRole('button', { name: 'Submit Request' }).click();
  await expect(coordinator.getByText('Enter a room or venue.')).toBeVisible();
  await expectAccessible(coordinator, DIALOG);

  const president = await signIn('president', '/events');
  await openRequests(president, 'Arduino Evening Lab');
  await expectAccessible(president, DIALOG);
});

/** The computed style of an element or its pseudo-element. */
function styleOf(element: Locator, property: string, pseudo?: string): Promise<string> {
  return element.evaluate((node, [name = '', part]) => getComputedStyle(node, part).getPropertyValue(name), [property, pseudo]);
}

test('selected tabs and links look different from others in forced colors mode', { tag: '@full' }, async ({ signIn }) => {
  const page = await signIn('president', '/inbox', { forcedColors: 'active' });
  const [chosen, other] = [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false })];
  await expect(chosen).toHaveText('Waits for you');
  const mark = await styleOf(chosen, 'border-bottom-color');
  expect(await styleOf(other, 'border-bottom-color')).not.toBe(mark);

  await page.goto('/dashboard/events');
  const current = page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Events' });
  await expect(current).toHaveAttribute('aria-current', 'page');
  expect(await styleOf(current, 'background-color', '::before')).toBe(mark);
});
