import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignInProvider } from '../../config.ts';
import { auditLog, linkedIdentities, signInProviders, users } from '../../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts';
import { type CampusProvider, startCampusProvider } from './testing/oidcProvider.ts';

let campus: CampusProvider;
let server: TestApp;

beforeAll(async () => {
  campus = await startCampusProvider(() => 'http://localhost:4000', ['campus', 'other']);
});
afterAll(() => campus.close());
beforeEach(async () => {
  campus.reset();
  server = await withProviders({});
});
afterEach(() => server.close());

/** A server whose institute has the provider twice, under different names. */
async function withProviders(changes: Partial<SignInProvider>, passwordSignIn = true): Promise<TestApp> {
  const provider: SignInProvider = {
    name: 'campus',
    kind: 'oidc',
    label: 'Campus Institute',
    issuer: campus.issuer,
    clientId: 'quad',
    clientSecret: 'a secret of the campus',
    scope: 'openid email profile',
    entryPoint: null,
    logoutAddress: null,
    signingCertificate: null,
    certificates: [],
    claims: { rollNumber: 'student_number', program: 'course' },
    groupRoles: [{ group: 'sports-office', role: 'GENSEC_SPORTS' }],
    singleLogout: true,
    ...changes,
  };
  const providers = [provider, { ...provider, name: 'other' }];
  const app = await testApp({ config: { providers, passwordSignIn }, environment: { LOGIN_ATTEMPTS_PER_ADDRESS: '1000' } });
  const { instituteId } = app.context;
  await app.context.db.insert(signInProviders).values(providers.map((row) => ({ ...row, instituteId, clientSecret: 'sealed' })));
  return app;
}

type Cookies = Record<string, string>;

function cookiesOf(response: { cookies: { name: string; value: string }[] }): Cookies {
  return Object.fromEntries(response.cookies.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]));
}

/** Walks through the provider's own pages like a browser until they redirect back. Returns the callback URL. */
async function walk(start: URL): Promise<string> {
  const jar = new Map<string, string>();
  let [address, method] = [start, 'GET'];
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { method, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) method = 'POST';
    else {
      method = 'GET';
      address = new URL(location, address);
      if (address.origin === 'http://localhost:4000') return address.pathname + address.search;
    }
  }
  throw new Error('The provider leads nowhere.');
}

async function leave(name = 'campus', query = ''): Promise<{ way: URL; back: string; cookies: Cookies }> {
  const response = await server.app.inject({ url: `/auth/providers/${name}${query}` });
  expect(response.statusCode).toBe(302);
  const way = new URL(response.headers.location ?? '');
  return { way, back: await walk(way), cookies: cookiesOf(response) };
}

function comeBack({ back, cookies }: { back: string; cookies: Cookies }) {
  return server.app.inject({ url: back, cookies });
}

async function signIn(query?: string) {
  return comeBack(await leave('campus', query));
}

async function whoIs(cookies: Cookies) {
  return (await server.app.inject({ url: '/auth/fetchAuth', cookies })).json();
}

async function stored(email = 'asha@campus.example') {
  const { db, instituteId } = server.context;
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.email, email)));
  return row;
}

async function audit() {
  const { db, instituteId } = server.context;
  const rows = await db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId));
  return rows.map(({ action, detail }) => [action, detail]);
}

