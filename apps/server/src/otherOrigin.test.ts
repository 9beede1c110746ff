import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from './db/schema.ts';
import { type GoogleProvider, startGoogleProvider } from './features/accounts/testing/googleProvider.ts';
import { addEvent, addUnit } from './features/events/testing/records.ts';
import { picture } from './features/profile/testing/images.ts';
import { TEST_PASSWORD, type TestApp, testApp } from './testing/testApp.ts';

const PORTAL = 'https://portal.campus.example';
const SERVER = 'https://api.campus.example';

let provider: GoogleProvider;
let server: TestApp;

beforeAll(async () => {
  provider = await startGoogleProvider();
  server = await testApp({
    environment: { PORTAL_URL: PORTAL, SERVER_URL: SERVER, LOGIN_ATTEMPTS_PER_ADDRESS: '1000', ...provider.environment },
  });
});
beforeEach(() => provider.reset());
afterAll(async () => {
  await server.close();
  await provider.close();
});

interface Sending {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly payload?: object;
}

/** A front end on another origin in a browser: it stores cookies, and scripts read only what CORS allows. */
function frontEnd(origin = PORTAL) {
  const jar = new Map<string, string>();
  const send = async (url: string, { method = 'GET', payload }: Sending, headers: Record<string, string>) => {
    const response = await server.app.inject({
      method,
      url,
      cookies: Object.fromEntries(jar),
      headers,
      ...(payload ? { payload } : {}),
    });
    for (const { name, value, secure, path, domain } of response.cookies) {
      // A browser's requirements for a cookie with this prefix. It accepts others without it.
      if (name.startsWith('__Host-') && !(secure && path === '/' && domain === undefined)) continue;
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
  return {
    jar,
    /** `fetch(url, { credentials: 'include' })`, which accepts anything by default. */
    async fetch(url: string, sending: Sending = {}, headers: Record<string, string> = {}) {
      const from = { origin, accept: '*/*', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors', ...headers };
      if (sending.method && sending.method !== 'GET') {
        const requested = { 'access-control-request-method': sending.method, 'access-control-request-headers': 'content-type' };
        const preflight = await server.app.inject({ method: 'OPTIONS', url, headers: { ...from, ...requested } });
        expect(preflight.headers['access-control-allow-methods'], 'the preflight').toContain(sending.method);
        expect(String(preflight.headers['access-control-allow-headers']).toLowerCase()).toContain('content-type');
      }
      const response = await send(url, sending, from);
      expect(response.headers['access-control-allow-origin'], url).toBe(origin);
      expect(response.headers['access-control-allow-credentials'], url).toBe('true');
      expect(response.headers.vary, url).toContain('Origin');
      return response;
    },
    /** `<img src>`: no CORS, so the server decides who may embed it. */
    image: (url: string) => send(url, {}, { accept: 'image/avif,image/webp,*/*;q=0.8', 'sec-fetch-site': 'same-site' }),
    /** A navigation of the browser. */
    visit: (url: string) => send(url, {}, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-site' }),
  };
}

async function signedIn(role = 'STUDENT') {
  const { email } = await server.addUser({ role });
  const page = frontEnd();
  const response = await page.fetch('/auth/login', { method: 'POST', payload: { email, password: TEST_PASSWORD } });
  expect(response.statusCode, response.body).toBe(200);
  return { page, user: response.json().user };
}

describe('a portal on another origin', () => {
  it('signs in with a host-only secure cookie and stays signed in across calls', async () => {
    const { page, user } = await signedIn();
    expect([...page.jar.keys()]).toEqual(['__Host-quad', '__Host-quad-device']);
    const own = await page.fetch('/auth/fetchAuth');
    expect(own.json()).toMatchObject({ _id: user._id });
    expect(own.headers['access-control-expose-headers']).toContain('ETag');
    expect((await page.fetch('/auth/logout', { method: 'POST' })).statusCode).toBe(200);
    expect((await page.fetch('/auth/fetchAuth')).json()).toBeNull();
  });

  it('gets no CORS headers and no write access when its origin is not allowed', async () => {
    const { page } = await signedIn();
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const cookies = Object.fromEntries(page.jar);
    const read = await server.app.inject({ url: '/auth/fetchAuth', cookies, headers });
    expect(read.headers['access-control-allow-origin']).toBeUndefined();
    const written = await server.app.inject({ method: 'POST', url: '/auth/logout', cookies, headers });
    expect(written.json()).toMatchObject({ code: 'CROSS_SITE' });
  });

  it('gets absolute photo URLs, may embed them, and may save only its own photo', async () => {
    const { page, user } = await signedIn();
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await picture().jpeg().toBuffer())]), 'me.jpg');
    form.append('ID_No', user.user_id);
    const { profilePic } = (await page.fetch('/profile/photo-update', { method: 'POST', payload: form })).json();
    expect(profilePic).toMatch(/^https:\/\/api\.campus\.example\/photos\/[\w-]+\.webp$/);
    expect((await page.fetch('/auth/fetchAuth')).json().personal_info.profilePic).toBe(profilePic);
    const shown = await page.image(new URL(profilePic).pathname);
    expect([shown.statusCode, shown.headers['cross-origin-resource-policy']]).toEqual([200, 'same-site']);

    const { pathname } = new URL(profilePic);
    const save = async (photo: string) => {
      const updatedDetails = { personal_info: { profilePic: photo, gender: 'Female' } };
      return (await page.fetch('/profile/updateStudentProfile', { method: 'PUT', payload: { userId: user.user_id, updatedDetails } }))
        .statusCode;
    };
    for (const same of [profilePic, pathname, `${PORTAL}${pathname}`]) expect(await save(same), same).toBe(200);
    const others = [
      '/photos/other.webp',
      `https://evil.example${pathname}`,
      `${profilePic}?x=1`,
      `${SERVER}/photos/other.webp`,
      'http://[',
    ];
    for (const other of others) expect(await save(other), other).toBe(403);

    const removed = await page.fetch(`/profile/photo-delete?ID_No=${user.user_id}`, { method: 'DELETE' });
    expect(removed.json().profilePic).toBe('https://api.campus.example/photos/default.webp');
    expect((await page.image('/photos/default.webp')).statusCode).toBe(200);
  });

  it('gets lists as JSON from a plain fetch, while a browser navigation does not', async () => {
    const { page } = await signedIn('PRESIDENT');
    const { id } = await addUnit(server.context);
    await addEvent(server.context, { unitId: id });
    for (const url of ['/room/requests?status=pending', '/room/requests', '/events', '/tenure']) {
      for (const address of [url, `/counters${url}`]) {
        const answer = await page.fetch(address);
        expect([answer.statusCode, Array.isArray(answer.json())], address).toEqual([200, true]);
      }
      expect((await server.app.inject({ url, cookies: Object.fromEntries(page.jar) })).statusCode, `${url} without Accept`).toBe(200);
      expect((await page.visit(url)).body, url).not.toMatch(/^\[/);
    }
    expect((await page.fetch('/events')).json()).toHaveLength(1);
    expect((await page.fetch('/events')).headers.vary).toContain('Accept');
  });

  it('signs in with Google by a callback to the server and a redirect to the portal', async () => {
    const page = frontEnd();
    const away = new URL(String((await page.visit('/auth/google?returnTo=/events')).headers.location));
    expect(away.searchParams.get('redirect_uri')).toBe('https://api.campus.example/auth/google/verify');
    const back = new URL(String((await fetch(away, { redirect: 'manual' })).headers.get('location')));
    expect(back.origin).toBe(SERVER);
    const arrived = await page.visit(back.pathname + back.search);
    expect([arrived.statusCode, arrived.headers.location]).toEqual([302, 'https://portal.campus.example/onboarding']);
    const own = (await page.fetch('/auth/fetchAuth')).json();
    expect(own).toMatchObject({ username: 'asha@campus.example' });

    await server.context.db.update(users).set({ onboardingComplete: true }).where(eq(users.id, own._id));
    const again = new URL(String((await page.visit('/auth/google?returnTo=/events')).headers.location));
    const known = new URL(String((await fetch(again, { redirect: 'manual' })).headers.get('location')));
    expect((await page.visit(known.pathname + known.search)).headers.location).toBe('https://portal.campus.example/events');
  });

  it('gets errors of Google sign-in in a redirect to its login page', async () => {
    const page = frontEnd();
    expect((await page.visit('/auth/google/verify?error=access_denied&state=x')).headers.location).toBe(
      'https://portal.campus.example/login?error=cancelled',
    );
    expect((await page.visit('/auth/google/verify?code=x&state=y')).headers.location).toBe(
      'https://portal.campus.example/login?error=expired',
    );
  });

  it('is the target of links in mails', async () => {
    const { email } = await server.addUser();
    await frontEnd().fetch('/auth/forgot-password', { method: 'POST', payload: { email } });
    expect((await server.deliverMails()).at(-1)?.text).toContain('https://portal.campus.example/reset-password/');
  });
});

describe('compatibility with other front ends', () => {
  it('accepts the category of a unit in place of a type in all three endorsement queues', async () => {
    const { page } = await signedIn('PRESIDENT');
    for (const queue of ['/api/skills/unendorsed', '/api/skills/user-skills/unendorsed', '/api/achievements/unendorsed']) {
      for (const [category, type] of Object.entries({ scitech: 'technical', independent: 'other', sports: 'sports' })) {
        const answer = await page.fetch(`${queue}/${category}`);
        expect([answer.statusCode, answer.json()], `${queue}/${category}`).toEqual([200, (await page.fetch(`${queue}/${type}`)).json()]);
      }
      expect((await page.fetch(`${queue}/chess`)).json()).toMatchObject({
        message: 'The type must be technical, cultural, sports, academic or other.',
      });
    }
    const scitech = (await signedIn('GENSEC_SCITECH')).page;
    expect((await scitech.fetch('/api/skills/unendorsed/scitech')).statusCode).toBe(200);
    expect((await scitech.fetch('/api/skills/unendorsed/sports')).statusCode).toBe(403);
  });

  it('omits unknown fields from an account', async () => {
    const { page } = await signedIn('PRESIDENT');
    const created = await page.fetch('/api/orgUnit/create', {
      method: 'POST',
      payload: {
        name: 'Astronomy Club',
        type: 'Club',
        category: 'scitech',
        description: 'Stars.',
        contact_info: { email: 'astro@campus.example' },
      },
    });
    expect(created.statusCode, created.body).toBe(201);
    await page.fetch('/auth/forgot-password', { method: 'POST', payload: { email: 'astro@campus.example' } });
    const link = /\/reset-password\/\S+/.exec((await server.deliverMails()).at(-1)?.text ?? '')?.[0];
    await frontEnd().fetch(`/auth${link}`, { method: 'POST', payload: { password: TEST_PASSWORD } });
    const credentials = { email: 'astro@campus.example', password: TEST_PASSWORD };
    const login = await frontEnd().fetch('/auth/login', { method: 'POST', payload: credentials });
    expect(login.json().user).toEqual({
      _id: expect.any(String),
      role: 'CLUB_COORDINATOR',
      strategy: 'local',
      username: 'astro@campus.example',
      onboardingComplete: true,
      personal_info: { name: 'Astronomy Club', email: 'astro@campus.example' },
      academic_info: {},
      contact_info: { socialLinks: {} },
      status: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const { users: people } = (await page.fetch('/api/feedback/get-targetid?search=Astronomy')).json();
    expect(people).toEqual([{ _id: login.json().user._id, name: 'Astronomy Club' }]);
  });
});
