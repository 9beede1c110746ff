import { expectAccessible } from './axe.ts';
import { expect } from './journey.ts';
import { signInAt, test } from './ownServer.ts';

test('who came gets a certificate, which anybody checks, until it is revoked', async ({ server, visit }) => {
  const president = await visit('/login');
  await signInAt(president, 'president');
  const start = new Date(Date.now() - 60 * 60_000);
  const units = await (await president.request.get('/api/events/units')).json();
  const created = await president.request.post('/api/events/create', {
    headers: { origin: server.url },
    data: {
      title: 'Night of Certificates',
      category: 'technical',
      organizing_unit_id: units[0]._id,
      schedule: { start: start.toISOString(), end: new Date(start.getTime() + 4 * 60 * 60_000).toISOString() },
      registration: { required: true, max_participants: 10 },
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { event } = await created.json();

  const headers = { origin: server.url };
  const [student] = await (await president.request.get('/api/events/users?limit=1')).json();
  const added = await president.request.post(`/api/events/${event._id}/registrations`, { headers, data: { user_id: student._id } });
  expect(added.ok(), await added.text()).toBe(true);
  const scan = { scan_id: crypto.randomUUID(), user_id: student._id };
  const scanned = await president.request.post(`/api/events/${event._id}/check-ins`, { headers, data: scan });
  expect(await scanned.json()).toMatchObject({ outcome: 'in' });

  await president.goto(`/events/${event._id}`);
  await president.getByRole('button', { name: 'Certificates' }).click();
  const dialog = president.getByRole('dialog');
  await expect(dialog.getByText('No certificates yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Issue certificates' }).click();
  await expect(dialog.getByText('1 person would get one.')).toBeVisible();
  await dialog.getByLabel('Who signs').fill('Prof. Lakshmi Raghavan');
  await dialog.getByLabel('Office').first().fill('Dean of Student Affairs');
  await expectAccessible(president);
  await dialog.getByRole('button', { name: 'Issue 1 certificate' }).click();
  const list = dialog.getByRole('list', { name: 'Issued certificates' });
  await expect(list.getByText('Valid')).toBeVisible({ timeout: 20_000 });
  await expectAccessible(president);
  const download = president.waitForEvent('download');
  await list.getByRole('link', { name: /^Save as PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^certificate-.*\.pdf$/);

  const address = await list.getByRole('link', { name: /^Public page/ }).getAttribute('href');
  const page = await visit(address ?? '');
  await expect(page.getByRole('heading', { name: 'This certificate is valid' })).toBeVisible();
  await expect(page.getByText(/for Night of Certificates/)).toBeVisible();
  await expect(page.getByRole('link', { name: /Open Badges/ })).toBeVisible();
  await expectAccessible(page);

  await list.getByRole('button', { name: /^Revoke/ }).click();
  await dialog.getByLabel('Reason').fill('Scanned by mistake.');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(list.getByText('Revoked')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This certificate was revoked' })).toBeVisible();
  await expect(page.getByText(/Reason: Scanned by mistake\.$/)).toBeVisible();
});

test('the demonstration has certificates on its first start', async ({ visit }) => {
  const student = await visit('/login');
  await signInAt(student, 'student');
  await student.goto('/record');
  const own = student.getByRole('list', { name: 'My certificates' });
  await expect(own.getByText('Valid').first()).toBeVisible();
  await expectAccessible(student);
});
