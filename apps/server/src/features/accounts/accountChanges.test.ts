import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { cleanUp } from '../../cleanUp.ts';
import { newId } from '../../db/ids.ts';
import { accountChanges, auditLog, sessions, users } from '../../db/schema.ts';
import { attemptNext, postedMails, setQueueTime } from '../../testing/jobs.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { erase } from '../personal-data/accountErasure.service.ts';
import { purgeAccountChanges } from './accountChanges.service.ts';
import { accountChangeWorker } from './accountChangeWorker.ts';
import { updateUser } from './accounts.repo.ts';
import { changeEmail } from './corrections.service.ts';

// docs/specification/administration.md#administration-account-changes
let server: TestApp;
let office: Visitor;
let asha: Visitor;

beforeEach(async () => {
  server = await testApp();
  office = await server.signIn({ isAdministrator: true, name: 'Olivia Office', email: 'office@campus.example' });
  asha = await server.signIn({ name: 'Asha Rao', email: 'asa@campus.example', rollNumber: '1001' });
  return () => server.close();
});

const NEW = 'asha@campus.example';
const REASON = 'The letters were swapped.';
const LIST = '/api/admin/account-changes';
const hours = (count: number) => new Date(TEST_NOW.getTime() + count * 3_600_000);
const said = (response: { statusCode: number; json(): { message: string } }) => [response.statusCode, response.json().message];

const second = (): Promise<Visitor> => server.signIn({ isAdministrator: true, name: 'Ravi Registrar', email: 'registrar@campus.example' });
const askEmail = (by = office, userId = asha.userId, to = NEW) =>
  by.send('POST', LIST, { kind: 'change-email', user_id: userId, to, reason: REASON });
const askMerge = (userId: string, into: string, by = office) =>
  by.send('POST', LIST, { kind: 'merge', user_id: userId, into, reason: REASON });
const decide = (by: Visitor, id: string, decision: string) => by.send('POST', `${LIST}/${id}/decision`, { decision });
const idOf = (response: { json(): { _id: string } }) => response.json()._id;

const addressOf = async (id: string) => (await server.context.db.select().from(users).where(eq(users.id, id)))[0]?.email;
const waiting = async () => {
  const { db, instituteId } = server.context;
  return db.$count(accountChanges, eq(accountChanges.instituteId, instituteId));
};

/** The audit log without reauthentications. */
async function log() {
  const { db, instituteId } = server.context;
  const rows = await db.select().from(auditLog).where(eq(auditLog.instituteId, instituteId)).orderBy(asc(auditLog.sequence));
  return rows
    .filter(({ action }) => action.startsWith('account'))
    .map(({ action, actorId, subjectId, detail }) => ({ action, actorId, subjectId, detail }));
}

async function stopTokens(to: string): Promise<string[]> {
  const mails = await server.deliverMails();
  return mails.filter((mail) => mail.to === to).flatMap(({ text }) => /\/stop-change\/([\w-]+)/.exec(text)?.[1] ?? []);
}
const stop = (token: string) => server.visitor().send('POST', '/auth/account-changes/stop', { token });

