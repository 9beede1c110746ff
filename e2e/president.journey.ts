import { expect, goTo, loadedAt, test } from './journey.ts';
import { askForRoom, cardOf, expectRequest, newRoom, openRequests } from './rooms.ts';

const EVENT = 'Robot Safety Briefing';
const OTHER_EVENT = 'SciTech Budget Town Hall';
/** Far from every other booking. */
const WHEN = { date: '2099-12-01', time: '18:30' };

test('what a coordinator asks for, the president approves, and the coordinator sees it without loading the portal anew', async ({
  signIn,
}) => {
  const room = newRoom();
  const coordinator = await signIn('robotics', '/events');
  const coordinatorLoadedAt = await loadedAt(coordinator);
  await askForRoom(coordinator, EVENT, { room });

  const president = await signIn('president', '/events');
  await expect(president.getByRole('button', { name: '+ Request Room' })).toHaveCount(0);
  await expectRequest(president, EVENT, room, 'Pending');
  const dialog = await openRequests(president, EVENT);
  const row = dialog.getByRole('listitem').filter({ hasText: room });
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Reviewed' })).toBeVisible();
  await president.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(cardOf(president, EVENT).getByRole('button', { name: 'Manage Requests' })).toBeFocused();
  await expectRequest(president, EVENT, room, 'Approved');

  await goTo(coordinator, 'Home');
  await goTo(coordinator, 'Events');
  await expectRequest(coordinator, EVENT, room, 'Approved');
  expect(await loadedAt(coordinator)).toBe(coordinatorLoadedAt);
});

test('a room that is taken is shown before deciding, and cannot be given twice', async ({ signIn }) => {
  const room = newRoom();
  const taken = `Room ${room} is already booked for 'Robot Safety Briefing' on Dec 1, 2099 at 6:30 pm.`;
  await askForRoom(await signIn('robotics', '/events'), EVENT, { room, ...WHEN });
  await askForRoom(await signIn('scitech', '/events'), OTHER_EVENT, { room: room.toUpperCase(), ...WHEN, time: '19:00' });

  const page = await signIn('president', '/events');
  const first = await openRequests(page, EVENT);
  await expect(first.getByText(taken)).toHaveCount(0);
  const row = first.getByRole('listitem').filter({ hasText: room });
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  await first.getByRole('button', { name: 'Close' }).click();

  const second = await openRequests(page, OTHER_EVENT);
  const clashing = second.getByRole('listitem').filter({ hasText: room });
  await expect(clashing.getByText(taken)).toBeVisible();
  await expect(clashing.getByRole('alert')).toHaveCount(0);
  await clashing.getByRole('button', { name: 'Approve' }).click();
  await expect(clashing.getByRole('alert').filter({ hasText: taken })).toBeVisible();
  await expect(clashing.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.reload();
  await expectRequest(page, OTHER_EVENT, room, 'Pending');
});

test('a request that was decided meanwhile in another tab shows how it stands, and why', async ({ signIn }) => {
  const room = newRoom();
  await askForRoom(await signIn('robotics', '/events'), EVENT, { room });
  const page = await signIn('president', '/events');
  const dialog = await openRequests(page, EVENT);
  const row = dialog.getByRole('listitem').filter({ hasText: room });
  await expect(row.getByRole('button', { name: 'Reject' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/events');
  const inOther = (await openRequests(other, EVENT)).getByRole('listitem').filter({ hasText: room });
  await inOther.getByRole('button', { name: 'Approve' }).click();
  await expect(inOther).toContainText('Approved');

  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row.getByText('This request was already Approved.')).toBeVisible();
  await expect(row.getByText('Approved', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('what the president rejects, the coordinator sees rejected', async ({ signIn }) => {
  const room = newRoom();
  const coordinator = await signIn('robotics', '/events');
  await askForRoom(coordinator, EVENT, { room });
  const president = await signIn('president', '/dashboard/events');
  const row = (await openRequests(president, EVENT)).getByRole('listitem').filter({ hasText: room });
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row).toContainText('Rejected');
  await coordinator.reload();
  await expectRequest(coordinator, EVENT, room, 'Rejected');
});
