import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';

/** Creates an event of today and checks one registered student in at the door; returns the event's id. */
async function eventWithGuest({ page, url, title }: { page: Page; url: string; title: string }): Promise<string> {
  const start = new Date(Date.now() - 60 * 60_000);
  const units = await (await page.request.get('/api/events/units')).json();
  const created = await page.request.post('/api/events/create', {
    headers: { origin: url },
    data: {
      title,
      category: 'technical',
      organizing_unit_id: units[0]._id,
      schedule: { start: start.toISOString(), end: new Date(start.getTime() + 4 * 60 * 60_000).toISOString() },
      registration: { required: true, max_participants: 10 },
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { event } = await created.json();
  const headers = { origin: url };
  const [student] = await (await page.request.get('/api/events/users?limit=1')).json();
  const added = await page.request.post(`/api/events/${event._id}/registrations`, { headers, data: { user_id: student._id } });
  expect(added.ok(), await added.text()).toBe(true);
  await page.goto(`/check-in/${event._id}`);
  await page.getByRole('searchbox', { name: 'Or search for a name' }).fill(student.personal_info.name);
  await page.getByRole('button', { name: 'Check in' }).first().click();
  await expect(page.getByText('1 of 1 are in')).toBeVisible();
  return event._id;
}

test('a participant gets a certificate that anyone can verify until it is revoked', async ({ server, visit }) => {
  const president = await visit('/login');
  await signInAt(president, 'president');
  const eventId = await eventWithGuest({ page: president, url: server.url, title: 'Night of Certificates' });

  await president.goto(`/events/${eventId}`);
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
  await expect(list.getByText('Valid')).toBeVisible();
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

test('the demonstration starts with issued certificates and with requests that wait for a decision', async ({ visit }) => {
  const student = await visit('/login');
  await signInAt(student, 'student');
  await student.goto('/record');
  const own = student.getByRole('list', { name: 'My certificates' });
  await expect(own.getByText('Valid').first()).toBeVisible();
  await expectAccessible(student);

  const secretary = await visit('/login');
  await signInAt(secretary, 'scitech');
  const waiting: { kind: string; title: string }[] = await (await secretary.request.get('/api/approvals')).json();
  const requestTitle = waiting.find(({ kind }) => kind === 'certificates')?.title ?? '';
  await secretary.goto('/approvals');
  await secretary.getByRole('list', { name: 'Waiting for me' }).getByRole('link', { name: requestTitle }).click();
  await expect(secretary.getByRole('dialog').getByText('Certificate of Participation')).toBeVisible();
});

test('certificates are requested, returned, changed, approved by one of two concurrent administrators, and issued', async ({
  server,
  visit,
}) => {
  await appointAdministrators(server, ['academic', 'cultural']);
  const title = 'Decided before the night';
  const office = await visit('/login');
  await signInAt(office, 'academic');
  await office.goto('/admin/points');
  const flow = office.getByRole('list', { name: 'Flow of certificates' });
  await flow.getByRole('button', { name: 'Change Certificates' }).click();
  await office.getByRole('button', { name: 'Add a step' }).click();
  await office.getByLabel(/^Name/).last().fill('Office of the dean');
  await office.getByRole('combobox', { name: /^Who decides/ }).pressSequentially('Admin');
  await office.getByRole('option', { name: 'Administrators' }).click();
  await office.keyboard.press('Escape');
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Simulate' }).click();
  await expect(office.getByText('This 1 request would go to step 1, Office of the dean:')).toBeVisible();
  await office.getByRole('button', { name: 'Switch on' }).click();
  await expect(office.getByText('New requests take these steps from now on.')).toBeVisible();

  const president = await visit('/login');
  await signInAt(president, 'president');
  const eventId = await eventWithGuest({ page: president, url: server.url, title });
  await president.goto(`/events/${eventId}`);
  await president.getByRole('button', { name: 'Certificates' }).click();
  const dialog = president.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Issue certificates' }).click();
  await expect(dialog.getByText('1 person would get one. Decided earlier by: Office of the dean')).toBeVisible();
  await dialog.getByLabel('Who signs').fill('Prof. Lakshmi Raghavan');
  await dialog.getByLabel('Office').first().fill('Dean of Student Affairs');
  await dialog.getByRole('button', { name: 'Request certificates: 1' }).click();
  await expect(dialog.getByText('Requested, and not issued yet: 1.')).toBeVisible();
  await expect(dialog.getByText('To decide now')).toBeVisible();
  await expectAccessible(president);

  const open = async (page: Page) => {
    await page.goto('/approvals');
    await page.getByRole('list', { name: 'Waiting for me' }).getByRole('link', { name: title }).click();
    const opened = page.getByRole('dialog', { name: title });
    await expect(opened.getByText('Certificate of Participation')).toBeVisible();
    return opened;
  };
  await open(office);
  await expectAccessible(office);
  await office.getByRole('button', { name: 'Return for changes' }).click();
  await office.getByRole('textbox', { name: 'Reason' }).fill('Say what it was about.');
  await office.getByRole('dialog').getByRole('button', { name: 'Return for changes' }).click();
  await expect(office.getByText(`"${title}" was returned.`)).toBeVisible();

  await president.reload();
  await president.getByRole('button', { name: 'Certificates' }).click();
  await expect(dialog.getByText('Say what it was about.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Change and send again' }).click();
  const form = president.getByRole('dialog', { name: 'Issue certificates' });
  await expect(form.getByLabel('Who signs')).toHaveValue('Prof. Lakshmi Raghavan');
  await form.getByLabel('Title').fill('Certificate of Participation in Robotics');
  await form.getByRole('button', { name: 'Change and send again' }).click();
  await expect(form).toHaveCount(0);
  await expect(dialog.getByText('To decide now')).toBeVisible();

  const other = await visit('/login');
  await signInAt(other, 'cultural');
  await open(office);
  const late = await open(other);
  await office.getByRole('button', { name: 'Approve' }).click();
  await expect(office.getByText(`"${title}" is approved.`)).toBeVisible();
  await late.getByRole('button', { name: 'Approve' }).click();
  await expect(late.getByRole('alert')).toBeVisible();

  await president.reload();
  await president.getByRole('button', { name: 'Certificates' }).click();
  await expect(dialog.getByRole('list', { name: 'Issued certificates' }).getByText('Valid')).toBeVisible();
});
