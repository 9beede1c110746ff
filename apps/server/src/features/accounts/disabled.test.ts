import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessions, users } from '../../db/schema.ts';
import { startSession } from '../../plugins/session.ts';
import { hashingWork } from '../../testing/hashing.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../testing/testApp.ts';
import { disableAccount, enableAccount } from './administration.service.ts';
import { type GoogleProvider, startGoogleProvider } from './testing/googleProvider.ts';

const EMAIL = 'asha@campus.example';
let provider: GoogleProvider;
let server: TestApp;

beforeAll(async () => {
  provider = await startGoogleProvider();
});
afterAll(async () => {
  await provider.close();
});
beforeEach(async () => {
  server = await testApp({
    environment: { ...provider.environment, LOGIN_ATTEMPTS_PER_ADDRESS: '1000' },
    // Signs in a person whose password was checked a moment before.
    prepare: (app, context) => {
      app.get('/test/overtaken', { config: { isPortal: true } }, async (request, reply) => {
        const row = await stored();
        await disableAccount(context, EMAIL);
        return { isStarted: await startSession(context, request, reply, { id: row?.id ?? '', passwordHash: row?.passwordHash ?? null }) };
      });
    },
  });
});
afterEach(() => server.close());

function logIn(email: string, password: string, remoteAddress = '10.210.0.1') {
  return server.app.inject({
    method: 'POST',
    url: '/auth/login',
    payload: { email, password },
    remoteAddress,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

function forgot(email: string) {
  return server.visitor().send('POST', '/auth/forgot-password', { email });
}

/** Goes to the provider and returns. */
async function signInWithGoogle() {
  const leaving = await server.app.inject({ url: '/auth/google' });
  const answer = await fetch(leaving.headers.location ?? '', { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  const cookies = Object.fromEntries(leaving.cookies.map(({ name, value }) => [name, value]));
  return server.app.inject({ url: back.pathname + back.search, cookies });
}

async function stored() {
  const [row] = await server.context.db.select().from(users).where(eq(users.instituteId, server.context.instituteId));
  return row;
}

async function disable() {
  expect((await disableAccount(server.context, EMAIL)).ok).toBe(true);
}

/** What a stranger sees of a response: everything but the request id. */
function seen({ statusCode, body, headers }: Awaited<ReturnType<typeof logIn>>) {
  return [statusCode, body.replace(/"requestId":"[^"]*"/, ''), Object.keys(headers).sort()];
}

describe('a disabled account', () => {
  it('is signed out everywhere, and requires a new sign-in after it is enabled', async () => {
    const person = await server.signIn({ email: EMAIL });
    expect((await person.get('/api/events/latest')).statusCode).toBe(200);
    await disable();
    expect((await person.get('/api/events/latest')).statusCode).toBe(401);
    expect((await person.get('/auth/fetchAuth')).json()).toBeNull();
    expect((await enableAccount(server.context, EMAIL)).ok).toBe(true);
    expect((await person.get('/api/events/latest')).statusCode).toBe(401);
    expect((await logIn(EMAIL, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('returns the same response for the right password as for a wrong one or an unknown address', async () => {
    await server.addUser({ email: EMAIL });
    await disable();
    const right = seen(await logIn(EMAIL, TEST_PASSWORD));
    expect(right[0]).toBe(401);
    expect(right[1]).toContain('"message":"Login failed. Please check your credentials."');
    expect(seen(await logIn(EMAIL, 'a wrong password'))).toEqual(right);
    expect(seen(await logIn('nobody@campus.example', TEST_PASSWORD))).toEqual(right);
  });

  it('needs the same hashing work as an unknown address', async () => {
    await server.addUser({ email: EMAIL });
    await disable();
    const forDisabled = await hashingWork(() => logIn(EMAIL, TEST_PASSWORD));
    expect(forDisabled).toHaveLength(1);
    expect(await hashingWork(() => logIn('nobody@campus.example', TEST_PASSWORD))).toEqual(forDisabled);
  });

  it('returns 429 after five attempts with the right password', async () => {
    await server.addUser({ email: EMAIL });
    await disable();
    const codes: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) codes.push((await logIn(EMAIL, TEST_PASSWORD)).statusCode);
    expect(codes).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('opens no session for a sign-in that is in progress', async () => {
    const { id } = await server.addUser({ email: EMAIL });
    expect((await server.visitor().get('/test/overtaken')).json()).toEqual({ isStarted: false });
    expect(await server.context.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  });

  it('gets no reset mail, and the same response as an unknown address', async () => {
    await server.addUser({ email: EMAIL });
    await disable();
    expect(seen(await forgot(EMAIL))).toEqual(seen(await forgot('nobody@campus.example')));
    expect(await server.deliverMails()).toEqual([]);
  });

  it('gets no pending mail, and rejects earlier reset links', async () => {
    await server.addUser({ email: EMAIL });
    await forgot(EMAIL);
    const [mail] = await server.deliverMails();
    const link = /\/reset-password\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
    await forgot(EMAIL);
    await disable();
    expect(await server.deliverMails()).toHaveLength(1);
    const answers = [
      await server.visitor().get(`/auth${link}`),
      await server.visitor().send('POST', `/auth${link}`, { password: TEST_PASSWORD }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: 'This link does not work any more. Please ask for a new one.' });
    }
  });
});

describe('Google sign-in to a disabled account', () => {
  it('is rejected with the same response as for an address of another Google account', async () => {
    await signInWithGoogle();
    await disable();
    const before = await stored();
    const refused = await signInWithGoogle();
    expect(refused.headers.location).toBe('/login?error=unverified');
    expect(refused.cookies.filter(({ name, value }) => name === 'quad' && value)).toEqual([]);
    expect(await stored()).toEqual(before);
    await server.context.db
      .update(users)
      .set({ disabledAt: null, googleSubject: 'google-9' })
      .where(eq(users.id, before?.id ?? ''));
    const foreign = await signInWithGoogle();
    expect(seen(foreign)).toEqual(seen(refused));
    expect(foreign.headers.location).toBe(refused.headers.location);
  });

  it('does not link the account, which keeps its password', async () => {
    await server.addUser({ email: EMAIL });
    await disable();
    expect((await signInWithGoogle()).headers.location).toBe('/login?error=unverified');
    expect(await stored()).toMatchObject({ googleSubject: null, strategy: 'local' });
    await enableAccount(server.context, EMAIL);
    expect((await logIn(EMAIL, TEST_PASSWORD)).statusCode).toBe(200);
  });

  it('is not suggested by forgot-password', async () => {
    await signInWithGoogle();
    expect((await forgot(EMAIL)).statusCode).toBe(400);
    await disable();
    expect(seen(await forgot(EMAIL))).toEqual(seen(await forgot('nobody@campus.example')));
    expect(await server.deliverMails()).toEqual([]);
  });
});
