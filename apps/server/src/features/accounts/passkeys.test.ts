import type { PasskeyRequest } from '@quad/domain/accounts';
import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import { auditLog, passkeyChallenges, passkeys, users } from '../../db/schema.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { changeEmail, mergeAccounts } from './corrections.service.ts';
import { SoftwareAuthenticator } from './testing/softwareAuthenticator.ts';

// docs/security/sign-in.md#passkeys
const ORIGIN = 'https://quad.campus.example';
const REFUSED = 'This passkey could not be used. Please try again, or sign in another way.';
const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);

let server: TestApp;
let asha: Visitor;
let phone: SoftwareAuthenticator;
/** Number of earlier mails. */
let earlierMails = 0;

async function reauthenticate(visitor: Visitor) {
  expect((await visitor.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD })).statusCode).toBe(200);
}

async function add(visitor: Visitor, device: SoftwareAuthenticator, name = 'Phone', use = {}) {
  const challenge = (await visitor.send('POST', '/auth/passkeys/challenge')).json();
  return visitor.send('POST', '/auth/passkeys', { name, credential: device.create(challenge, use) });
}

/** Requests a sign-in with a passkey in a new browser. */
async function askToSignIn(): Promise<{ challenge: PasskeyRequest; cookies: Record<string, string> }> {
  const response = await server.visitor().send('POST', '/auth/passkeys/sign-in/challenge');
  expect(response.statusCode, response.body).toBe(200);
  return { challenge: response.json(), cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])) };
}

function signIn(cookies: Record<string, string>, credential: object) {
  return server.app.inject({
    method: 'POST',
    url: '/auth/passkeys/sign-in',
    payload: { credential },
    cookies,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
}

async function signInWith(device: SoftwareAuthenticator, use = {}) {
  const { challenge, cookies } = await askToSignIn();
  return signIn(cookies, device.get(challenge, use));
}

async function auditOf(action: string) {
  const { db, instituteId } = server.context;
  return db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)))
    .orderBy(desc(auditLog.sequence));
}

async function subjects() {
  return (await server.deliverMails()).slice(earlierMails).map(({ to, subject }) => [to, subject]);
}

beforeEach(async () => {
  server = await testApp({ environment: { PORTAL_URL: ORIGIN } });
  asha = await server.signIn({ name: 'Asha Rao', email: 'asha@campus.example' });
  phone = new SoftwareAuthenticator(ORIGIN);
  earlierMails = 0;
  return () => server.close();
});

describe('adding a passkey', () => {
  it('requires reauthentication, stores the passkey, sends a mail and writes the audit log', async () => {
    const refused = await asha.send('POST', '/auth/passkeys/challenge');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    await reauthenticate(asha);
    const added = await add(asha, phone, 'My phone');
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json()).toMatchObject({ name: 'My phone', last_used_at: null, is_backed_up: true });
    expect((await asha.get('/auth/passkeys')).json()).toEqual([added.json()]);
    expect((await asha.get('/auth/passkeys')).body).not.toMatch(/public|credential/i);
    expect(await subjects()).toEqual([['asha@campus.example', 'A passkey was added to your Quad account']]);
    expect(await auditOf('account.add-passkey')).toMatchObject([{ actorId: asha.userId, detail: { passkeyId: added.json().id } }]);
    expect((await asha.get('/auth/reauthentication')).json().ways).toEqual(['passkey', 'password']);
  });

  it('requires a resident key and user verification, without attestation', async () => {
    await reauthenticate(asha);
    expect((await asha.send('POST', '/auth/passkeys/challenge')).json()).toMatchObject({
      rp: { id: 'quad.campus.example', name: 'Quad' },
      user: { name: 'asha@campus.example', displayName: 'Asha Rao' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
  });

  it.each([
    ['created on another origin', { origin: 'https://quad.other.example' }],
    ['created for another relying party', { rpId: 'quad.other.example' }],
    ['created without user verification', { isUnverified: true }],
  ])('rejects a passkey %s', async (_what, use) => {
    await reauthenticate(asha);
    const refused = await add(asha, phone, 'Phone', use);
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'This passkey could not be added. Please try again.']);
    expect((await asha.get('/auth/passkeys')).json()).toEqual([]);
  });

  it('accepts a challenge only in its own session, for this purpose and once', async () => {
    await reauthenticate(asha);
    const binoy = await server.signIn({});
    await reauthenticate(binoy);
    const challenge = (await asha.send('POST', '/auth/passkeys/challenge')).json();
    const credential = phone.create(challenge);
    expect((await binoy.send('POST', '/auth/passkeys', { name: 'Phone', credential })).statusCode).toBe(400);
    expect((await asha.send('POST', '/auth/passkeys', { name: 'Phone', credential })).statusCode).toBe(201);
    expect((await asha.send('POST', '/auth/passkeys', { name: 'Phone', credential })).statusCode).toBe(400);
    const { challenge: other } = await askToSignIn();
    const elsewhere = phone.create({ ...challenge, challenge: other.challenge });
    expect((await asha.send('POST', '/auth/passkeys', { name: 'Phone', credential: elsewhere })).statusCode).toBe(400);
  });

  it('rejects a passkey of another account, and a user with an unverified address', async () => {
    await reauthenticate(asha);
    expect((await add(asha, phone)).statusCode).toBe(201);
    const binoy = await server.signIn({});
    await reauthenticate(binoy);
    expect((await add(binoy, phone)).json().message).toBe('This passkey has already been added.');
    const unproven = await server.signIn({ isUnverified: true });
    await reauthenticate(unproven);
    expect((await unproven.send('POST', '/auth/passkeys/challenge')).json().code).toBe('EMAIL_UNPROVEN');
  });
});

