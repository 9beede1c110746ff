import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, passwordResets, users } from '../../db/schema.ts';
import { postedMails, storedJobs } from '../../testing/jobs.ts';
import { TEST_NOW, TEST_PASSWORD, type TestApp, type TestOptions, testApp } from '../../testing/testApp.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'eleven paper lanterns';
const DEAD = 'This link does not work any more. Please ask for a new one.';
let server: TestApp;
beforeEach(() => start({}));

async function start(options: TestOptions) {
  server = await testApp(options);
  return () => server.close();
}

function forgot(email: string) {
  return server.visitor().send('POST', '/auth/forgot-password', { email });
}

/** The path of the latest mailed link, as a call of the server. */
async function newestLink(): Promise<string> {
  const mails = await server.deliverMails();
  const found = /http:\/\/localhost:4000(\/reset-password\/\S+)/.exec(mails.at(-1)?.text ?? '');
  if (!found) throw new Error('No link was mailed.');
  return `/auth${found[1]}`;
}

async function linkFor(person: { email: string }): Promise<string> {
  expect((await forgot(person.email)).statusCode).toBe(200);
  return newestLink();
}

function setPassword(link: string, password = NEW_PASSWORD) {
  return server.visitor().send('POST', link, { password });
}

function check(link: string) {
  return server.visitor().get(link);
}

function logIn(email: string, password: string) {
  return server.visitor().send('POST', '/auth/login', { email, password });
}

async function makeGoogleAccount() {
  const { id, email } = await server.addUser();
  await server.context.db.update(users).set({ strategy: 'google', googleSubject: id, passwordHash: null }).where(eq(users.id, id));
  return { id, email };
}

describe('requesting a reset link', () => {
  it('mails a link with the configured portal address, whatever the Host header says', async () => {
    const { id, email } = await server.addUser({ name: 'Meera Iyer' });
    const response = await server.app.inject({
      method: 'POST',
      url: '/auth/forgot-password',
      payload: { email: email.toUpperCase() },
      headers: { 'sec-fetch-site': 'same-origin', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(response.json()).toEqual({ message: 'Reset link sent successfully!' });
    const [mail] = await server.deliverMails();
    expect(mail?.to).toBe(email);
    expect(mail?.text).toMatch(new RegExp(`http://localhost:4000/reset-password/${id}/[A-Za-z0-9_-]{43}\\n`));
    expect(mail?.text).not.toContain('evil.example');
  });

  it('returns the same response and queues the same kind of mail for an unknown address', async () => {
    const { email } = await server.addUser();
    const responses = [await forgot(email), await forgot('nobody@campus.example')];
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, '{"message":"Reset link sent successfully!"}'],
      [200, '{"message":"Reset link sent successfully!"}'],
    ]);
    const names = responses.map(({ headers }) => Object.keys(headers).sort());
    expect(names[0]).toEqual(names[1]);
    const rows = await postedMails(server.context);
    expect(rows.map(({ kind, recipientId }) => [kind, recipientId === null])).toEqual(
      expect.arrayContaining([
        ['password-reset', false],
        ['password-reset', true],
      ]),
    );
    expect(await server.deliverMails()).toHaveLength(1);
  });

  it('sends three mails per hour, and returns the same response beyond that', async () => {
    const { email } = await server.addUser();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await forgot(email)).statusCode).toBe(200);
    expect(await server.deliverMails()).toHaveLength(3);
    server.setNow(new Date(TEST_NOW.getTime() + 60 * MINUTE_MS));
    await forgot(email);
    expect(await server.deliverMails()).toHaveLength(4);
  });

  it('reports that the account uses Google sign-in', async () => {
    const { email } = await makeGoogleAccount();
    const response = await forgot(email);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'This account uses Google Login. Please sign in with Google.' });
    expect(await server.deliverMails()).toEqual([]);
  });

  it('reports Google sign-in only by mail if strict enumeration is on', async () => {
    await server.close();
    await start({ environment: { AUTH_STRICT_ENUMERATION: 'true' } });
    const { email } = await makeGoogleAccount();
    const response = await forgot(email);
    expect([response.statusCode, response.body]).toEqual([200, '{"message":"Reset link sent successfully!"}']);
    const [mail] = await server.deliverMails();
    expect(mail?.text).toContain('It has none: it is linked with Google.');
  });

  it('stores no token', async () => {
    const token = (await linkFor(await server.addUser())).split('/').at(-1) ?? '';
    const { db } = server.context;
    const stored = JSON.stringify([await storedJobs(db), await db.select().from(passwordResets), await db.select().from(auditLog)]);
    expect(token).toHaveLength(43);
    expect(stored).not.toContain(token);
  });

  it.each([{ email: 'asha' }, { email: '' }, {}])('rejects %j', async (body) => {
    expect((await server.visitor().send('POST', '/auth/forgot-password', body)).statusCode).toBe(400);
  });
});