describe('signing in with an OIDC provider', () => {
  it('sends PKCE, state and nonce, and sets an HttpOnly cookie', async () => {
    const { way } = await leave();
    expect(Object.fromEntries(way.searchParams)).toMatchObject({
      client_id: 'quad',
      redirect_uri: 'http://localhost:4000/auth/providers/campus/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(way.searchParams.get(name)?.length).toBeGreaterThan(40);
    const [cookie] = (await server.app.inject({ url: '/auth/providers/campus' })).cookies;
    expect(cookie).toMatchObject({ name: 'quad-sign-in', httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 600 });
  });

  it('creates a student account from the claims of the provider and redirects to onboarding', async () => {
    const response = await signIn('?returnTo=/events');
    expect([response.statusCode, response.headers.location]).toEqual([302, '/onboarding']);
    expect(await whoIs(cookiesOf(response))).toMatchObject({
      username: 'asha@campus.example',
      role: 'STUDENT',
      strategy: 'local',
      onboardingComplete: false,
      personal_info: { name: 'Asha Patil' },
      academic_info: { program: 'B.Tech' },
    });
    expect(await stored()).toMatchObject({ emailVerified: true, passwordHash: null, rollNumber: '230042', program: 'B.Tech' });
    expect(await audit()).toEqual([
      ['account.register', { strategy: 'campus' }],
      ['session.start', { by: 'campus', account: expect.any(String), network: '127.0.0.0/24' }],
    ]);
  });

  it('accepts only the roll number of the provider in onboarding', async () => {
    const cookies = cookiesOf(await signIn());
    const complete = (ID_No: string) =>
      server.app.inject({
        method: 'POST',
        url: '/onboarding',
        cookies,
        headers: { 'sec-fetch-site': 'same-origin' },
        payload: { ID_No, mobile_no: '9876543210', add_year: '2023', Program: 'B.Tech', discipline: 'Physics' },
      });
    const refused = await complete('999');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { ID_No: 'This is not the ID number that the institute has for your email address.' },
    ]);
    expect((await complete('230042')).statusCode).toBe(200);
  });

  it('identifies a user by subject, even if the address and the name have changed', async () => {
    const first = await whoIs(cookiesOf(await signIn()));
    Object.assign(campus.claims, { email: 'asha.patil@campus.example', name: 'A. Patil' });
    expect(await whoIs(cookiesOf(await signIn()))).toMatchObject({ _id: first._id, username: 'asha@campus.example' });
  });

  it('creates one account for two concurrent first sign-ins', async () => {
    const ways = [await leave(), await leave()];
    const responses = await Promise.all(ways.map(comeBack));
    expect(responses.map(({ headers }) => headers.location)).toEqual(['/onboarding', '/onboarding']);
    const ids = await Promise.all(responses.map(async (response) => (await whoIs(cookiesOf(response)))._id));
    expect(ids[0]).toBe(ids[1]);
  });

  it.each([
    ['/events/42?tab=rooms', '/events/42?tab=rooms'],
    ['//evil.example/events', '/'],
    ['/auth/logout', '/'],
  ])('redirects to the requested path only if it is a portal page: %s', async (returnTo, location) => {
    await server.addUser({ email: 'asha@campus.example' });
    expect((await signIn(`?returnTo=${encodeURIComponent(returnTo)}`)).headers.location).toBe(location);
  });
});

describe('provider sign-in with the address of an existing account', () => {
  it('links the account and keeps its password if the address was verified', async () => {
    const owner = await server.signIn({ email: 'Asha@campus.example' });
    const response = await signIn();
    expect(await whoIs(cookiesOf(response))).toMatchObject({ _id: owner.userId });
    const login = await server.visitor().send('POST', '/auth/login', { email: 'asha@campus.example', password: TEST_PASSWORD });
    expect(login.statusCode).toBe(200);
    expect((await audit())[0]).toEqual(['account.link-provider', { passwordRemoved: false, emptied: false, provider: 'campus' }]);
  });

  it('removes the password and sessions of an unverified account', async () => {
    const hijacker = await server.signIn({ email: 'asha@campus.example', isUnverified: true });
    const response = await signIn();
    expect(await whoIs(cookiesOf(response))).toMatchObject({ _id: hijacker.userId, personal_info: { name: 'Asha Patil' } });
    expect((await hijacker.get('/auth/fetchAuth')).json()).toBeNull();
    expect(await stored()).toMatchObject({ passwordHash: null, emailVerified: true });
  });

  it('rejects another subject with the same address, and a disabled account', async () => {
    await signIn();
    campus.subject = 'binoy';
    const response = await signIn();
    expect([response.headers.location, cookiesOf(response)]).toEqual(['/login?error=provider-unverified', {}]);
    campus.subject = 'asha';
    await server.context.db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'asha@campus.example'));
    expect((await signIn()).headers.location).toBe('/login?error=provider-unverified');
  });
});

describe('a role granted by a provider group', () => {
  const office = { groups: ['students', 'sports-office'] };

  it('is granted and removed with the group, and its removal ends earlier sessions', async () => {
    Object.assign(campus.claims, office);
    const first = cookiesOf(await signIn());
    expect((await whoIs(first)).role).toBe('GENSEC_SPORTS');
    Object.assign(campus.claims, { groups: [] });
    expect((await whoIs(cookiesOf(await signIn()))).role).toBe('STUDENT');
    expect(await whoIs(first)).toBeNull();
    expect((await audit()).filter(([action]) => action === 'account.grant')).toEqual([
      ['account.grant', { from: 'STUDENT', to: 'GENSEC_SPORTS', provider: 'campus', sessions: 0 }],
      ['account.grant', { from: 'GENSEC_SPORTS', to: 'STUDENT', provider: 'campus', sessions: 1 }],
    ]);
  });

  it('does not replace a role that was granted manually', async () => {
    await server.addUser({ email: 'asha@campus.example', role: 'PRESIDENT' });
    expect((await whoIs(cookiesOf(await signIn()))).role).toBe('PRESIDENT');
    Object.assign(campus.claims, office);
    expect((await whoIs(cookiesOf(await signIn()))).role).toBe('PRESIDENT');
  });

  it('cannot be president, which a database constraint enforces', async () => {
    const { db, instituteId } = server.context;
    const groupRoles = [{ group: 'x', role: 'PRESIDENT' }] as never;
    await expect(db.update(signInProviders).set({ groupRoles }).where(eq(signInProviders.instituteId, instituteId))).rejects.toMatchObject({
      cause: expect.objectContaining({ constraint: 'sign_in_providers_no_president' }),
    });
  });
});

