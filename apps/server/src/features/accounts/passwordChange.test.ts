import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, users } from '../../db/schema.ts';
import { TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { SoftwareAuthenticator } from './testing/softwareAuthenticator.ts';

// docs/specification/accounts.md#accounts-password
const EMAIL = 'asha@campus.example';
const NEW_PASSWORD = 'eleven paper lanterns';
const WRONG = 'This is not your password.';

let server: TestApp;
let asha: Visitor;

beforeEach(async () => {
  server = await testApp();
  asha = await server.signIn({ name: 'Asha Rao', email: EMAIL });
  return () => server.close();
});

function change(visitor: Visitor, password: string, current_password = TEST_PASSWORD) {
  return visitor.send('POST', '/auth/password', { current_password, password });
}

async function signIn(password: string): Promise<Visitor | number> {
  const answer = await server.visitor().send('POST', '/auth/login', { email: EMAIL, password });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return answer.statusCode === 200 ? server.visitor(asha.userId, cookies) : answer.statusCode;
}

async function audited() {
  const { db, instituteId } = server.context;
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId)))
    .orderBy(asc(auditLog.sequence));
  return rows.map(({ action, actorId, detail }) => ({ action, actorId, detail }));
}

describe('changing the own password', () => {
  it('ends the other sessions, sends a mail and writes the audit log without secrets', async () => {
    const phone = (await signIn(TEST_PASSWORD)) as Visitor;
    const calendar = new URL((await asha.send('PUT', '/api/calendar/feeds', { kind: 'personal' })).json().url).pathname;
    const changed = await change(asha, NEW_PASSWORD);
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { message: 'Your password is changed. You are signed out everywhere else.' },
    ]);
    expect((await asha.get('/api/events/latest')).statusCode).toBe(200);
    expect((await phone.get('/api/events/latest')).statusCode).toBe(401);
    expect((await server.visitor().get(calendar)).statusCode).toBe(404);
    expect([await signIn(TEST_PASSWORD), typeof (await signIn(NEW_PASSWORD))]).toEqual([401, 'object']);
    const [mail] = await server.deliverMails();
    expect(mail).toMatchObject({ to: EMAIL, subject: 'Your password for Quad was changed' });
    const log = await audited();
    expect(log).toContainEqual({ action: 'account.change-password', actorId: asha.userId, detail: { sessions: 1 } });
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${TEST_PASSWORD}|${NEW_PASSWORD}`));
  });

  it('invalidates a mailed reset link', async () => {
    await server.visitor().send('POST', '/auth/forgot-password', { email: EMAIL });
    const [, link = ''] = /http:\/\/localhost:4000(\/reset-password\/\S+)/.exec((await server.deliverMails()).at(-1)?.text ?? '') ?? [];
    expect((await server.visitor().get(`/auth${link}`)).statusCode).toBe(200);
    expect((await change(asha, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await server.visitor().get(`/auth${link}`)).statusCode).toBe(400);
  });

  it('rejects a wrong current password next to its field, and counts it as a failed sign-in', async () => {
    const refused = await change(asha, NEW_PASSWORD, 'six other words here');
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { message: WRONG, errors: { current_password: WRONG } }]);
    expect(await audited()).toMatchObject([{ action: 'session.refuse-reauthentication', detail: { by: 'password' } }]);
    for (let tries = 0; tries < 14; tries += 1) await change(asha, NEW_PASSWORD, 'six other words here');
    const late = await change(asha, NEW_PASSWORD);
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await asha.send('POST', '/auth/login', { email: EMAIL, password: TEST_PASSWORD })).statusCode).toBe(429);
    expect(typeof (await signIn(TEST_PASSWORD))).toBe('object');
  });

  it.each([
    ['short', 'Use at least 12 characters for the password.'],
    ['asharao asharao', 'This password is easy to guess. Use a phrase that says nothing about you or the institute.'],
  ])('applies the rules for new passwords: %s', async (password, text) => {
    const refused = await change(asha, password);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { password: text }]);
  });

  it('rejects visitors, users without a password and institutes without password sign-in', async () => {
    expect((await change(server.visitor(), NEW_PASSWORD)).statusCode).toBe(401);
    const { db } = server.context;
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, asha.userId));
    expect((await change(asha, NEW_PASSWORD)).json().message).toBe(WRONG);
    const other = await testApp({ config: { passwordSignIn: false } });
    const binoy = await other.signIn({});
    const refused = await change(binoy, NEW_PASSWORD);
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'Passwords are not used here. Sign in with your institute.']);
    await other.close();
  });

  it('succeeds for only one of two concurrent changes', async () => {
    const answers = await Promise.all([change(asha, NEW_PASSWORD), change(asha, 'seven other kettles sing')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('requires the passkey from an office holder if the institute demands one', async () => {
    const origin = 'https://quad.campus.example';
    const demanding = await testApp({ config: { passkeysRequired: true }, environment: { PORTAL_URL: origin } });
    const president = await demanding.signIn({ role: 'PRESIDENT' });
    await president.send('POST', '/auth/reauthentication', { password: TEST_PASSWORD });
    const device = new SoftwareAuthenticator(origin);
    const creation = (await president.send('POST', '/auth/passkeys/challenge')).json();
    await president.send('POST', '/auth/passkeys', { name: 'Phone', credential: device.create(creation) });
    const [person] = await demanding.context.db.select().from(users).where(eq(users.id, president.userId));
    const signedIn = await demanding.visitor().send('POST', '/auth/login', { email: person?.email, password: TEST_PASSWORD });
    const stolen = demanding.visitor(president.userId, Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value])));
    expect((await change(stolen, NEW_PASSWORD)).json().code).toBe('PASSKEY_REQUIRED');
    expect((await change(president, NEW_PASSWORD)).statusCode).toBe(200);
    await demanding.close();
  });
});