describe('a reset link', () => {
  it('can be checked repeatedly, but used once', async () => {
    const person = await server.addUser();
    const link = await linkFor(person);
    for (let round = 0; round < 3; round += 1) {
      const response = await check(link);
      expect([response.statusCode, response.json()]).toEqual([200, { message: 'Choose a new password.' }]);
    }
    const response = await setPassword(link);
    expect(response.json()).toEqual({ message: 'Password reset successfully! Navigating to login page...' });
    expect((await logIn(person.email, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await logIn(person.email, TEST_PASSWORD)).statusCode).toBe(401);
    for (const dead of [await check(link), await setPassword(link)]) {
      expect(dead.statusCode).toBe(400);
      expect(dead.json()).toMatchObject({ message: DEAD });
    }
  });

  it('returns the same error if it is wrong, of another user, malformed or expired', async () => {
    const link = await linkFor(await server.addUser());
    const other = await server.addUser();
    const token = link.split('/').at(-1);
    const dead = [
      link.slice(0, -1),
      `${link}x`,
      `/auth/reset-password/${other.id}/${token}`,
      '/auth/reset-password/nobody/nothing',
      `${link}%00`,
      `${link}%0d%0a`,
      `${link}%2F..`,
      `${link}${'x'.repeat(500)}`,
      `/auth/reset-password/%00/${token}`,
      `/auth/reset-password/%F0%9F%98%80/${token}`,
    ];
    const bodies = [];
    for (const address of dead) {
      for (const response of [await check(address), await setPassword(address)]) {
        expect(response.statusCode, address).toBe(400);
        bodies.push({ ...response.json(), requestId: '' });
      }
    }
    server.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS - 1));
    expect((await check(link)).statusCode).toBe(200);
    server.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS));
    bodies.push({ ...(await check(link)).json(), requestId: '' });
    bodies.push({ ...(await setPassword(link)).json(), requestId: '' });
    for (const body of bodies) expect(body).toEqual({ message: DEAD, error: DEAD, code: 'INVALID', requestId: '' });
  });

  it('is invalidated by a newer link', async () => {
    const person = await server.addUser();
    const former = await linkFor(person);
    const newer = await linkFor(person);
    expect((await check(former)).statusCode).toBe(400);
    expect((await check(newer)).statusCode).toBe(200);
  });

  it('stays valid if the new password is rejected', async () => {
    const link = await linkFor(await server.addUser({ name: 'Meera Iyer' }));
    const short = await setPassword(link, 'short');
    expect(short.json()).toMatchObject({ errors: { password: 'Use at least 12 characters for the password.' } });
    const guessable = await setPassword(link, 'meera-campus-2026');
    expect(guessable.statusCode).toBe(400);
    expect(guessable.json()).toMatchObject({
      errors: { password: 'This password is easy to guess. Use a phrase that says nothing about you or the institute.' },
    });
    expect((await setPassword(link)).statusCode).toBe(200);
  });

  it('succeeds for only one of two concurrent requests', async () => {
    const person = await server.addUser();
    const link = await linkFor(person);
    const passwords = ['eleven paper lanterns', 'twelve paper lanterns'];
    const responses = await Promise.all(passwords.map((password) => setPassword(link, password)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const winner = responses.findIndex(({ statusCode }) => statusCode === 200);
    expect((await logIn(person.email, passwords[winner] ?? '')).statusCode).toBe(200);
    expect((await logIn(person.email, passwords[1 - winner] ?? '')).statusCode).toBe(401);
  });

  it('allows 20 attempts per minute from one address', async () => {
    const visitor = server.visitor();
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await visitor.get('/auth/reset-password/x/y')).statusCode);
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});

describe('a password reset', () => {
  it('ends all sessions, verifies the address, sends a mail and audits without secrets', async () => {
    const student = await server.signIn({ email: 'meera@campus.example' });
    await server.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, student.userId));
    const link = await linkFor({ email: 'meera@campus.example' });
    await setPassword(link);
    expect((await student.get('/auth/fetchAuth')).json()).toBeNull();
    expect((await student.get('/api/events/latest')).statusCode).toBe(401);
    const [row] = await server.context.db.select().from(users).where(eq(users.id, student.userId));
    expect(row?.emailVerified).toBe(true);
    const mail = (await server.deliverMails()).at(-1);
    expect(mail).toMatchObject({ to: 'meera@campus.example', subject: 'Your password for Quad was changed' });
    const audit = await server.context.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.instituteId, server.context.instituteId)))
      .orderBy(asc(auditLog.sequence));
    expect(audit.map(({ action, detail }) => [action, detail])).toEqual([
      ['account.reset-link', {}],
      ['account.reset-password', { sessions: 1, emptied: false }],
    ]);
  });

  it('sets the first password of an account without one', async () => {
    const { id, email } = await server.addUser();
    await server.context.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
    expect((await setPassword(await linkFor({ email }))).statusCode).toBe(200);
    expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  });
});
