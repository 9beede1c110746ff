import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, mailboxProofs, users } from '../../db/schema.ts';
import { storedJobs } from '../../testing/jobs.ts';
import { TEST_NOW, type TestApp, testApp } from '../../testing/testApp.ts';
import { changeRole } from './administration.service.ts';
import { audited, DEAN, fillIn, leftOf, newestLink, OWN_PASSWORD, register, stored } from './testing/registrant.ts';

const MINUTE_MS = 60_000;
const DEAD = 'This link does not work any more. Please ask for a new one.';

let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

describe('email verification after registration', () => {
  it('mails a link to the portal address, and stores no token', async () => {
    const { userId } = await register(server);
    const [mail] = await server.deliverMails();
    expect(mail).toMatchObject({ to: 'dean@campus.example', subject: 'Confirm your email address for Quad' });
    expect(mail?.text).toMatch(new RegExp(`http://localhost:4000/verify-email/${userId}/[A-Za-z0-9_-]{43}\\n`));
    expect(mail?.text).not.toContain('The Dean');
    const token = (await newestLink(server)).split('/').at(-1) ?? '';
    const { db } = server.context;
    const all = [await storedJobs(db), await db.select().from(mailboxProofs), await db.select().from(auditLog)];
    expect(JSON.stringify(all)).not.toContain(token);
  });

  it('reports a reminder to an unverified user, and nothing to a verified user', async () => {
    const visitor = await register(server);
    expect((await visitor.get('/auth/fetchAuth')).json()).toMatchObject({ email_proof: 'reminder' });
    expect((await (await server.signIn()).get('/auth/fetchAuth')).json()).not.toHaveProperty('email_proof');
  });

  it('sends at most three more links per hour, of which only the last works', async () => {
    const visitor = await register(server);
    const first = await newestLink(server);
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await visitor.send('POST', '/auth/verify-email')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const newest = await newestLink(server);
    expect(await server.deliverMails()).toHaveLength(4);
    expect((await visitor.get(first)).statusCode).toBe(400);
    expect((await visitor.get(newest)).statusCode).toBe(200);
  });

  it('sends no link to a verified user or a visitor', async () => {
    const proven = await (await server.signIn()).send('POST', '/auth/verify-email');
    expect([proven.statusCode, proven.json().message]).toEqual([409, 'Your email address is already confirmed.']);
    expect((await server.visitor().send('POST', '/auth/verify-email')).statusCode).toBe(401);
    expect(await server.deliverMails()).toEqual([]);
  });
});

