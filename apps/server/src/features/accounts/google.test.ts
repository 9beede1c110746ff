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
  it('asks with PKCE, state, nonce and the domain, and keeps their secrets from scripts', async () => {
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

  it('makes a student of somebody new, who goes on to onboarding', async () => {
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

  it('knows somebody by the subject, whatever the address is now', async () => {
    const first = await whoIs(cookiesOf(await signIn()));
    provider.claims.email = 'asha.patil@campus.example';
    expect(await whoIs(cookiesOf(await signIn()))).toMatchObject({ _id: first._id, username: 'asha@campus.example' });
  });

  it('makes one account of two first sign-ins at the same moment', async () => {
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
  ])('leads back to the own path that was asked for: %s', async (returnTo, location) => {
    const { id } = await server.addUser();
    await server.context.db.update(users).set({ googleSubject: 'google-1' }).where(eq(users.id, id));
    expect((await signIn(`?returnTo=${encodeURIComponent(returnTo)}`)).headers.location).toBe(location);
  });

  it('gives a new session, never the one that was there before', async () => {
    const stranger = await server.signIn();
    const { callback, cookies } = await startSignIn();
    const response = await finishSignIn({ callback, cookies: { ...cookies, ...stranger.cookies } });
    expect(cookiesOf(response).quad).not.toBe(stranger.cookies.quad);
    expect((await stranger.get('/auth/fetchAuth')).json()).toBeNull();
  });
});

describe('an account with the same address', () => {
  it('is linked and keeps its password, when its owner had proved the address', async () => {
    const owner = await server.signIn({ email: 'Asha@campus.example' });
    const response = await signIn();
    expect(response.headers.location).toBe('/');
    expect(await whoIs(cookiesOf(response))).toMatchObject({ _id: owner.userId, strategy: 'local' });
    expect((await owner.get('/auth/fetchAuth')).json()).toMatchObject({ _id: owner.userId });
    const login = await server.visitor().send('POST', '/auth/login', { email: 'asha@campus.example', password: TEST_PASSWORD });
    expect(login.statusCode).toBe(200);
  });

  it('loses the password, the sessions and the reset link of whoever registered it beforehand', async () => {
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

  it('is not given to a second Google account', async () => {
    await signIn();
    provider.claims.sub = 'google-2';
    const response = await signIn();
    expect(response.headers.location).toBe('/login?error=unverified');
    expect(cookiesOf(response)).toEqual({});
  });
});

describe('a sign-in with Google that fails', () => {
  it.each([
    ['of another domain', { email: 'asha@mail.example', hd: 'mail.example' }, 'domain'],
    ['with a domain that only ends alike', { email: 'asha@evil-campus.example', hd: undefined }, 'domain'],
    ['of another organization', { hd: 'other.example' }, 'domain'],
    ['with an address that is not verified', { email_verified: false }, 'unverified'],
    ['without a word about the address', { email_verified: undefined }, 'unverified'],
    ['for another client', { aud: 'somebody-else' }, 'expired'],
    ['of another issuer', { iss: 'https://evil.example' }, 'expired'],
    ['that has expired', { exp: 1_600_000_000 }, 'expired'],
    ['with another nonce', { nonce: 'other' }, 'expired'],
  ])('leads to the sign-in page: %s', async (_name, changes, error) => {
    Object.assign(provider.claims, changes);
    const response = await signIn();
    expect([response.statusCode, response.headers.location]).toEqual([302, `/login?error=${error}`]);
    expect(cookiesOf(response)).toEqual({});
    expect(await stored()).toBeUndefined();
  });

  it.each<[string, (parts: string[]) => string]>([
    [
      'whose token was changed after it was signed',
      ([header, payload = '', signature]) => `${header}.${withOtherSubject(payload)}.${signature}`,
    ],
    ['whose token nobody signed', ([, payload]) => `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`],
    ['whose token says that nobody signed it', ([, payload, signature]) => `${encoded({ alg: 'none' })}.${payload}.${signature}`],
  ])('is not believed: one %s', async (_name, alter) => {
    provider.alterToken = (idToken) => alter(idToken.split('.'));
    const response = await signIn();
    expect(response.headers.location).toBe('/login?error=expired');
    expect(cookiesOf(response)).toEqual({});
    expect(await stored()).toBeUndefined();
  });

  it('is cancelled by the person', async () => {
    const { cookies } = await startSignIn();
    const response = await finishSignIn({ callback: '/auth/google/verify?error=access_denied&state=x', cookies });
    expect(response.headers.location).toBe('/login?error=cancelled');
  });

  it('was begun by another browser, or has another state', async () => {
    const { callback, cookies } = await startSignIn();
    expect((await finishSignIn({ callback, cookies: {} })).headers.location).toBe('/login?error=expired');
    const other = await startSignIn();
    expect((await finishSignIn({ callback, cookies: other.cookies })).headers.location).toBe('/login?error=expired');
    expect((await finishSignIn({ callback, cookies: { 'quad-google': 'junk' } })).headers.location).toBe('/login?error=expired');
    expect((await finishSignIn({ callback: '/auth/google/verify', cookies })).headers.location).toBe('/login?error=expired');
  });

  it('was used before', async () => {
    const journey = await startSignIn();
    const first = await finishSignIn(journey);
    expect(first.headers.location).toBe('/onboarding');
    expect(first.cookies.find(({ name }) => name === 'quad-google')).toMatchObject({ value: '' });
    const { 'quad-google': _spent, ...otherCookies } = journey.cookies;
    expect((await finishSignIn({ callback: journey.callback, cookies: otherCookies })).headers.location).toBe('/login?error=expired');
  });

  it('is not offered without configuration, or while the provider is away', async () => {
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

describe('an account that Google itself vouches for', () => {
  it('has to belong to the institute, not only carry its address', async () => {
    const { problemOf } = await import('./google.service.ts');
    const google = await testApp({ environment: { GOOGLE_CLIENT_ID: 'quad', GOOGLE_CLIENT_SECRET: 'x' } });
    const identity = { subject: '1', email: 'asha@campus.example', isEmailVerified: true, hostedDomain: undefined, name: '', groups: [] };
    expect(problemOf(google.context, identity)).toBe('domain');
    expect(problemOf(google.context, { ...identity, hostedDomain: 'Campus.example' })).toBeUndefined();
    await google.close();
  });
});
