import { expect, fillSignIn, test } from './journey.ts';
import { tabTo } from './keyboard.ts';
import { askForRoom, cardOf, expectRequest, newRoom } from './rooms.ts';

const EVENT = 'Robot Safety Briefing';

test('a coordinator asks for a room by keyboard alone', async ({ signIn }) => {
  const room = newRoom();
  const page = await signIn('robotics', '/events');
  const ask = cardOf(page, EVENT).getByRole('button', { name: '+ Request Room' });
  await expect(ask).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage Requests' })).toHaveCount(0);
  await tabTo(page, ask);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  const name = dialog.getByLabel('Room/Venue Name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('placeholder', 'e.g. Main Auditorium');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByLabel('Date'));
  await page.keyboard.press('Backspace');
  await tabTo(page, dialog.getByLabel('Time'));
  await page.keyboard.press('Backspace');
  await tabTo(page, dialog.getByRole('button', { name: 'Submit Request' }));
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription('Enter a room or venue.');
  await expect(dialog.getByLabel('Date')).toHaveAccessibleDescription('Choose a date.');
  await expect(dialog.getByLabel('Time')).toHaveAccessibleDescription('Choose a time.');

  await page.keyboard.type(room);
  await tabTo(page, dialog.getByLabel('Date'));
  await page.keyboard.type('12012098');
  await expect(dialog.getByLabel('Date')).toHaveValue('2098-12-01');
  await tabTo(page, dialog.getByLabel('Time'));
  await page.keyboard.type('0630p');
  await expect(dialog.getByLabel('Time')).toHaveValue('18:30');
  await tabTo(page, dialog.getByLabel('Purpose/Description'));
  await page.keyboard.type('Forty seats and a projector.');
  await tabTo(page, dialog.getByRole('button', { name: 'Submit Request' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();
  await expectRequest(page, EVENT, room, 'Pending');
});

test('a press beside the form closes it, and nothing is asked for', async ({ signIn }) => {
  const page = await signIn('robotics', '/events');
  await cardOf(page, EVENT).getByRole('button', { name: '+ Request Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  await dialog.getByLabel('Room/Venue Name').fill('Nobody asks for this hall');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nobody asks for this hall')).toHaveCount(0);
});

test('a session that ends in the middle of the form costs nothing that was typed', async ({ signIn }) => {
  const room = newRoom();
  const page = await signIn('robotics', '/events');
  await cardOf(page, EVENT).getByRole('button', { name: '+ Request Room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a Room' });
  await dialog.getByLabel('Room/Venue Name').fill(room);
  await dialog.getByLabel('Purpose/Description').fill('Forty seats and a projector.');
  await page.context().clearCookies();
  await dialog.getByRole('button', { name: 'Submit Request' }).click();

  const signInAgain = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(signInAgain).toBeVisible();
  await fillSignIn(page, 'robotics');
  await signInAgain.getByRole('button', { name: 'Login' }).click();
  await expect(signInAgain).toBeHidden();

  await expect(dialog.getByLabel('Room/Venue Name')).toHaveValue(room);
  await expect(dialog.getByLabel('Purpose/Description')).toHaveValue('Forty seats and a projector.');
  await dialog.getByRole('button', { name: 'Submit Request' }).click();
  await expect(dialog).toBeHidden();
  await expectRequest(page, EVENT, room, 'Pending');
});

test('everything is still there after the server was started anew, the session too', async ({ signIn, server }) => {
  const room = newRoom();
  const page = await signIn('robotics', '/events');
  await askForRoom(page, EVENT, { room });
  await server.restart();

  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to the Home Section' })).toBeVisible();
  await page.goto('/events');
  await expectRequest(page, EVENT, room, 'Pending');
  await askForRoom(page, EVENT, { room: newRoom() });
});