describe('signing in with a passkey', () => {
  beforeEach(async () => {
    await reauthenticate(asha);
    expect((await add(asha, phone)).statusCode).toBe(201);
    await server.deliverMails();
    earlierMails = server.mails.length;
  });

  it('opens a reauthenticated session, and records the passkey in the audit log', async () => {
    server.setNow(minutes(60));
    const signedIn = await signInWith(phone);
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    expect(signedIn.json()).toMatchObject({ message: 'Login successful!', user: { _id: asha.userId } });
    const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
    const now = await server.app.inject({ url: '/auth/reauthentication', cookies });
    expect(now.json()).toEqual({ ways: ['passkey', 'password'], until: minutes(75).toISOString() });
    expect(await auditOf('session.start')).toMatchObject([{ actorId: asha.userId, detail: { by: 'passkey' } }]);
    expect((await asha.get('/auth/passkeys')).json()).toMatchObject([{ last_used_at: minutes(60).toISOString() }]);
  });

  it.each([
    ['an assertion from another origin', { origin: 'https://quad.other.example' }],
    ['an assertion for another relying party', { rpId: 'quad.other.example' }],
    ['an assertion without user verification', { isUnverified: true }],
    ['an assertion with another user handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ])('rejects %s', async (_what, use) => {
    const refused = await signInWith(phone, use);
    expect([refused.statusCode, refused.json().message]).toEqual([401, REFUSED]);
    expect(await auditOf('session.refuse')).toMatchObject([{ detail: { by: 'passkey' } }]);
    expect((await signInWith(phone)).statusCode).toBe(200);
  });

  it('rejects a challenge that was used, belongs to another browser or has expired', async () => {
    const { challenge, cookies } = await askToSignIn();
    const credential = phone.get(challenge);
    expect((await signIn({}, credential)).statusCode).toBe(401);
    expect((await signIn((await askToSignIn()).cookies, credential)).statusCode).toBe(401);
    expect((await signIn(cookies, credential)).statusCode).toBe(200);
    expect((await signIn(cookies, credential)).statusCode).toBe(401);
    const late = await askToSignIn();
    server.setNow(minutes(5));
    expect((await signIn(late.cookies, phone.get(late.challenge))).statusCode).toBe(401);
    await cleanUp({ ...server.context, db: server.connection.acrossInstitutes }, [server.context]);
    const { db, instituteId } = server.context;
    expect(await db.$count(passkeyChallenges, eq(passkeyChallenges.instituteId, instituteId))).toBe(0);
  });

  it('rejects a copied passkey by its counter, and notifies the owner once a day', async () => {
    expect((await signInWith(phone, { counter: 7 })).statusCode).toBe(200);
    for (const counter of [7, 3]) expect((await signInWith(phone, { counter })).statusCode).toBe(401);
    const notice = ['asha@campus.example', 'A passkey of your Quad account may have been copied'];
    expect(await subjects()).toEqual([notice]);
    expect(await auditOf('account.refuse-passkey')).toMatchObject([{ detail: { known: 7, told: 3 } }, { detail: { known: 7, told: 7 } }]);
    server.setNow(minutes(23 * 60));
    expect((await signInWith(phone, { counter: 7 })).statusCode).toBe(401);
    expect(await subjects()).toEqual([notice]);
    server.setNow(minutes(25 * 60));
    for (const counter of [7, 3]) expect((await signInWith(phone, { counter })).statusCode).toBe(401);
    expect(await subjects()).toEqual([notice, notice]);
    expect((await signInWith(phone, { counter: 8 })).statusCode).toBe(200);
  });

  it('rejects a disabled account and a removed passkey', async () => {
    const { db } = server.context;
    await db.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, asha.userId));
    expect((await signInWith(phone)).json().message).toBe(REFUSED);
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, asha.userId));
    const [{ id }] = (await asha.get('/auth/passkeys')).json();
    const other = await server.signIn({});
    await reauthenticate(other);
    expect((await other.send('DELETE', `/auth/passkeys/${id}`)).statusCode).toBe(404);
    expect((await asha.send('DELETE', `/auth/passkeys/${id}`)).statusCode).toBe(200);
    expect(await subjects()).toEqual([['asha@campus.example', 'A passkey was removed from your Quad account']]);
    expect((await signInWith(phone)).json().message).toBe(REFUSED);
  });

  it('returns 429 after ten failures from one address, and does not count successes', async () => {
    const visitor = server.visitor();
    const press = async (use: object) => {
      const challenge = await visitor.send('POST', '/auth/passkeys/sign-in/challenge');
      const credential = phone.get(challenge.json(), use);
      const cookie = challenge.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      return visitor.send('POST', '/auth/passkeys/sign-in', { credential }, { cookie });
    };
    for (let tries = 0; tries < 12; tries += 1) expect((await press({})).statusCode).toBe(200);
    for (let tries = 0; tries < 10; tries += 1) expect((await press({ isUnverified: true })).statusCode).toBe(401);
    expect((await press({})).statusCode).toBe(429);
  });
});