describe('verification link in the browser that registered', () => {
  it('can be checked repeatedly but used once, and only verifies the address', async () => {
    const visitor = await register(server);
    await fillIn(server, visitor);
    const before = await stored(server);
    const link = await newestLink(server);
    for (let round = 0; round < 3; round += 1) {
      expect((await visitor.get(link)).json()).toEqual({ message: 'Confirm your email address.', is_registrant: true });
    }
    const response = await visitor.send('POST', link, {});
    expect(response.json()).toMatchObject({ message: 'Your email address is confirmed.', user: { _id: visitor.userId } });
    expect(response.json().user).not.toHaveProperty('email_proof');
    expect(await stored(server)).toEqual({ ...before, emailVerified: true, emailClaimed: false, registrantHash: null });
    expect(await leftOf(server, visitor.userId)).toEqual([1, 1, 1, 1, 1, 1]);
    expect((await visitor.get('/api/events/latest')).statusCode).toBe(200);
    for (const dead of [await visitor.get(link), await visitor.send('POST', link, {})]) {
      expect([dead.statusCode, dead.json().message]).toEqual([400, DEAD]);
    }
    expect(await audited(server, 'account.prove-mailbox')).toEqual([{ takenOver: false, emptied: false, sessions: 0 }]);
  });

  it('expires after 15 minutes, and returns the same response for every invalid link', async () => {
    const visitor = await register(server);
    const link = await newestLink(server);
    const [, , , id, token] = link.split('/');
    const dead = [
      link.slice(0, -1),
      `${link}x`,
      `/auth/verify-email/${newId()}/${token}`,
      `/auth/verify-email/nobody/x`,
      `/auth/verify-email/${id}/%20`,
    ];
    for (const address of dead) {
      const bodies = [await visitor.get(address), await visitor.send('POST', address, {})];
      for (const body of bodies) expect([body.statusCode, body.json().message], address).toEqual([400, DEAD]);
    }
    server.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS - 1));
    expect((await visitor.get(link)).statusCode).toBe(200);
    server.setNow(new Date(TEST_NOW.getTime() + 15 * MINUTE_MS));
    expect((await visitor.send('POST', link, {})).json().message).toBe(DEAD);
  });

  it('succeeds for only one of 24 concurrent requests', async () => {
    const visitor = await register(server);
    const link = await newestLink(server);
    const responses = await Promise.all(
      Array.from({ length: 24 }, () =>
        server.app.inject({
          method: 'POST',
          url: link,
          payload: {},
          cookies: visitor.cookies,
          headers: { 'sec-fetch-site': 'same-origin' },
          remoteAddress: `10.9.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
        }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await audited(server, 'account.prove-mailbox')).toHaveLength(1);
  });

  it('allows 20 attempts per minute from one address', async () => {
    const visitor = server.visitor();
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await visitor.get('/auth/verify-email/x/y')).statusCode);
    expect(statuses.slice(0, 20).every((status) => status === 400)).toBe(true);
    expect(statuses[20]).toBe(429);
  });
});

describe('roles and email verification', () => {
  it('grant no role above student to an unverified account', async () => {
    const outsider = await register(server);
    for (const role of ['PRESIDENT', 'GENSEC_SCITECH', 'CLUB_COORDINATOR'] as const) {
      expect(await changeRole(server.context, { email: DEAN.email, role })).toMatchObject({
        ok: false,
        refusal: { message: `The address dean@campus.example is not confirmed yet, so it cannot have the role ${role}.` },
      });
    }
    expect((await outsider.get('/auth/fetchAuth')).json()).toMatchObject({ role: 'STUDENT' });
    expect(await changeRole(server.context, { email: DEAN.email, role: 'STUDENT' })).toMatchObject({ ok: true });
  });

  it('grant a role after verification, and end every session on a role change', async () => {
    const visitor = await register(server);
    await visitor.send('POST', await newestLink(server), {});
    expect(await changeRole(server.context, { email: DEAN.email, role: 'PRESIDENT' })).toEqual({ ok: true, value: { from: 'STUDENT' } });
    expect((await visitor.get('/auth/fetchAuth')).json()).toBeNull();
    const president = await server.signIn({ role: 'PRESIDENT', email: 'former@campus.example' });
    await changeRole(server.context, { email: 'former@campus.example', role: 'STUDENT' });
    expect((await president.get('/auth/fetchAuth')).json()).toBeNull();
  });

  it('do not give an unverified account access to a unit through its contact address', async () => {
    await register(server);
    const president = await server.signIn({ role: 'PRESIDENT' });
    const unit = {
      name: 'Deanery',
      type: 'Club',
      category: 'scitech',
      contact_info: { email: DEAN.email },
      hierarchy_level: 1,
      budget_info: { allocated_budget: 0 },
    };
    const refused = await president.send('POST', '/api/orgUnit/create', unit);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'An account with this email already exists. Choose another address for the unit.',
    ]);
    const made = await president.send('POST', '/api/orgUnit/create', { ...unit, contact_info: { email: 'club@campus.example' } });
    expect(made.statusCode, made.body).toBe(201);
    const unproven = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'other@campus.example', isUnverified: true });
    const { db, instituteId } = server.context;
    await db
      .update(users)
      .set({ email: 'gone@campus.example' })
      .where(and(eq(users.instituteId, instituteId), eq(users.email, 'club@campus.example')));
    await db.update(users).set({ email: 'club@campus.example' }).where(eq(users.id, unproven.userId));
    const reads = () => unproven.get('/api/orgUnit/clubData/club@campus.example');
    expect((await reads()).statusCode).toBe(403);
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, unproven.userId));
    expect((await reads()).statusCode).toBe(200);
  });

  it('verify the coordinator of a new unit with the first password reset', async () => {
    const president = await server.signIn({ role: 'PRESIDENT' });
    await president.send('POST', '/api/orgUnit/create', {
      name: 'Chess Club',
      type: 'Club',
      category: 'scitech',
      contact_info: { email: 'chess@campus.example' },
    });
    await server.visitor().send('POST', await newestLink(server, 'reset-password'), { password: OWN_PASSWORD });
    expect(await stored(server, 'chess@campus.example')).toMatchObject({
      name: 'Chess Club',
      role: 'CLUB_COORDINATOR',
      onboardingComplete: true,
      emailVerified: true,
    });
  });
});

describe('EMAIL_PROOF=before-onboarding', () => {
  let strict: TestApp;
  beforeEach(async () => {
    strict = await testApp({ environment: { EMAIL_PROOF: 'before-onboarding' } });
    return () => strict.close();
  });
  const form = { ID_No: '77', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };

  it('rejects onboarding until the link is used', async () => {
    const visitor = await register(strict);
    expect((await visitor.get('/auth/fetchAuth')).json()).toMatchObject({ email_proof: 'required' });
    for (const refused of [await visitor.send('POST', '/onboarding', form), await visitor.get('/api/feedback/get-targetid')]) {
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'EMAIL_UNPROVEN']);
    }
    await visitor.send('POST', await newestLink(strict), {});
    expect((await visitor.send('POST', '/onboarding', form)).statusCode).toBe(200);
    expect((await visitor.get('/api/events/latest')).statusCode).toBe(200);
  });

  it('blocks onboarded users with an unverified address, except accounts from before verification', async () => {
    const early = await strict.signIn({ isUnverified: true });
    expect((await early.get('/api/feedback/get-targetid')).json()).toMatchObject({ code: 'EMAIL_UNPROVEN' });
    const before = await strict.signIn();
    await strict.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, before.userId));
    expect((await before.get('/api/events/latest')).statusCode).toBe(200);
    expect((await before.get('/auth/fetchAuth')).json()).toMatchObject({ email_proof: 'reminder' });
  });
});
