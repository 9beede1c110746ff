import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './journey.ts';
import { linkMailedTo } from './mails.ts';
import { type Club, call, newName } from './people.ts';
import type { Served } from './server.ts';

/** Creates an event of a club, years ahead, with one place. */
async function planSmallEvent(server: Served, club: Club): Promise<{ id: string; title: string }> {
  const title = newName('Small Workshop');
  const body = {
    title,
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: '2096-12-01T09:00:00+05:30', end: '2096-12-01T18:00:00+05:30' },
    registration: { required: true, fees: 200, max_participants: 1 },
  };
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', body);
  return { id: event._id, title };
}

function panelOf(page: Page) {
  return page.getByRole('region', { name: 'Registration' });
}

/** Expects no horizontal scrolling and no axe violations. */
async function expectReadable(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)).toBe(false);
  await expectAccessible(page);
}

// A removed user may still request the code of a registration that was deleted at the same time.
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of (401|404|409|412|502)/ });

test('the first student gets the only place, and the second is promoted from the waiting list and then removed', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const event = await planSmallEvent(server, club);
  const [early, late] = [await newStudent(), await newStudent()];

  const first = await signIn(early, `/events/${event.id}`);
  await expect(panelOf(first)).toContainText('₹200, paid at the desk');
  await expect(panelOf(first)).toContainText('0 of 1 places taken');
  await panelOf(first).getByRole('button', { name: 'Register' }).click();
  await expect(panelOf(first).getByRole('status')).toHaveText('You are registered.');
  await expect(panelOf(first)).toContainText('1 of 1 places taken');

  const second = await signIn(late, `/events/${event.id}`, { viewport: { width: 320, height: 700 } });
  await panelOf(second).getByRole('button', { name: 'Full: join the waiting list' }).click();
  await expect(panelOf(second).getByRole('status')).toHaveText('You are number 1 on the waiting list.');
  await expectReadable(second);

  const president = await signIn('president', `/events/${event.id}`);
  await president.getByRole('link', { name: 'Participants' }).click();
  await expect(president).toHaveURL(new RegExp(`/events/${event.id}/participants$`));
  const lines = president
    .getByRole('table', { name: 'Participants' })
    .getByRole('row')
    .filter({ hasNot: president.getByRole('columnheader') });
  await expect(lines).toHaveCount(2);
  await expect(lines.nth(0)).toContainText(early.name);
  await expect(lines.nth(0)).toContainText('Registered');
  await expect(lines.nth(1)).toContainText(late.name);
  await expect(lines.nth(1)).toContainText('Number 1 in line');
  await president.setViewportSize({ width: 320, height: 700 });
  await expectReadable(president);

  await panelOf(first).getByRole('button', { name: 'Cancel registration' }).click();
  const question = first.getByRole('alertdialog', { name: 'Cancel your registration?' });
  await expect(question).toContainText('Your place goes to somebody else.');
  await expect(question.getByRole('button', { name: 'Keep my place' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(panelOf(first)).toContainText('1 of 1 places taken');
  await expect(panelOf(first).getByRole('button', { name: 'Full: join the waiting list' })).toBeVisible();

  await linkMailedTo(server, late.email, `/events/${event.id}`);
  await second.reload();
  await expect(panelOf(second).getByRole('status')).toHaveText('You are registered.');

  await president.reload();
  await expect(lines).toHaveCount(1);
  await lines.getByRole('button', { name: 'Remove' }).click();
  const removal = president.getByRole('dialog', { name: `Remove ${late.name}?` });
  await removal.getByLabel('Reason').fill('Only first years play.');
  await removal.getByRole('button', { name: 'Remove' }).click();
  await expect(removal).toBeHidden();
  await expect(president.getByText('Nobody has registered yet')).toBeVisible();
  await second.reload();
  await expect(panelOf(second)).toContainText('0 of 1 places taken');

  const download = president.waitForEvent('download');
  await president.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`Participants of ${event.title}.csv`);
});

test.describe('the participant list', () => {
  test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 403/ });

  test('is denied to users without the right to edit the event', async ({ server, signIn, newStudent, club }) => {
    const event = await planSmallEvent(server, club);
    for (const who of [await newStudent(), 'sports']) {
      const page = await signIn(who, `/events/${event.id}/participants`);
      await expect(page.getByRole('heading', { name: '403 - Unauthorised Access' })).toBeVisible();
    }
  });
});