describe('reauthentication with a passkey', () => {
  it('accepts only a passkey of the own account', async () => {
    await reauthenticate(asha);
    await add(asha, phone);
    const binoy = await server.signIn({});
    await reauthenticate(binoy);
    const tablet = new SoftwareAuthenticator(ORIGIN);
    await add(binoy, tablet);
    server.setNow(minutes(20));
    const ask = async () => (await asha.send('POST', '/auth/passkeys/reauthentication/challenge')).json();
    expect((await ask()).allowCredentials).toMatchObject([{ id: phone.id }]);
    const others = await asha.send('POST', '/auth/passkeys/reauthentication', { credential: tablet.get(await ask()) });
    expect([others.statusCode, others.json().message]).toEqual([400, REFUSED]);
    expect((await asha.send('POST', '/auth/passkeys/challenge')).json().message).toBe('Please use your passkey again to continue.');
    const shown = await asha.send('POST', '/auth/passkeys/reauthentication', { credential: phone.get(await ask()) });
    expect(shown.json()).toEqual({ ways: ['passkey', 'password'], until: minutes(35).toISOString() });
    expect((await asha.send('POST', '/auth/passkeys/challenge')).statusCode).toBe(200);
    expect(await auditOf('session.reauthenticate')).toMatchObject([{ actorId: asha.userId, detail: { by: 'passkey' } }, {}, {}]);
  });
});

describe('passkeys of an account', () => {
  const countOf = (userId: string) => server.context.db.$count(passkeys, eq(passkeys.userId, userId));

  it('are deleted when the email address of the account changes', async () => {
    await reauthenticate(asha);
    await add(asha, phone);
    expect((await changeEmail(server.context, { email: 'asha@campus.example', to: 'asha.rao@campus.example' })).ok).toBe(true);
    expect(await countOf(asha.userId)).toBe(0);
  });

  it('are deleted with a merged account, while the remaining account keeps its own', async () => {
    await reauthenticate(asha);
    await add(asha, phone);
    const twice = await server.signIn({ email: 'asha.old@campus.example', onboardingComplete: true });
    await server.context.db.update(users).set({ rollNumber: null }).where(eq(users.id, twice.userId));
    await reauthenticate(twice);
    await add(twice, new SoftwareAuthenticator(ORIGIN));
    const merged = await mergeAccounts(server.context, { from: 'asha.old@campus.example', into: 'asha@campus.example' });
    expect(merged.ok, JSON.stringify(merged)).toBe(true);
    expect([await countOf(asha.userId), await countOf(twice.userId)]).toEqual([1, 0]);
  });
});