describe('account change requests with another administrator', () => {
  let registrar: Visitor;
  beforeEach(async () => {
    registrar = await second();
  });

  it('wait for confirmation, and notify the person and the other administrator at once', async () => {
    const response = await askEmail();
    expect(response.statusCode).toBe(201);
    const change = {
      _id: idOf(response),
      kind: 'change-email',
      person: { _id: asha.userId, name: 'Asha Rao', username: 'asa@campus.example' },
      to: NEW,
      into: null,
      reason: REASON,
      asked_by: { _id: office.userId, name: 'Olivia Office' },
      asked_at: TEST_NOW.toISOString(),
      expires_at: hours(72).toISOString(),
      takes_effect_at: null,
    };
    expect(response.json()).toEqual(change);
    expect((await registrar.get(LIST)).json()).toEqual({ is_alone: false, changes: [change] });
    expect(await addressOf(asha.userId)).toBe('asa@campus.example');
    expect((await asha.get('/auth/fetchAuth')).json()).not.toBeNull();
    const mails = await server.deliverMails();
    const textByAddress = Object.fromEntries(mails.map(({ to, text }) => [to, text]));
    expect(Object.keys(textByAddress).sort()).toEqual(['asa@campus.example', 'registrar@campus.example']);
    expect(textByAddress['asa@campus.example']).toContain('Olivia Office, an administrator of Quad, asked on 2026-11-20 at 15:00');
    expect(textByAddress['asa@campus.example']).toContain(`The reason given: "${REASON}"`);
    expect(textByAddress['asa@campus.example']).toContain('tell whoever may confirm it: Ravi Registrar.');
    expect(textByAddress['asa@campus.example']).not.toMatch(/stop-change|asha@campus/);
    expect(textByAddress['registrar@campus.example']).toContain(
      'Olivia Office asked to give the account of Asha Rao another email address.',
    );
  });

  it('take effect when the other administrator confirms, and are audited with both actors', async () => {
    const id = idOf(await askEmail());
    expect(said(await decide(registrar, id, 'confirm'))).toEqual([200, 'The account now has the new address.']);
    expect(await addressOf(asha.userId)).toBe(NEW);
    expect((await asha.get('/auth/fetchAuth')).json()).toBeNull();
    expect(await waiting()).toBe(0);
    expect(await log()).toMatchObject([
      {
        action: 'account-change.ask',
        actorId: office.userId,
        subjectId: asha.userId,
        detail: { kind: 'change-email', to: NEW, reason: REASON, alone: false },
      },
      { action: 'account-change.confirm', actorId: registrar.userId, subjectId: asha.userId, detail: { askedBy: office.userId } },
      {
        action: 'account.change-email',
        actorId: registrar.userId,
        subjectId: asha.userId,
        detail: { from: 'asa@campus.example', to: NEW, sessions: 1, askedBy: office.userId },
      },
    ]);
    expect(said(await decide(registrar, id, 'confirm'))).toEqual([404, 'This request is no longer waiting.']);
  });

  it('merge two accounts on confirmation, and notify both mailboxes beforehand', async () => {
    const twice = await server.addUser({ email: 'asha.old@campus.example', onboardingComplete: false });
    const id = idOf(await askMerge(twice.id, 'ASA@campus.example'));
    expect((await server.deliverMails()).map(({ to }) => to).sort()).toEqual([
      'asa@campus.example',
      'asha.old@campus.example',
      'registrar@campus.example',
    ]);
    expect(said(await decide(registrar, id, 'confirm'))).toEqual([200, 'The two accounts were merged.']);
    expect(await addressOf(twice.id)).toBeUndefined();
    expect((await asha.get('/auth/fetchAuth')).json()).toBeNull();
    expect((await log()).at(-1)).toMatchObject({
      action: 'account.merge',
      actorId: registrar.userId,
      detail: { goneEmail: 'asha.old@campus.example', askedBy: office.userId },
    });
  });

  it('cannot be confirmed by the requester or by the person concerned', async () => {
    const third = await server.signIn({ isAdministrator: true, email: 'third@campus.example' });
    const id = idOf(await askEmail(office, registrar.userId, 'new.registrar@campus.example'));
    const self = 'Another administrator has to do this: you cannot decide about yourself.';
    for (const decision of ['confirm', 'refuse']) {
      expect(said(await decide(office, id, decision))).toEqual([403, 'Another administrator has to decide this: you asked for it.']);
      expect(said(await decide(registrar, id, decision))).toEqual([403, self]);
    }
    expect(said(await decide(third, id, 'withdraw'))).toEqual([403, 'Only the person who requested it can withdraw it.']);
    expect(await addressOf(registrar.userId)).toBe('registrar@campus.example');
    expect((await decide(third, id, 'confirm')).statusCode).toBe(200);
    expect(await addressOf(registrar.userId)).toBe('new.registrar@campus.example');
  });

  it('change nothing if they are refused or withdrawn', async () => {
    expect(said(await decide(registrar, idOf(await askEmail()), 'refuse'))).toEqual([200, 'The request was refused.']);
    expect(said(await decide(office, idOf(await askEmail()), 'withdraw'))).toEqual([200, 'The request was withdrawn.']);
    expect(await addressOf(asha.userId)).toBe('asa@campus.example');
    expect((await log()).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['account-change.ask', office.userId],
      ['account-change.refuse', registrar.userId],
      ['account-change.ask', office.userId],
      ['account-change.withdraw', office.userId],
    ]);
  });

  it('expire after three days, and can then be made again', async () => {
    const id = idOf(await askEmail());
    const { db, instituteId } = server.context;
    // Sessions do not last that long, so the time is changed in the database.
    const isIt = and(eq(accountChanges.instituteId, instituteId), eq(accountChanges.id, id));
    await db.update(accountChanges).set({ expiresAt: TEST_NOW }).where(isIt);
    expect(said(await decide(registrar, id, 'confirm'))).toEqual([409, 'This request has expired. Make a new one.']);
    expect((await registrar.get(LIST)).json().changes).toEqual([]);
    expect((await askEmail()).statusCode).toBe(201);
    expect((await log()).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['account-change.ask', office.userId],
      ['account-change.expire', null],
      ['account-change.ask', office.userId],
    ]);
    for (const [after, left] of [
      [71, 1],
      [72, 0],
    ] as const) {
      server.setNow(hours(after));
      await cleanUp({ ...server.context, db: server.connection.acrossInstitutes }, [server.context]);
      expect(await waiting()).toBe(left);
    }
  });

  it('take effect once if two administrators confirm concurrently', async () => {
    const third = await server.signIn({ isAdministrator: true, email: 'third@campus.example' });
    const id = idOf(await askEmail());
    const answers = await Promise.all([registrar, third].map((visitor) => decide(visitor, id, 'confirm')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await log()).filter(({ action }) => action === 'account.change-email')).toHaveLength(1);
  });

  it('are validated when they are made and again when they are confirmed', async () => {
    const taken = `An account with ${NEW} already exists. Merge the two if they belong to one person.`;
    const id = idOf(await askEmail());
    const other = await server.addUser({ email: NEW, rollNumber: '1002' });
    expect(said(await decide(registrar, id, 'confirm'))).toEqual([409, taken]);
    expect(await waiting()).toBe(1);
    expect(said(await decide(office, id, 'withdraw'))).toEqual([200, 'The request was withdrawn.']);
    expect(said(await askEmail())).toEqual([409, taken]);
    expect(said(await askMerge(other.id, 'asa@campus.example'))).toEqual([
      409,
      'The accounts have two roll numbers, 1002 and 1001. Find out which is right, and give both that account first.',
    ]);
    expect(said(await askMerge(other.id, 'nobody@campus.example'))).toEqual([404, 'Nobody has an account with nobody@campus.example.']);
    expect(said(await askMerge(other.id, NEW))).toEqual([400, 'An account cannot be merged with itself.']);
    expect(said(await askMerge(registrar.userId, NEW))).toEqual([
      409,
      'Nobody could confirm this: the only other administrator is the person concerned. Add a third one, or use the command line.',
    ]);
    expect(said(await askEmail(office, newId()))).toEqual([404, 'This person does not exist.']);
    expect(await waiting()).toBe(0);
  });

  it('are rejected for the own account and without a reason', async () => {
    const self = [403, 'Another administrator has to do this: you cannot decide about yourself.'];
    expect(said(await askEmail(office, office.userId))).toEqual(self);
    expect(said(await askMerge(office.userId, 'asa@campus.example'))).toEqual(self);
    expect(said(await askMerge(asha.userId, 'office@campus.example'))).toEqual(self);
    const blank = await office.send('POST', LIST, { kind: 'change-email', user_id: asha.userId, to: NEW, reason: ' ' });
    expect(blank.json().errors).toEqual({ reason: 'Say why.' });
  });

  it('are limited to one per person and twenty per requester', async () => {
    expect((await askEmail()).statusCode).toBe(201);
    expect(said(await askEmail(registrar, asha.userId, 'other@campus.example'))).toEqual([
      409,
      'A change of this account is already waiting.',
    ]);
    for (let number = 1; number < 20; number += 1) {
      const { id } = await server.addUser();
      expect((await askEmail(office, id, `new${number}@campus.example`)).statusCode).toBe(201);
    }
    const { id } = await server.addUser();
    expect(said(await askEmail(office, id, 'last@campus.example'))).toEqual([
      409,
      'Too many of your requests are waiting. Wait until they are decided, or withdraw some.',
    ]);
    expect((await askEmail(registrar, id, 'last@campus.example')).statusCode).toBe(201);
  });

  it('cannot be seen or decided by another institute', async () => {
    const other = await testApp();
    onTestFinished(() => other.close());
    const foreign = await other.signIn({ isAdministrator: true, email: 'office@campus.example' });
    const id = idOf(await askEmail());
    expect(said(await decide(foreign, id, 'confirm'))).toEqual([404, 'This request is no longer waiting.']);
    expect((await foreign.get(LIST)).json()).toEqual({ is_alone: true, changes: [] });
    expect(said(await askEmail(foreign))).toEqual([404, 'This person does not exist.']);
    expect(await waiting()).toBe(1);
  });

  it.each(['requester', 'person'])('are deleted when an account is erased (%s)', async (who) => {
    const id = idOf(await askEmail());
    expect(await erase(server.context, who === 'requester' ? office.userId : asha.userId)).toBe(true);
    expect(said(await decide(registrar, id, 'confirm'))).toEqual([404, 'This request is no longer waiting.']);
    expect(await waiting()).toBe(0);
    const texts = JSON.stringify(await log());
    expect(texts.includes(REASON)).toBe(who === 'requester');
    expect(texts.includes(NEW)).toBe(who === 'requester');
  });

  it('stay pending if the command line changes the account meanwhile', async () => {
    const id = idOf(await askEmail());
    expect(await changeEmail(server.context, { email: 'asa@campus.example', to: 'rao@campus.example' })).toMatchObject({ ok: true });
    expect((await registrar.get(LIST)).json().changes).toMatchObject([{ _id: id, person: { username: 'rao@campus.example' } }]);
  });
});

