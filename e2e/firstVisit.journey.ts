import type { Page, Request } from '@playwright/test';
import { expect, test } from './journey.ts';

/** Every request of a page from now on, in order, as method and URL. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|auth)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Landing screens, a text of each, and the number of calls whose answers the page includes. */
const LANDINGS = [
  ['president', '/dashboard', '/dashboard', 'Budget Used', 3],
  ['president', '/', '/dashboard', 'Budget Used', 3],
  ['student', '/home', '/home', 'Total Skills', 3],
  ['president', '/events', '/events', /2026/, 2],
  ['robotics', '/events', '/events', /2026/, 2],
] as const;

for (const [mailbox, address, path, content, answered] of LANDINGS) {
  test(`${address} is prerendered for ${mailbox}, and its data is not requested again`, async ({ open, sessionOf }) => {
    const before = await open({ storageState: await sessionOf(mailbox), javaScriptEnabled: false });
    await before.goto(address);
    await expect(before.getByRole('main').getByText(content).first()).toBeVisible();

    const page = await open({ storageState: await sessionOf(mailbox) });
    const calls = callsOf(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    const screen = JSON.parse((await page.locator('#quad-first-screen').textContent()) ?? '');
    const answers = Object.keys(screen.answers).map((call) => `GET ${call}`);
    expect(answers).toHaveLength(answered);
    for (const call of [...answers, 'GET /auth/fetchAuth']) expect(calls).not.toContain(call);
    expect(new Set(calls).size).toBe(calls.length);
  });
}

test('a button pressed before the scripts load takes effect afterwards, and the prerendered content stays', async ({ open, sessionOf }) => {
  const context = (await open({ storageState: await sessionOf('president') })).context();
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/events', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  const main = await page.getByRole('main').elementHandle();
  letGo();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(await main?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a page is prerendered with the sidebar as this browser left it', async ({ signIn, open }) => {
  const page = await signIn('president', '/events');
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  const storageState = await page.context().storageState();
  const wide = (await page.getByRole('navigation', { name: 'Sections' }).boundingBox())?.width;
  const again = await open({ storageState, javaScriptEnabled: false });
  await again.goto('/events');
  await expect.poll(async () => (await again.getByRole('navigation', { name: 'Sections' }).boundingBox())?.width).toBe(wide);
});

test('going back to a page after signing out leads to the sign-in page', async ({ newStudent, signIn }) => {
  const page = await signIn(await newStudent(), '/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  const other = await page.context().newPage();
  await page.goto('about:blank');
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('the demonstration accounts are on the sign-in page before any script loads', async ({ server, page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'President' })).toBeVisible();
});