describe('failed provider sign-in', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['an address in another domain', { email: 'asha@mail.example' }, 'domain'],
    ['an address in a domain that ends like the domain of the institute', { email: 'asha@evil-campus.example' }, 'domain'],
    ['an unverified address', { email_verified: false }, 'unverified'],
    ['an address with a missing verification claim', { email_verified: undefined }, 'unverified'],
    ['a missing address', { email: undefined }, 'unverified'],
  ])('redirects to the sign-in page without linking an account: %s', async (_name, changes, error) => {
    await server.addUser({ email: 'asha@campus.example' });
    Object.assign(campus.claims, changes);
    const response = await signIn();
    expect([response.statusCode, response.headers.location]).toEqual([302, `/login?error=provider-${error}`]);
    expect(cookiesOf(response)).toEqual({});
    const linked = await server.context.db
      .select()
      .from(linkedIdentities)
      .where(eq(linkedIdentities.instituteId, server.context.instituteId));
    expect(linked).toEqual([]);
  });

  it('rejects a callback in another browser, for another provider or used twice', async () => {
    const journey = await leave();
    expect((await comeBack({ ...journey, cookies: {} })).headers.location).toBe('/login?error=provider-expired');
    const other = await leave('other');
    expect((await comeBack({ back: journey.back, cookies: other.cookies })).headers.location).toBe('/login?error=provider-expired');
    expect((await comeBack({ back: journey.back, cookies: (await leave()).cookies })).headers.location).toBe(
      '/login?error=provider-expired',
    );
    expect((await comeBack(journey)).headers.location).toBe('/onboarding');
    expect((await comeBack(journey)).headers.location).toBe('/login?error=provider-expired');
  });

  it('reports a canceled sign-in and an unknown provider', async () => {
    const { cookies } = await leave();
    const cancelled = await comeBack({ back: '/auth/providers/campus/callback?error=access_denied&state=x', cookies });
    expect(cancelled.headers.location).toBe('/login?error=provider-cancelled');
    for (const url of ['/auth/providers/nobody', '/auth/providers/nobody/callback', '/auth/providers/campus/finish?ticket=x']) {
      expect((await server.app.inject({ url })).headers.location).toBe('/login?error=provider-unknown');
    }
  });

  it('redirects to the sign-in page if the provider is not reachable', async () => {
    const away = await withProviders({ issuer: 'http://127.0.0.1:1' });
    expect((await away.app.inject({ url: '/auth/providers/campus' })).headers.location).toBe('/login?error=provider-expired');
    await away.close();
  });
});

describe('signing out', () => {
  it('returns the sign-out address of the provider that opened the session', async () => {
    const cookies = cookiesOf(await signIn());
    const leaving = await server.app.inject({ url: '/auth/leaving', cookies });
    const address = new URL(leaving.json().continue_at);
    expect([address.origin, address.searchParams.get('client_id'), address.searchParams.get('post_logout_redirect_uri')]).toEqual([
      campus.issuer,
      'quad',
      'http://localhost:4000/login',
    ]);
  });

  it('returns no address for a password session or a visitor', async () => {
    const person = await server.signIn();
    expect((await person.get('/auth/leaving')).json()).toEqual({ continue_at: null });
    expect((await server.visitor().get('/auth/leaving')).json()).toEqual({ continue_at: null });
  });
});

describe('an institute without password sign-in', () => {
  it('rejects password login, registration and reset, and allows provider sign-in', async () => {
    await server.close();
    server = await withProviders({}, false);
    await server.addUser({ email: 'asha@campus.example' });
    const visitor = server.visitor();
    const text = 'Passwords are not used here. Sign in with your institute.';
    const answers = [
      await visitor.send('POST', '/auth/login', { email: 'asha@campus.example', password: TEST_PASSWORD }),
      await visitor.send('POST', '/auth/register', { name: 'B', ID: '7', email: 'b@campus.example', password: TEST_PASSWORD }),
      await visitor.send('POST', '/auth/forgot-password', { email: 'asha@campus.example' }),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [403, text],
      [403, text],
      [403, text],
    ]);
    expect(await server.deliverMails()).toEqual([]);
    expect((await signIn()).headers.location).toBe('/');
  });
});
