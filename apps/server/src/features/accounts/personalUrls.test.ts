import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditLog, records, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addUnit } from '../events/testing/records.ts';
import { changeEmail, mergeAccounts } from './corrections.service.ts';
import { findOrCreateAccount } from './identities.service.ts';

let server: TestApp;
let office: Visitor;
let asha: Visitor;
let calendar: string;
let ofUnit: string;

const RECORD_TOKEN = 'a-token-of-a-record';

beforeEach(async () => {
  server = await testApp();
  office = await server.signIn({ isAdministrator: true });
  asha = await server.signIn({ name: 'Asha Rao', email: 'asha@campus.example' });
  const { id: unit_id } = await addUnit(server.context, { name: 'Robotics Club' });
  calendar = new URL((await asha.send('PUT', '/api/calendar/feeds', { kind: 'personal' })).json().url).pathname;
  ofUnit = new URL((await asha.send('PUT', '/api/calendar/feeds', { kind: 'unit', unit_id })).json().url).pathname;
  const { db, instituteId } = server.context;
  const tokenHash = createHash('sha256').update(RECORD_TOKEN).digest('hex');
  await db.insert(records).values({ instituteId, userId: asha.userId, shown: [], tokenHash, sharedAt: TEST_NOW });
  return () => server.close();
});

/** Statuses of the URLs that need no session: a person's calendar, a unit's calendar, and the record. */
async function answers(): Promise<number[]> {
  const responses = [calendar, ofUnit, `/api/records/${RECORD_TOKEN}`].map((url) => server.visitor().get(url));
  return (await Promise.all(responses)).map(({ statusCode }) => statusCode);
}

async function stopped() {
  const { db, instituteId } = server.context;
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId)));
  return rows.flatMap(({ action, actorId }) => (['calendar-feed.stop', 'record.stop'].includes(action) ? [[action, actorId]] : []));
}

describe('personal calendar and record URLs', () => {
  it('stop working after a password reset, as the mail says', async () => {
    expect(await answers()).toEqual([200, 200, 200]);
    await server.visitor().send('POST', '/auth/forgot-password', { email: 'asha@campus.example' });
    const [, link = ''] = /http:\/\/localhost:4000(\/reset-password\/\S+)/.exec((await server.deliverMails()).at(-1)?.text ?? '') ?? [];
    expect((await server.visitor().send('POST', `/auth${link}`, { password: 'eleven paper lanterns' })).statusCode).toBe(200);
    expect(await answers()).toEqual([404, 200, 404]);
    expect(await stopped()).toEqual([
      ['calendar-feed.stop', asha.userId],
      ['record.stop', asha.userId],
    ]);
    expect((await server.deliverMails()).at(-1)?.text).toContain(
      'The addresses of your calendar and of your record, if you had any, no longer work either',
    );
  });

  it('stop working when an administrator changes the address, but not when only its case changes', async () => {
    await changeEmail(server.context, { email: 'asha@campus.example', to: 'Asha@campus.example' });
    expect(await answers()).toEqual([200, 200, 200]);
    const other = await server.signIn({ isAdministrator: true });
    const change = { kind: 'change-email', user_id: asha.userId, to: 'asha.rao@campus.example', reason: 'She has another one.' };
    const { _id } = (await other.send('POST', '/api/admin/account-changes', change)).json();
    expect(await answers()).toEqual([200, 200, 200]);
    const decided = await office.send('POST', `/api/admin/account-changes/${_id}/decision`, { decision: 'confirm' });
    expect(decided.statusCode).toBe(200);
    expect(await answers()).toEqual([404, 200, 404]);
    expect(await stopped()).toEqual([
      ['calendar-feed.stop', office.userId],
      ['record.stop', office.userId],
    ]);
  });

  it.each([
    ['stop working when a provider proves a mailbox that nobody had proven', undefined, [404, 200, 404]],
    ['stay when that happens in a browser that is signed in to the account', 'own', [200, 200, 200]],
  ])('%s', async (_, session, expected) => {
    await server.context.db.update(users).set({ emailVerified: false }).where(eq(users.id, asha.userId));
    const identity = { subject: 'asha', email: 'asha@campus.example', isEmailVerified: true, name: 'Asha Rao', groups: [] };
    const requester = { userId: session && asha.userId, registrantHash: undefined };
    expect(await findOrCreateAccount(server.context, { identity, requester })).toMatchObject({ ok: true, value: { id: asha.userId } });
    expect(await answers()).toEqual(expected);
  });

  it('of an account that is merged into another one do not show what the other one has', async () => {
    const remaining = await server.addUser({ email: 'asha.rao@campus.example', onboardingComplete: false });
    expect(await mergeAccounts(server.context, { from: 'asha@campus.example', into: remaining.email })).toMatchObject({ ok: true });
    expect(await answers()).toEqual([404, 200, 404]);
  });

  it('stop working when all sessions are ended, unless they are kept explicitly', async () => {
    const url = `/api/admin/people/${asha.userId}/access`;
    expect((await office.send('POST', url, { change: 'end-sessions', keep_addresses: true })).statusCode).toBe(200);
    expect(await answers()).toEqual([200, 200, 200]);
    expect((await office.send('POST', url, { change: 'end-sessions' })).statusCode).toBe(200);
    expect(await answers()).toEqual([404, 200, 404]);
    expect((await office.send('POST', url, { change: 'end-sessions' })).statusCode).toBe(200);
    expect(await stopped()).toHaveLength(2);
  });
});
