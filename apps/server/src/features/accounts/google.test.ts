import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts';
import { type GoogleProvider, startGoogleProvider } from './testing/googleProvider.ts';

let provider: GoogleProvider;
let server: TestApp;

beforeAll(async () => {
  provider = await startGoogleProvider();
});
afterAll(async () => {
  await provider.close();
});
beforeEach(async () => {
  provider.reset();
  server = await testApp({ environment: { ...provider.environment, LOGIN_ATTEMPTS_PER_ADDRESS: '1000' } });
});
afterEach(() => server.close());

type Cookies = Record<string, string>;

function cookiesOf(response: { cookies: { name: string; value: string }[] }): Cookies {
  return Object.fromEntries(response.cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

/** Starts a sign-in at the provider, which accepts at once. Returns the callback URL and the cookies. */
async function startSignIn(query = ''): Promise<{ authorizationUrl: URL; callback: string; cookies: Cookies }> {
  const response = await server.app.inject({ url: `/auth/google${query}` });
  expect(response.statusCode).toBe(302);
  const authorizationUrl = new URL(response.headers.location ?? '');
  const answer = await fetch(authorizationUrl, { redirect: 'manual' });
  const callback = new URL(answer.headers.get('location') ?? '');
  return { authorizationUrl, callback: callback.pathname + callback.search, cookies: cookiesOf(response) };
}

async function finishSignIn({ callback, cookies }: { callback: string; cookies: Cookies }) {
  return server.app.inject({ url: callback, cookies });
}

async function signIn(query?: string) {
  return finishSignIn(await startSignIn(query));
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

/** The payload of a token, changed to another person. */
function withOtherSubject(payload: string): string {
  return encoded({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'google-2' });
}

async function stored(email = 'asha@campus.example') {
  const { db, instituteId } = server.context;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.email, email)));
  return row;
}

async function whoIs(cookies: Cookies) {
  return (await server.app.inject({ url: '/auth/fetchAuth', cookies })).json();
}

