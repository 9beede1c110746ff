import type { Page, Request } from '@playwright/test';
import { expect, NOWHERE, test } from './journey.ts';

/** Every call that a page makes from now on, in order, as method and address. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|auth)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Screens that people land on, and what each of them begins in the document: the portal takes that, and asks for none of it again. */
const LANDINGS = [
  ['president', '/dashboard', 'Budget Used', 3],
  ['student', '/home', 'Total Skills', 2],
  ['president', '/events', /2026/, 1],
  ['robotics', '/events', /2026/, 1],
] as const;

for (const [mailbox, path, content, begun] of LANDINGS) {
  test(`${path} of ${mailbox} comes with the session, and its calls begin in the document and are made once`, async ({ signIn }) => {
    const page = await signIn(mailbox, NOWHERE);
    const calls = callsOf(page);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByText(content).first()).toBeVisible();
    const html = (await answer?.text()) ?? '';
    const inDocument = [...html.matchAll(/as="fetch"[^>]* href="([^"]+)"/g)].map(
      ([, address = '']) => `GET ${address.replaceAll('&amp;', '&')}`,
    );
    expect(inDocument).toHaveLength(begun);
    for (const call of inDocument) expect(calls.filter((made) => made === call)).toHaveLength(1);
    expect(new Set(calls).size).toBe(calls.length);
    expect(calls).not.toContain('GET /auth/fetchAuth');
  });
}

test('a page that was left before signing out shows nobody when it is gone back to', async ({ newStudent, signIn }) => {
  const page = await signIn(await newStudent(), '/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  const other = await page.context().newPage();
  await page.goto('about:blank');
  await other.goto('/logout');
  await expect(other).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
});

test('the accounts of a demonstration are in the sign-in page before any script', async ({ server, page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${server.url}/login`);
  await expect(page.getByRole('heading', { name: 'Demonstration accounts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'President' })).toBeVisible();
});
