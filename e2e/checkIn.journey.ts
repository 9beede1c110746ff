import { expectAccessible } from './axe.ts';
import { EXPECTED_FAILURE, expect, test } from './journey.ts';
import { call, newName } from './people.ts';

/** A fake camera that reads the text that the page is told to show, because there is no real camera and no printed code. */
const CAMERA = `
  window.scannedCode = '';
  window.BarcodeDetector = class {
    static async getSupportedFormats() { return ['qr_code']; }
    async detect() { return window.scannedCode ? [{ rawValue: window.scannedCode }] : []; }
  };
  const picture = () => { const canvas = document.createElement('canvas'); canvas.getContext('2d').fillRect(0, 0, 300, 150); return canvas.captureStream(5); };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => picture() } });
`;

/** Without a network every request fails. */
test.use({ expectedErrors: EXPECTED_FAILURE });

test('a registered student is checked in offline, and the scan is sent later and counts as participation', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const start = new Date();
  const body = {
    title: newName('Door Night'),
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: new Date(start.getTime() + 60_000).toISOString(), end: new Date(start.getTime() + 26 * 3_600_000).toISOString() },
    registration: { required: true, max_participants: 10 },
  };
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', body);
  const student = await newStudent();

  const phone = await signIn(student, `/events/${event._id}`, { viewport: { width: 390, height: 844 } });
  await phone.getByRole('button', { name: 'Register' }).click();
  await expect(phone.getByText('You are registered.')).toBeVisible();
  await phone.getByRole('button', { name: 'Show full screen' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Your code for check-in' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(phone);
  const answer = await phone.request.get(`/api/events/${event._id}/check-in-code`);
  const [{ token }] = (await answer.json()).codes;
  await phone.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await phone.getByRole('button', { name: 'Show full screen' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();

  const desk = await signIn(club.coordinator, `/events/${event._id}/participants`, { viewport: { width: 390, height: 844 } });
  await desk.addInitScript(CAMERA);
  await desk.getByRole('link', { name: 'Check people in' }).click();
  await expect(desk).toHaveURL(new RegExp(`/check-in/${event._id}$`));
  await expect(desk.getByText('0 of 1 are in')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Start the camera' }).click();
  await expect(desk.getByText('Hold the camera over a code.')).toBeVisible();
  await desk.context().setOffline(true);
  await desk.evaluate((text) => Reflect.set(window, 'scannedCode', text), `${server.url}/check-in/${token}`);
  await expect(desk.getByText('Checked in')).toBeVisible();
  await expect(desk.getByText('1 scan waits to be sent')).toBeVisible();
  await expect(desk.getByText('1 of 1 are in')).toBeVisible();

  await phone.context().setOffline(false);
  const attendedCount = async () => (await (await phone.request.get(`/api/events/${event._id}`)).json()).participants_count;
  expect(await attendedCount()).toBe(0);
  await desk.context().setOffline(false);
  await expect(desk.getByText('1 scan waits to be sent')).toBeHidden();
  expect(await attendedCount()).toBe(1);
  await desk.getByRole('button', { name: 'Stop the camera' }).click();
  await desk.reload();
  await expect(desk.getByText('1 of 1 are in')).toBeVisible();
});

/** A camera with a drawn code, from `window.modules` and `window.path`. The browser here has no code reader of its own. */
const QR_CAMERA = `
  Reflect.deleteProperty(window, 'BarcodeDetector');
  const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 400 });
  setInterval(() => {
    const context = canvas.getContext('2d');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = 'white';
    context.fillRect(0, 0, 400, 400);
    if (!window.path) return;
    context.scale(400 / window.modules, 400 / window.modules);
    context.fillStyle = 'black';
    context.fill(new Path2D(window.path));
  }, 100);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: async () => canvas.captureStream(10) } });
`;

test('a browser without a barcode detector reads check-in codes with a library under the content security policy', async ({
  server,
  signIn,
  newStudent,
  club,
}) => {
  const day = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const body = {
    title: newName('Drawn Night'),
    category: 'technical',
    organizing_unit_id: club.id,
    schedule: { start: day(0.1), end: day(26) },
    registration: { required: true },
  };
  const { event } = await call<{ event: { _id: string } }>(server, club.coordinator.state, '/api/events/create', body);
  const student = await newStudent();
  const phone = await signIn(student, `/events/${event._id}`, { viewport: { width: 390, height: 844 } });
  await phone.getByRole('button', { name: 'Register' }).click();
  await phone.getByRole('button', { name: 'Show full screen' }).click();
  const code = phone.getByRole('dialog', { name: 'Your code for check-in' }).getByRole('img');
  const [modules, path] = [(await code.getAttribute('viewBox'))?.split(' ').at(-1), await code.locator('path').getAttribute('d')];

  const desk = await signIn(club.coordinator, `/events/${event._id}/participants`, { viewport: { width: 390, height: 844 } });
  await desk.addInitScript(QR_CAMERA);
  await desk.getByRole('link', { name: 'Check people in' }).click();
  await desk.getByRole('button', { name: 'Start the camera' }).click();
  await expect(desk.getByText('Hold the camera over a code.')).toBeVisible();
  await desk.evaluate((code) => Object.assign(window, code), { modules: Number(modules), path });
  await expect(desk.getByText('Checked in')).toBeVisible();
  await expect(desk.getByText(student.name)).toBeVisible();
  await phone.reload();
  await expect(phone.getByText(/^You are checked in, since /)).toBeVisible();
});