describe('signing in with Google', () => {
  it('sends PKCE, state, nonce and domain, and sets an HttpOnly cookie', async () => {
    const { authorizationUrl } = await startSignIn();
    expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
      client_id: 'quad',
      redirect_uri: 'http://localhost:4000/auth/google/verify',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      hd: 'campus.example',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(authorizationUrl.searchParams.get(name)?.length).toBeGreaterThan(40);
    const [cookie] = (await server.app.inject({ url: '/auth/google' })).cookies;
    expect(cookie).toMatchObject({ name: 'quad-google', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
  });

  it('creates a student account for a new user and redirects to onboarding', async () => {
    const response = await signIn('?returnTo=/events');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/onboarding']);
    expect(await whoIs(cookiesOf(response))).toMatchObject({
      username: 'asha@campus.example',
      role: 'STUDENT',
      strategy: 'google',
      onboardingComplete: false,
      personal_info: { name: 'Asha Patil' },
    });
    expect(await stored()).toMatchObject({ googleSubject: 'google-1', emailVerified: true, passwordHash: null });
    const audit = await server.context.db.select().from(auditLog).where(eq(auditLog.instituteId, server.context.instituteId));
    expect(audit.map(({ action, detail }) => [action, detail])).toEqual([
      ['account.register', { strategy: 'google' }],
      ['session.start', { by: 'google', account: expect.any(String), network: '127.0.0.0/24' }],
    ]);
  });

  it('identifies a user by subject, even if the email address has changed', async () => {
    const first = await whoIs(cookiesOf(await signIn()));
    provider.claims.email = 'asha.patil@campus.example';
    expect(await whoIs(cookiesOf(await signIn()))).toMatchObject({ _id: first._id, username: 'asha@campus.example' });
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    const attempts = [await startSignIn(), await startSignIn()];
    const responses = await Promise.all(attempts.map(finishSignIn));
    expect(responses.map(({ headers }) => headers.location)).toEqual(['/onboarding', '/onboarding']);
    const ids = await Promise.all(responses.map(async (response) => (await whoIs(cookiesOf(response)))._id));
    expect(ids[0]).toBe(ids[1]);
  });

  it.each([
    ['/events/42?tab=rooms', '/events/42?tab=rooms'],
    ['//evil.example/events', '/'],
    ['https://evil.example/events', '/'],
    ['/\\evil.example', '/'],
    ['/auth/logout', '/'],
    ['/nothing', '/'],
  ])('redirects to the requested path only if it is a portal page: %s', async (returnTo, location) => {
    const { id } = await server.addUser();
    await server.context.db.update(users).set({ googleSubject: 'google-1' }).where(eq(users.id, id));
    expect((await signIn(`?returnTo=${encodeURIComponent(returnTo)}`)).headers.location).toBe(location);
  });

  it('opens a new session and ends the previous one', async () => {
    const stranger = await server.signIn();
    const { callback, cookies } = await startSignIn();
    const response = await finishSignIn({ callback, cookies: { ...cookies, ...stranger.cookies } });
    expect(cookiesOf(response).quad).not.toBe(stranger.cookies.quad);
    expect((await stranger.get('/auth/fetchAuth')).json()).toBeNull();
  });
});

describe('Google sign-in with the address of an existing account', () => {
  it('links the account and keeps its password if the address was verified', async () => {
    const owner = await server.signIn({ email: 'Asha@campus.example' });
    const response = await signIn();
    expect(response.headers.location).toBe('/');
    expect(await whoIs(cookiesOf(response))).toMatchObject({ _id: owner.userId, strategy: 'local' });
    expect((await owner.get('/auth/fetchAuth')).json()).toMatchObject({ _id: owner.userId });
    const login = await server.visitor().send('POST', '/auth/login', { email: 'asha@campus.example', password: TEST_PASSWORD });
    expect(login.statusCode).toBe(200);
  });

  it('removes the password, sessions and reset link of an unverified account', async () => {
    const hijacker = await server.signIn({ email: 'asha@campus.example', onboardingComplete: false });
    await server.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, hijacker.userId));
    await server.visitor().send('POST', '/auth/forgot-password', { email: 'asha@campus.example' });
    const link = /\/reset-password\/\S+/.exec((await server.deliverMails()).at(-1)?.text ?? '')?.[0];
    const response = await signIn();
    expect(await whoIs(cookiesOf(response))).toMatchObject({ _id: hijacker.userId, strategy: 'google' });
    expect((await hijacker.get('/auth/fetchAuth')).json()).toBeNull();
    const login = await server.visitor().send('POST', '/auth/login', { email: 'asha@campus.example', password: TEST_PASSWORD });
    expect(login.statusCode).toBe(401);
    expect((await server.visitor().get(`/auth${link}`)).statusCode).toBe(400);
    expect(await stored()).toMatchObject({ passwordHash: null, emailVerified: true });
  });

  it('rejects a second Google account', async () => {
    await signIn();
    provider.claims.sub = 'google-2';
    const response = await signIn();
    expect(response.headers.location).toBe('/login?error=unverified');
    expect(cookiesOf(response)).toEqual({});
  });
});