describe('account change requests of a single administrator', () => {
  it('take effect after 24 hours without confirmation', async () => {
    const response = await askEmail();
    expect(response.json()).toMatchObject({ takes_effect_at: hours(24).toISOString(), expires_at: hours(72).toISOString() });
    expect((await office.get(LIST)).json().is_alone).toBe(true);
    expect(said(await decide(office, idOf(response), 'confirm'))).toEqual([
      403,
      'Another administrator has to decide this: you asked for it.',
    ]);
    server.setNow(hours(23.9));
    await server.workOnAccountChanges();
    expect(await addressOf(asha.userId)).toBe('asa@campus.example');
    server.setNow(hours(24));
    await server.workOnAccountChanges();
    expect(await addressOf(asha.userId)).toBe(NEW);
    expect(await server.context.db.$count(sessions, eq(sessions.userId, asha.userId))).toBe(0);
    expect((await log()).at(-1)).toMatchObject({ action: 'account.change-email', actorId: null, detail: { askedBy: office.userId } });
    expect(await waiting()).toBe(0);
  });

  it('take effect even if the clock of the node is behind that of the queue', async () => {
    await askEmail();
    const worker = accountChangeWorker(() => server.context, server.app.log);
    server.setNow(new Date(hours(24).getTime() - 500));
    await setQueueTime(server.connection, hours(24));
    expect(await attemptNext(server.connection, 'account-changes', worker)).toBe(true);
    expect(await addressOf(asha.userId)).toBe('asa@campus.example');
    server.setNow(hours(24));
    await server.workOnAccountChanges();
    expect(await addressOf(asha.userId)).toBe(NEW);
  });

  it('can be stopped once through the mailed link, but not through a forged link', async () => {
    await askEmail();
    const [token = ''] = await stopTokens('asa@campus.example');
    const dead = [400, 'This link no longer works: the change was made, refused or stopped.'];
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    for (const wrong of [forged, token.slice(1), '', 'a'.repeat(500)]) expect(said(await stop(wrong))).toEqual(dead);
    expect((await server.visitor().get(`/auth/account-changes/stop?token=${token}`)).statusCode).toBe(404);
    expect(await waiting()).toBe(1);
    expect(said(await stop(token))).toEqual([200, 'The change was stopped.']);
    expect(said(await stop(token))).toEqual(dead);
    server.setNow(hours(24));
    await server.workOnAccountChanges();
    expect(await addressOf(asha.userId)).toBe('asa@campus.example');
    expect((await log()).at(-1)).toMatchObject({ action: 'account-change.stop', actorId: asha.userId, detail: { askedBy: office.userId } });
  });

  it('can be stopped from either mailbox of a merge, and store no token', async () => {
    const twice = await server.addUser({ email: 'asha.old@campus.example', onboardingComplete: false });
    await askMerge(twice.id, 'asa@campus.example');
    const [gone = ''] = await stopTokens('asha.old@campus.example');
    const [current = ''] = await stopTokens('asa@campus.example');
    expect(gone).not.toBe(current);
    const [row] = await server.context.db.select().from(accountChanges).where(eq(accountChanges.userId, twice.id));
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`${gone}|${current}`));
    expect(said(await stop(current))).toEqual([200, 'The change was stopped.']);
    expect((await stop(gone)).statusCode).toBe(400);
    expect((await log()).at(-1)).toMatchObject({ action: 'account-change.stop', actorId: asha.userId, subjectId: twice.id });
  });

  it('cannot be stopped at another institute', async () => {
    const other = await testApp();
    onTestFinished(() => other.close());
    await askEmail();
    const [token = ''] = await stopTokens('asa@campus.example');
    const foreign = await other.visitor().send('POST', '/auth/account-changes/stop', { token });
    expect(foreign.statusCode).toBe(400);
    expect(await waiting()).toBe(1);
  });

  it('allow twenty attempts per minute with stop links', async () => {
    const visitor = server.visitor();
    const codes: number[] = [];
    for (let round = 0; round < 21; round += 1)
      codes.push((await visitor.send('POST', '/auth/account-changes/stop', { token: 'a'.repeat(43) })).statusCode);
    expect(codes.slice(-2)).toEqual([400, 429]);
  });

  it('can be confirmed by an administrator who was added meanwhile', async () => {
    const id = idOf(await askEmail());
    const registrar = await second();
    expect((await registrar.get(LIST)).json().changes).toHaveLength(1);
    expect((await decide(registrar, id, 'confirm')).statusCode).toBe(200);
    expect(await addressOf(asha.userId)).toBe(NEW);
    server.setNow(hours(24));
    await server.workOnAccountChanges();
    expect((await log()).filter(({ action }) => action === 'account.change-email')).toHaveLength(1);
  });

  it('are not applied if the requester is disabled or the address is taken, and expire', async () => {
    const { id: binoy } = await server.addUser();
    await askEmail();
    await askEmail(office, binoy, 'binoy@campus.example');
    await server.addUser({ email: 'binoy@campus.example' });
    const { instituteId } = server.context;
    await updateUser(server.context.db, { instituteId, id: office.userId }, { disabledAt: TEST_NOW });
    server.setNow(hours(24));
    await server.workOnAccountChanges();
    expect([await addressOf(asha.userId), await waiting()]).toEqual(['asa@campus.example', 2]);
    server.setNow(hours(72));
    await purgeAccountChanges(server.context);
    expect(await waiting()).toBe(0);
  });

  it('send no mail after they are withdrawn', async () => {
    const id = idOf(await askEmail());
    expect((await postedMails(server.context)).map(({ kind, recipientId }) => [kind, recipientId])).toEqual([
      ['account-change-asked', asha.userId],
    ]);
    await decide(office, id, 'withdraw');
    expect(await server.deliverMails()).toEqual([]);
  });

  it.each([
    [false, 'An account change failed, and will be retried'],
    [true, 'An account change failed permanently'],
  ])('log a failure without personal data (last attempt: %s)', async (isLastAttempt, text) => {
    const changeId = idOf(await askEmail());
    const failing = () => {
      throw Object.assign(new Error(`${NEW} broke it`), { code: '57014' });
    };
    const log = { warn: vi.fn(), error: vi.fn() };
    const { instituteId } = server.context;
    const worker = accountChangeWorker(() => ({ ...server.context, clock: failing }), log);
    const job = {
      id: newId(),
      data: { instituteId, changeId, userId: asha.userId },
      createdAt: TEST_NOW,
      attempt: 4,
      isLastAttempt,
      signal: undefined,
    };
    await expect(worker(job)).rejects.toThrow('broke it');
    const fields = { instituteId, changeId, userId: asha.userId, attempt: 4, reason: '57014' };
    expect(log[isLastAttempt ? 'error' : 'warn'].mock.calls).toEqual([[fields, text]]);
  });
});
