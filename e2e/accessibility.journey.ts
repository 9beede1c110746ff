import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { cardOf, openRequests } from './rooms.ts';

const EVENT = 'Robot Safety Briefing';

test('axe finds nothing on the pages that are open to everybody', async ({ visit }) => {
  const page = await visit('/login');
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/unauthorised');
  await expect(page.getByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on what a student sees', async ({ signIn }) => {
  const page = await signIn('student');
  await expect(page.getByText('Calendar Coming Soon')).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/dashboard/events', '/events']) {
    await page.goto(path);
    await expect(page.getByText('Form Link').first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: EVENT }).click();
  await expect(page.getByText('Organizers')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing on the events of office-bearers, and in their dialogs', async ({ signIn }) => {
  const coordinator = await signIn('robotics', '/events');
  await cardOf(coordinator, EVENT).getByRole('button', { name: '+ Request Room' }).click();
  await expect(coordinator.getByRole('dialog')).toBeVisible();
  await expectAccessible(coordinator);

  const president = await signIn('president', '/dashboard/events');
  await openRequests(president, 'Arduino Evening Lab');
  await expectAccessible(president);
  await president.keyboard.press('Escape');
  await expect(president.getByRole('dialog')).toBeHidden();
  await expectAccessible(president);
});
