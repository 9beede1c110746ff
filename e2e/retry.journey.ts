import type { Page } from '@playwright/test';
import { alertOf } from './alertOf.ts';
import { BLANK_PAGE, EXPECTED_FAILURE, expect, goTo, test } from './journey.ts';

test.use({ expectedErrors: EXPECTED_FAILURE });

/** Makes one request fail until its screen says so; after it works again, Retry loads what is missing. */
async function expectRetry(page: Page, call: string, go: () => Promise<unknown>, text: string): Promise<void> {
  await page.route(call, (route) => route.abort('connectionreset'));
  await go();
  const failure = alertOf(page, text);
  await expect(failure).toBeVisible();
  await page.unroute(call);
  await failure.locator('..').getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toBeHidden();
}

test('a failed load is reported on every kind of screen, and Retry loads the data without reloading the portal', {
  tag: '@full',
}, async ({ signIn }) => {
  // A landing screen includes its answers; coming from another screen it has to request them.
  const student = await signIn('student', '/dashboard/give-feedback');
  await expectRetry(student, '**/api/dashboard/stats', () => goTo(student, 'Home'), 'Failed to load statistics');
  const events = 'Error loading events: Failed to fetch events.';
  await expectRetry(student, '**/api/events/by-role/*', () => goTo(student, 'Events'), events);
  await expect(student.getByText('Form Link').first()).toBeVisible();
  await expectRetry(student, '**/api/positions/*', () => goTo(student, 'PORs'), 'Failed to fetch positions');
  await expect(student.getByRole('list', { name: 'Duties' }).first()).toBeVisible();

  const secretary = await signIn('scitech', BLANK_PAGE);
  const skills = 'Failed to load user skills. Please try again.';
  await expectRetry(secretary, '**/api/skills/user-skills/unendorsed/*', () => secretary.goto('/gensec-endorse'), skills);
  await expect(secretary.getByRole('button', { name: 'Endorse' }).first()).toBeVisible();

  const coordinator = await signIn('robotics', BLANK_PAGE);
  await expectRetry(coordinator, '**/api/orgUnit/clubData/*', () => coordinator.goto('/club-dashboard'), 'Error fetching club data');
  await expect(coordinator.getByRole('heading', { level: 1, name: 'Robotics Club Dashboard' })).toBeVisible();
});
