import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sessions } from '../../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { removePasskeys } from './administration.service.ts';
import { SoftwareAuthenticator } from './testing/softwareAuthenticator.ts';

// docs/specification/accounts.md#accounts-passkeys-required
const ORIGIN = 'https://quad.campus.example';
const WANTED = 'Your institute requires a passkey for office holders and administrators. Add one in Settings to continue.';
const USE = 'Your institute requires your passkey for this. Use it to continue.';
const UNIT = { name: 'Chess Club', type: 'Club', category: 'sports', hierarchy_level: 1, contact_info: { email: 'chess@campus.example' } };

let server: TestApp;

beforeEach(async () => {
  server = await testApp({ config: { passkeysRequired: true }, environment: { PORTAL_URL: ORIGIN } });
  return () => server.close();
});

async function reauthenticate(visitor: Visitor): Promise<void> {
  expect((await visitor.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD })).statusCode).toBe(200);
}

async function addPasskey(visitor: Visitor): Promise<SoftwareAuthenticator> {
  await reauthenticate(visitor);
  const device = new SoftwareAuthenticator(ORIGIN);
  const challenge = (await visitor.send('POST', '/auth/passkeys/challenge')).json();
  const added = await visitor.send('POST', '/auth/passkeys', { name: 'Phone', credential: device.create(challenge) });
  expect(added.statusCode, added.body).toBe(201);
  return device;
}

function visitorWith(answer: { cookies: readonly { name: string; value: string }[] }, userId: string): Visitor {
  return server.visitor(userId, Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])));
}

/** A session opened with a password, for an account that may have passkeys. */
async function signInByPassword({ userId }: Visitor, email: string): Promise<Visitor> {
  const signedIn = await server.visitor().send('POST', '/auth/login', { email, password: TEST_PASSWORD });
  expect(signedIn.statusCode, signedIn.body).toBe(200);
  return visitorWith(signedIn, userId);
}

/** A session opened with a passkey. */
async function signInByPasskey({ userId }: Visitor, device: SoftwareAuthenticator): Promise<Visitor> {
  const browser = server.visitor();
  const challenge = await browser.send('POST', '/auth/passkeys/sign-in/challenge');
  const cookie = challenge.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const signedIn = await browser.send('POST', '/auth/passkeys/sign-in', { credential: device.get(challenge.json()) }, { cookie });
  expect(signedIn.statusCode, signedIn.body).toBe(200);
  return visitorWith(signedIn, userId);
}

async function usePasskey(visitor: Visitor, device: SoftwareAuthenticator): Promise<void> {
  const challenge = (await visitor.send('POST', '/auth/passkeys/reauthentication/challenge')).json();
  const shown = await visitor.send('POST', '/auth/passkeys/reauthentication', { credential: device.get(challenge) });
  expect(shown.statusCode, shown.body).toBe(200);
}

const found = (visitor: Visitor) => visitor.send('POST', '/api/orgUnit/create', UNIT);

it('rejects office actions with PASSKEY_REQUIRED until the user adds a passkey', async () => {
  const president = await server.signIn({ role: 'PRESIDENT' });
  const refused = await president.send('POST', '/api/orgUnit/create', UNIT);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'PASSKEY_REQUIRED', message: WANTED }]);
  expect((await president.get('/auth/passkeys')).statusCode).toBe(200);
  await addPasskey(president);
  expect((await president.send('POST', '/api/orgUnit/create', UNIT)).statusCode).toBe(201);
});

it('rejects office actions again after the last passkey is deleted', async () => {
  const president = await server.signIn({ role: 'PRESIDENT' });
  await addPasskey(president);
  const [{ id }] = (await president.get('/auth/passkeys')).json();
  expect((await president.send('DELETE', `/auth/passkeys/${id}`)).statusCode).toBe(200);
  expect((await president.send('POST', '/api/orgUnit/create', UNIT)).json().code).toBe('PASSKEY_REQUIRED');
});

it('requires a passkey from administrators before reauthentication', async () => {
  const administrator = await server.signIn({ isAdministrator: true });
  expect((await administrator.get('/api/admin/people')).json().code).toBe('PASSKEY_REQUIRED');
  await addPasskey(administrator);
  expect((await administrator.get('/api/admin/people')).statusCode).toBe(200);
});

