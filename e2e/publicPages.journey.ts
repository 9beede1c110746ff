import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from './axe.ts';
import { expect, fillSignIn } from './journey.ts';
import { appointAdministrators, signInAt, test } from './ownServer.ts';
import { DEMONSTRATION_PASSWORD } from './people.ts';

/** A missing page, and a frame of a site that may not embed one. */
test.use({ expectedErrors: /^Failed to load resource: the server responded with a status of 404|^Framing '.*' violates/ });

/** Another site that embeds our page in a frame. */
async function foreignSite(frame: () => string): Promise<{ site: Server; url: string }> {
  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><html lang="en"><title>News</title><h1>News</h1>${frame()}</html>`);
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  return { site, url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/` };
}

test('a visitor opens the public page of an event and returns to the event after signing in', async ({ server, visit }) => {
  const coordinator = await visit('/login');
  await signInAt(coordinator, 'robotics');
  const headers = { origin: server.url };
  const [unit] = await (await coordinator.request.get('/api/events/units')).json();
  const start = new Date(Date.now() + 7 * 24 * 60 * 60_000);
  const created = await coordinator.request.post('/api/events/create', {
    headers,
    data: {
      title: 'Night of Links',
      category: 'technical',
      organizing_unit_id: unit._id,
      schedule: { start: start.toISOString(), end: new Date(start.getTime() + 2 * 60 * 60_000).toISOString(), venue: 'Lab 3' },
      registration: { required: true, max_participants: 3 },
    },
  });
  expect(created.ok(), await created.text()).toBe(true);
  const { event } = await created.json();

  const stranger = await visit('/e/night-of-links', { javaScriptEnabled: false });
  await expect(stranger.getByRole('heading', { name: 'There is no page at that address.' })).toBeVisible();

  await coordinator.goto(`/events/${event._id}`);
  await coordinator.getByRole('button', { name: 'Public page' }).click();
  const dialog = coordinator.getByRole('dialog');
  await expect(dialog.getByText('Few places left')).toBeVisible();
  await expectAccessible(coordinator);
  await dialog.getByRole('button', { name: 'Make public' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(/\/e\/night-of-links$/);
  await expectAccessible(coordinator);
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();

  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Night of Links' })).toBeVisible();
  for (const text of ['Lab 3', 'Free', 'Few places left', unit.name])
    await expect(stranger.getByText(text, { exact: true }).first()).toBeVisible();
  const picture = await stranger.locator('meta[property="og:image"]').getAttribute('content');
  const image = await stranger.request.get(picture ?? '');
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/png']);

  // A script converts times to the reader's time zone; everything else is unchanged.
  const abroad = await visit(address, { timezoneId: 'America/New_York' });
  await expect(abroad.getByText(/^In your time zone: /)).toBeVisible();
  await expectAccessible(abroad);
  const student = await visit(address, { timezoneId: 'Asia/Kolkata' });
  await expect(student.getByText(/^In your time zone: /)).toBeHidden();
  await student.getByRole('link', { name: 'Register' }).click();
  await expect(student).toHaveURL(/\/login$/);
  await fillSignIn(student, 'student@campus.example', DEMONSTRATION_PASSWORD);
  await student.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(student).toHaveURL(new RegExp(`/events/${event._id}$`));
  await expect(student.getByRole('heading', { name: 'Night of Links' }).first()).toBeVisible();

  await dialog.getByRole('button', { name: 'Make private' }).click();
  await expect(dialog.getByRole('button', { name: 'Make public' })).toBeVisible();
  const response = await stranger.goto(address);
  expect(response?.status()).toBe(404);
});

test('a public page is shown in a frame of another site only after the institute allows that site', async ({ server, visit }) => {
  await appointAdministrators(server, ['academic']);
  const office = await visit('/login');
  await signInAt(office, 'academic');
  const map = await (await office.request.get('/sitemap.xml')).text();
  const [, address = ''] = /<loc>([^<]+\/e\/[^<]+)<\/loc>/.exec(map) ?? [];
  const described = await office.request.get(`/api/oembed?${new URLSearchParams({ url: address })}`);
  expect(described.ok(), await described.text()).toBe(true);
  const { html, title } = await described.json();
  const { site, url } = await foreignSite(() => html);
  try {
    const reader = await visit(url, { colorScheme: 'dark' });
    const inFrame = reader.frameLocator('iframe').getByRole('heading', { name: title });
    await expect(inFrame).toBeHidden();

    await office.goto('/admin/institute');
    await office.getByRole('textbox', { name: 'Host 1' }).fill(new URL(url).host);
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('The institute was changed.').last()).toBeVisible();
    await expect(async () => {
      await reader.goto(url);
      await expect(inFrame).toBeVisible({ timeout: 5000 });
    }).toPass();
    const opened = reader.waitForEvent('popup');
    await reader.frameLocator('iframe').getByRole('link', { name: 'More about the event' }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: title })).toBeVisible();
  } finally {
    site.close();
  }
});