describe('failed Google sign-in', () => {
  it.each([
    ['an address and a hosted domain outside the institute', { email: 'asha@mail.example', hd: 'mail.example' }, 'domain'],
    ['an address in a domain that ends like the domain of the institute', { email: 'asha@evil-campus.example', hd: undefined }, 'domain'],
    ['the hosted domain of another organization', { hd: 'other.example' }, 'domain'],
    ['an unverified address', { email_verified: false }, 'unverified'],
    ['an address with a missing verification claim', { email_verified: undefined }, 'unverified'],
    ['a token for another client', { aud: 'somebody-else' }, 'expired'],
    ['a token from another issuer', { iss: 'https://evil.example' }, 'expired'],
    ['an expired token', { exp: 1_600_000_000 }, 'expired'],
    ['a token with another nonce', { nonce: 'other' }, 'expired'],
  ])('redirects to the sign-in page without creating an account: %s', async (_name, changes, error) => {
    Object.assign(provider.claims, changes);
    const response = await signIn();
    expect([response.statusCode, response.headers.location]).toEqual([302, `/login?error=${error}`]);
    expect(cookiesOf(response)).toEqual({});
    expect(await stored()).toBeUndefined();
  });

  it.each<[string, (parts: string[]) => string]>([
    [
      'with a token that was changed after signing',
      ([header, payload = '', signature]) => `${header}.${withOtherSubject(payload)}.${signature}`,
    ],
    ['with an unsigned token', ([, payload]) => `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    [
      'with a signed token whose header names the algorithm none',
      ([, payload, signature]) => `${encoded({ alg: 'none' })}.${payload}.${signature}`,
    ],
  ])('rejects a response %s', async (_name, alter) => {
    provider.alterToken = (idToken) => alter(idToken.split('.'));
    const response = await signIn();
    expect(response.headers.location).toBe('/login?error=expired');
    expect(cookiesOf(response)).toEqual({});
    expect(await stored()).toBeUndefined();
  });

  it('reports that the user canceled', async () => {
    const { cookies } = await startSignIn();
    const response = await finishSignIn({ callback: '/auth/google/verify?error=access_denied&state=x', cookies });
    expect(response.headers.location).toBe('/login?error=cancelled');
  });

  it('rejects a callback in another browser or with another state', async () => {
    const { callback, cookies } = await startSignIn();
    expect((await finishSignIn({ callback, cookies: {} })).headers.location).toBe('/login?error=expired');
    const other = await startSignIn();
    expect((await finishSignIn({ callback, cookies: other.cookies })).headers.location).toBe('/login?error=expired');
    expect((await finishSignIn({ callback, cookies: { 'quad-google': 'junk' } })).headers.location).toBe('/login?error=expired');
    expect((await finishSignIn({ callback: '/auth/google/verify', cookies })).headers.location).toBe('/login?error=expired');
  });

  it('rejects a callback that was already used', async () => {
    const journey = await startSignIn();
    const first = await finishSignIn(journey);
    expect(first.headers.location).toBe('/onboarding');
    expect(first.cookies.find(({ name }) => name === 'quad-google')).toMatchObject({ value: '' });
    const { 'quad-google': _spent, ...otherCookies } = journey.cookies;
    expect((await finishSignIn({ callback: journey.callback, cookies: otherCookies })).headers.location).toBe('/login?error=expired');
  });

  it('redirects to the sign-in page if Google is not configured or not reachable', async () => {
    const without = await testApp();
    for (const url of ['/auth/google', '/auth/google/verify?code=x&state=y']) {
      const response = await without.app.inject({ url });
      expect([response.statusCode, response.headers.location]).toEqual([302, '/login?error=not_configured']);
    }
    await without.close();
    const away = await testApp({
      environment: { GOOGLE_ISSUER: 'http://127.0.0.1:1', GOOGLE_CLIENT_ID: 'quad', GOOGLE_CLIENT_SECRET: 'x' },
    });
    expect((await away.app.inject({ url: '/auth/google' })).headers.location).toBe('/login?error=expired');
    await away.close();
  });
});

describe('problemOf', () => {
  it('requires the hosted domain of the institute, not only its email domain', async () => {
    const { problemOf } = await import('./google.service.ts');
    const google = await testApp({ environment: { GOOGLE_CLIENT_ID: 'quad', GOOGLE_CLIENT_SECRET: 'x' } });
    const identity = { subject: '1', email: 'asha@campus.example', isEmailVerified: true, hostedDomain: undefined, name: '', groups: [] };
    expect(problemOf(google.context, identity)).toBe('domain');
    expect(problemOf(google.context, { ...identity, hostedDomain: 'Campus.example' })).toBeUndefined();
    await google.close();
  });
});