it('does not require a passkey from students', async () => {
  const student = await server.signIn({});
  expect((await student.get('/api/events/latest')).statusCode).toBe(200);
  expect((await student.send('POST', '/api/orgUnit/create', UNIT)).json().code).toBe('FORBIDDEN');
  expect((await student.get('/api/admin/people')).json().code).toBe('FORBIDDEN');
});

describe('a password session of a user with a passkey', () => {
  const EMAIL = 'president@campus.example';
  let president: Visitor;
  let device: SoftwareAuthenticator;
  let stolen: Visitor;

  beforeEach(async () => {
    president = await server.signIn({ role: 'PRESIDENT', email: EMAIL });
    device = await addPasskey(president);
    stolen = await signInByPassword(president, EMAIL);
  });

  it('has only student rights, and is told to use the passkey', async () => {
    const refused = await found(stolen);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'PASSKEY_REQUIRED', message: USE }]);
    expect((await stolen.get('/api/events/latest')).statusCode).toBe(200);
  });

  it('can reauthenticate only with the passkey, and then has the rights of the office', async () => {
    expect((await stolen.get('/auth/reauthentication')).json()).toEqual({ ways: ['passkey'], until: null });
    const byPassword = await stolen.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD });
    expect([byPassword.statusCode, byPassword.json().message]).toEqual([403, USE]);
    await usePasskey(stolen, device);
    expect((await found(stolen)).statusCode).toBe(201);
    expect((await stolen.get('/auth/reauthentication')).json().ways).toEqual(['passkey', 'password']);
  });

  it('can neither add nor delete a passkey', async () => {
    const [{ id }] = (await stolen.get('/auth/passkeys')).json();
    for (const refused of [await stolen.send('POST', '/auth/passkeys/challenge'), await stolen.send('DELETE', `/auth/passkeys/${id}`)])
      expect([refused.statusCode, refused.json().message]).toEqual([403, 'Please use your passkey again to continue.']);
    expect((await found(stolen)).json().code).toBe('PASSKEY_REQUIRED');
  });

  it('keeps student rights while another session has used the passkey', async () => {
    const owner = await signInByPasskey(president, device);
    expect((await found(owner)).statusCode).toBe(201);
    expect((await found(stolen)).json().code).toBe('PASSKEY_REQUIRED');
  });

  it('has the rights of the office if a sign-in provider opened the session', async () => {
    await server.context.db.update(sessions).set({ provider: 'campus' }).where(eq(sessions.userId, president.userId));
    expect((await found(stolen)).statusCode).toBe(201);
  });

  it('requires the passkey from an administrator, too', async () => {
    const administrator = await server.signIn({ isAdministrator: true, email: 'office@campus.example' });
    const key = await addPasskey(administrator);
    const again = await signInByPassword(administrator, 'office@campus.example');
    const refused = await again.get('/api/admin/people');
    expect(refused.json()).toMatchObject({ code: 'PASSKEY_REQUIRED', message: USE });
    await usePasskey(again, key);
    expect((await again.get('/api/admin/people')).statusCode).toBe(200);
  });

  it('has the rights of the office at an institute that requires no passkeys', async () => {
    const other = await testApp({ environment: { PORTAL_URL: ORIGIN } });
    const demanding = server;
    server = other;
    const there = await other.signIn({ role: 'PRESIDENT', email: EMAIL });
    await addPasskey(there);
    expect((await found(await signInByPassword(there, EMAIL))).statusCode).toBe(201);
    server = demanding;
    await other.close();
  });

  it('requires a new passkey after the operator has removed all passkeys', async () => {
    expect(await removePasskeys(server.context, EMAIL)).toEqual({ ok: true, value: 1 });
    expect((await stolen.get('/auth/passkeys')).statusCode).toBe(401);
    const owner = await signInByPassword(president, EMAIL);
    expect((await found(owner)).json()).toMatchObject({ code: 'PASSKEY_REQUIRED', message: WANTED });
    await addPasskey(owner);
    expect((await found(owner)).statusCode).toBe(201);
    const subjects = (await server.deliverMails()).map(({ subject }) => subject);
    expect(subjects).toContain('A passkey was removed from your Quad account');
  });
});
