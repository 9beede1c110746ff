import { BLANK_PAGE, expect, fillSignIn, goTo, loadedAt, test } from './journey.ts';
import { escapeFrom, expectFocusIn, pressByKeyboard, typeInto } from './keyboard.ts';
import { PASSWORD } from './people.ts';
import { expectRequest, findCard, newRoom, openRequests, openRoomForm, planEvent, requestRoom } from './rooms.ts';

/** Within the event, and far from all bookings of the demonstration. */
const WHEN = { date: '2096-12-01', time: '18:30' };

test('a room is requested and decided on by keyboard alone, and the coordinator sees the result without a reload', async ({
  server,
  signIn,
  club,
}) => {
  const event = await planEvent(server, club);
  const [wanted, unwanted] = [newRoom(), newRoom()];
  await requestRoom(server, club, event, { ...WHEN, room: unwanted });
  const coordinator = await signIn(club.coordinator, '/dashboard/events');
  const loaded = await loadedAt(coordinator);
  const ask = (await findCard(coordinator, event.title)).getByRole('button', { name: '+ Request Room' });
  await expect(coordinator.getByRole('button', { name: 'Manage Requests' })).toHaveCount(0);
  await pressByKeyboard(coordinator, ask);
  const form = coordinator.getByRole('dialog', { name: 'Request a Room' });
  const name = form.getByLabel('Room/Venue Name');
  await expect(name).toBeFocused();
  await coordinator.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(ask).toBeFocused();
  await coordinator.keyboard.press('Enter');
  await pressByKeyboard(coordinator, form.getByRole('button', { name: 'Submit Request' }));
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter a room or venue.');
  await coordinator.keyboard.type(wanted);
  await typeInto(coordinator, form.getByLabel('Date'), '12022096');
  await expect(form.getByLabel('Date')).toHaveValue('2096-12-02');
  await typeInto(coordinator, form.getByLabel('Time'), '0630p');
  await pressByKeyboard(coordinator, form.getByRole('button', { name: 'Submit Request' }));
  await expect(form).toBeHidden();
  await expect(ask).toBeFocused();
  await expectRequest(coordinator, event.title, wanted, 'Pending');

  // The list is virtualized, so the event is searched to be reachable by keyboard.
  const president = await signIn('president', `/events?search=${encodeURIComponent(event.title)}`);
  const manage = (await findCard(president, event.title)).getByRole('button', { name: 'Manage Requests' });
  await expect(president.getByRole('button', { name: '+ Request Room' })).toHaveCount(0);
  await pressByKeyboard(president, manage);
  const requests = president.getByRole('dialog', { name: `Requests for: ${event.title}` });
  for (const { room, button, decided } of [
    { room: wanted, button: 'Approve', decided: 'Approved' },
    { room: unwanted, button: 'Reject', decided: 'Rejected' },
  ]) {
    const row = requests.getByRole('listitem').filter({ hasText: room });
    await pressByKeyboard(president, row.getByRole('button', { name: button }));
    await expect(row).toContainText(decided);
    await expect(row.getByRole('button')).toHaveCount(0);
    await expectFocusIn(president, requests);
  }
  await escapeFrom(president, requests);
  await expect(manage).toBeFocused();
  await expectRequest(president, event.title, wanted, 'Approved');

  await goTo(coordinator, 'Feedback');
  await goTo(coordinator, 'Events');
  await expectRequest(coordinator, event.title, wanted, 'Approved');
  await expectRequest(coordinator, event.title, unwanted, 'Rejected');
  expect(await loadedAt(coordinator)).toBe(loaded);
});

test('a room is not booked twice, and a request decided in another tab shows its status without live updates', async ({
  server,
  signIn,
  club,
}) => {
  const [event, other] = [await planEvent(server, club), await planEvent(server, club)];
  const room = newRoom();
  await requestRoom(server, club, event, { ...WHEN, room });
  await requestRoom(server, club, other, { ...WHEN, room: room.toUpperCase(), time: '19:00' });
  const taken = `Room ${room} is already booked for '${event.title}' on Dec 1, 2096 at 6:30 pm.`;

  const page = await signIn('president', BLANK_PAGE);
  await page.context().route('**/api/changes*', (route) => route.fulfill({ status: 204 }));
  // The list is virtualized, so the event is searched.
  const at = ({ title }: { title: string }) => `/events?search=${encodeURIComponent(title)}`;
  await page.goto(at(event));
  const first = await openRequests(page, event.title);
  const row = first.getByRole('listitem').filter({ hasText: room });
  await expect(row.getByRole('button', { name: 'Reject' })).toBeVisible();
  await expect(first.getByText(taken)).toHaveCount(0);
  const tab = await page.context().newPage();
  await tab.goto(at(event));
  const inTab = (await openRequests(tab, event.title)).getByRole('listitem').filter({ hasText: room });
  // The row shows the decision optimistically, so wait for the server before rejecting.
  const decided = tab.waitForResponse((response) => response.request().method() === 'PATCH');
  await inTab.getByRole('button', { name: 'Approve' }).click();
  expect((await decided).ok()).toBe(true);
  await expect(inTab).toContainText('Approved');
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(row.getByText('This request was already Approved.')).toBeVisible();
  await expect(row.getByText('Approved', { exact: true })).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
  await first.getByRole('button', { name: 'Close' }).click();

  await page.goto(at(other));
  const clashing = (await openRequests(page, other.title)).getByRole('listitem').filter({ hasText: room });
  await expect(clashing.getByText(taken)).toBeVisible();
  await expect(clashing.getByRole('alert')).toHaveCount(0);
  await clashing.getByRole('button', { name: 'Approve' }).click();
  await expect(clashing.getByRole('alert').filter({ hasText: taken })).toBeVisible();
  await expect(clashing.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectRequest(page, other.title, room, 'Pending');
});

test('form input survives an expired session and is submitted after signing in again', async ({ server, signIn, club }) => {
  const event = await planEvent(server, club);
  const room = newRoom();
  const page = await signIn(club.coordinator, '/events');
  const dialog = await openRoomForm(page, event.title);
  await dialog.getByLabel('Room/Venue Name').fill(room);
  await dialog.getByLabel('Date').fill(WHEN.date);
  await dialog.getByLabel('Time').fill(WHEN.time);
  await dialog.getByLabel('Purpose/Description').fill('Forty seats and a projector.');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();

  const signInAgain = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(signInAgain).toBeVisible();
  await fillSignIn(page, club.coordinator.email, PASSWORD);
  await signInAgain.getByRole('button', { name: 'Login' }).click();
  await expect(signInAgain).toBeHidden();
  await expect(dialog.getByLabel('Room/Venue Name')).toHaveValue(room);
  await expect(dialog.getByLabel('Purpose/Description')).toHaveValue('Forty seats and a projector.');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
  await expectRequest(page, event.title, room, 'Pending');
});
