import { createHash, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkIns, eventParticipants, events, registrations, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { crowd, rounds } from '../../testing/tier.ts';
import { mergeAccounts } from '../accounts/corrections.service.ts';
import { auditOf } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { recountFigures } from '../figures/figures.service.ts';
import { checkInCodes } from './checkInCodes.ts';

const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
/** Three in the afternoon on campus. */
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

let server: TestApp;
let president: Visitor;
let coordinator: Visitor;
let unitId: string;

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  unitId = (await addUnit(server.context, { contactEmail: 'robotics@campus.example' })).id;
});
afterAll(() => server.close());
beforeEach(() => server.setNow(TEST_NOW));

/** Advances the clock by more than the lifetime of a session. */
async function wait(hours: number): Promise<void> {
  server.setNow(later(hours));
  president = await server.signIn({ role: 'PRESIDENT' });
}

/** An event this evening with registration. */
async function tonight(changes: Partial<typeof events.$inferInsert> = {}): Promise<string> {
  const defaults = { unitId, title: 'Robo Night', startsAt: later(3), endsAt: later(5), registrationRequired: true };
  return (await addEvent(server.context, { ...defaults, ...changes })).id;
}

const students = (count: number) => Promise.all(Array.from({ length: count }, () => server.signIn()));
const register = (visitor: Visitor, id: string) => visitor.send('POST', `/api/events/${id}/registration`);
const pass = (visitor: Visitor, id: string) => visitor.get(`/api/events/${id}/check-in-code`);
const list = async (id: string) => (await president.get(`/api/events/${id}/check-ins`)).json();
const scan = (id: string, body: object, by = president) =>
  by.send('POST', `/api/events/${id}/check-ins`, { scan_id: randomUUID(), ...body });
const undo = (id: string, userId: string, day = TODAY, by = president) =>
  by.send('POST', `/api/events/${id}/check-ins/${userId}/undo`, { day });

/** A person with a place, and their code. */
async function guest(id: string, day = TODAY): Promise<{ visitor: Visitor; token: string }> {
  const [visitor] = (await students(1)) as [Visitor];
  expect((await register(visitor, id)).json()).toMatchObject({ state: 'registered' });
  return { visitor, token: await codeOf(visitor, id, day) };
}

async function codeOf(visitor: Visitor, id: string, day = TODAY): Promise<string> {
  const { codes } = (await pass(visitor, id)).json();
  return codes.find((code: { day: string }) => code.day === day).token;
}

async function participantsOf(id: string): Promise<string[]> {
  const rows = await server.context.db.select().from(eventParticipants).where(eq(eventParticipants.eventId, id));
  return rows.map(({ userId }) => userId);
}

async function countOf(id: string): Promise<number | undefined> {
  const [row] = await server.context.db.select({ count: events.participantCount }).from(events).where(eq(events.id, id));
  return row?.count;
}

describe('GET /api/events/{id}/check-in-code', () => {
  it('returns one code for each remaining day of the event, without personal data', async () => {
    const id = await tonight({ startsAt: later(-30), endsAt: later(40), registrationEndsAt: null });
    const [visitor] = (await students(1)) as [Visitor];
    expect((await president.send('POST', `/api/events/${id}/registrations`, { user_id: visitor.userId })).statusCode).toBe(201);
    const response = await pass(visitor, id);
    const { codes } = response.json();
    expect(response.json()).toMatchObject({ event_id: id, codes: [{ day: TODAY, since: null }, { day: TOMORROW }, { day: '2026-11-22' }] });
    for (const { token } of codes) {
      expect(token).toMatch(/^[\w-]{46}$/);
      const bytes = Buffer.from(token, 'base64url').toString('hex');
      for (const one of [visitor.userId, id, server.context.instituteId]) expect(bytes).not.toContain(one.replaceAll('-', ''));
    }
    expect(new Set(codes.map(({ token }: { token: string }) => token)).size).toBe(3);
    expect((await pass(visitor, id)).json()).toEqual(response.json());
  });

  it('returns codes to registered students only, not to the waiting list or unregistered students', async () => {
    const id = await tonight({ maxParticipants: 1 });
    const [first, second, third] = (await students(3)) as [Visitor, Visitor, Visitor];
    for (const visitor of [first, second]) await register(visitor, id);
    expect((await pass(first, id)).statusCode).toBe(200);
    for (const visitor of [second, third]) {
      const response = await pass(visitor, id);
      expect([response.statusCode, response.json().message]).toEqual([404, 'You are not registered for this event.']);
    }
    expect((await pass(president, id)).statusCode).toBe(403);
  });

  it('returns no codes for a canceled event', async () => {
    const id = await tonight();
    const { visitor } = await guest(id);
    await server.context.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
    expect((await pass(visitor, id)).json().codes).toEqual([]);
  });
});

describe('opening a check-in code', () => {
  it('shows the person to its owner and event managers only', async () => {
    const id = await tonight();
    const { visitor, token } = await guest(id);
    const own = await visitor.get(`/api/check-in/${token}`);
    expect([own.statusCode, own.json()]).toMatchObject([200, { event_id: id, title: 'Robo Night', day: TODAY, is_own: true, since: null }]);
    for (const manager of [president, coordinator]) {
      expect((await manager.get(`/api/check-in/${token}`)).json()).toMatchObject({ is_own: false, person: { _id: visitor.userId } });
    }
    const others = [(await students(1))[0] as Visitor, await server.signIn({ role: 'GENSEC_SPORTS' })];
    for (const other of others) {
      const response = await other.get(`/api/check-in/${token}`);
      expect([response.statusCode, response.json().message]).toEqual([
        403,
        'This code is not yours. Only its owner and those who manage the event can open it.',
      ]);
      expect(response.body).not.toContain(visitor.userId);
    }
  });

  it.each(['nothing', 'A'.repeat(46), 'A'.repeat(45)])('returns 404 for the unsigned code %j', async (token) => {
    const response = await president.get(`/api/check-in/${token}`);
    expect([response.statusCode, response.json().message]).toEqual([404, 'This is not a check-in code.']);
  });
});

describe('checkInCodes', () => {
  const content = { ref: '8c1d7c0e-0d4c-4b1a-9f4e-2f6d1f3a2b1c', day: TODAY };

  it('opens a code only for the institute and with the key that sealed it', () => {
    const codes = checkInCodes(server.context);
    const token = codes.seal(content);
    expect(codes.open(token)).toEqual(content);
    expect(checkInCodes({ ...server.context, instituteId: randomUUID() }).open(token)).toBeUndefined();
    const keys = { ...server.context.keys, audit: Buffer.alloc(32, 'another') };
    expect(checkInCodes({ ...server.context, keys }).open(token)).toBeUndefined();
  });

  it('rejects a code with any single character changed', () => {
    const codes = checkInCodes(server.context);
    const token = codes.seal(content);
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let index = 0; index < token.length; index += 1) {
      for (const letter of letters.replace(token[index] ?? '', '')) {
        expect(codes.open(token.slice(0, index) + letter + token.slice(index + 1)), `${index} ${letter}`).toBeUndefined();
      }
    }
    for (const text of ['', token.slice(1), `${token}A`, token.toLowerCase()]) expect(codes.open(text)).toBeUndefined();
  });
});

describe('checking in', () => {
  it('succeeds once, then reports the earlier time, and adds the student to the participants', async () => {
    const id = await tonight();
    const { visitor, token } = await guest(id);
    server.setNow(later(2));
    const green = await scan(id, { token }, coordinator);
    expect([green.statusCode, green.json()]).toMatchObject([
      200,
      { outcome: 'in', day: TODAY, person: { _id: visitor.userId }, since: later(2).toISOString(), reason: null, way_in: null },
    ]);
    server.setNow(later(3));
    expect((await scan(id, { token })).json()).toMatchObject({ outcome: 'already', since: later(2).toISOString() });
    expect((await scan(id, { user_id: visitor.userId })).json()).toMatchObject({ outcome: 'already' });
    expect([await participantsOf(id), await countOf(id)]).toEqual([[visitor.userId], 1]);
    expect((await pass(visitor, id)).json().codes).toMatchObject([{ since: later(2).toISOString() }]);
    const [entry] = (await president.get(`/api/events/${id}/registrations`)).json();
    expect(entry).toMatchObject({ _id: visitor.userId, checked_in_at: later(2).toISOString() });
    const entries = await auditOf(server.context, visitor.userId);
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([['check-in.create', { eventId: id, day: TODAY }]]);
  });

  it('returns the same answer when the same scan is sent again', async () => {
    const id = await tonight();
    const { token } = await guest(id);
    const scan_id = randomUUID();
    const first = (await scan(id, { token, scan_id })).json();
    expect(first.outcome).toBe('in');
    expect((await scan(id, { token, scan_id })).json()).toEqual(first);
    expect(await countOf(id)).toBe(1);
  });

  it('succeeds once when two devices scan concurrently', async () => {
    for (let round = 0; round < rounds(3, 30); round += 1) {
      const id = await tonight();
      const { token } = await guest(id);
      const answers = await Promise.all([scan(id, { token }), scan(id, { token }, coordinator)]);
      expect(answers.map((answer) => answer.json().outcome).sort()).toEqual(['already', 'in']);
      expect(await countOf(id)).toBe(1);
    }
  });

  it('counts every student exactly once when four devices scan concurrently', async () => {
    const id = await tonight();
    const many = await students(crowd(40));
    await Promise.all(many.map((visitor) => register(visitor, id)));
    const tokens = await Promise.all(many.map((visitor) => codeOf(visitor, id)));
    const devices = [president, coordinator, president, coordinator];
    const answers = await Promise.all(devices.flatMap((device) => tokens.map((token) => scan(id, { token }, device))));
    expect(answers.filter((answer) => answer.json().outcome === 'in')).toHaveLength(many.length);
    expect(answers.filter((answer) => answer.json().outcome === 'already')).toHaveLength(many.length * 3);
    expect((await participantsOf(id)).sort()).toEqual(many.map(({ userId }) => userId).sort());
    expect(await countOf(id)).toBe(many.length);
  });

  it('counts each day of a longer event separately, and a student as one participant', async () => {
    const id = await tonight({ endsAt: later(30) });
    const { visitor, token } = await guest(id);
    const second = await codeOf(visitor, id, TOMORROW);
    expect((await scan(id, { token })).json().outcome).toBe('in');
    expect((await scan(id, { token: second })).json()).toMatchObject({
      outcome: 'unregistered',
      reason: 'This code is for Nov 21, 2026.',
      sentence: { text: 'This code is for {1}.', values: { 1: { day: TOMORROW } } },
    });
    await wait(24);
    expect((await scan(id, { token: second })).json()).toMatchObject({ outcome: 'in', day: TOMORROW });
    expect((await scan(id, { token })).json()).toMatchObject({ outcome: 'unregistered', reason: 'This code is for Nov 20, 2026.' });
    expect(await countOf(id)).toBe(1);
  });

  it('uses the time of a scan sent later, but no future time and none older than three days', async () => {
    const id = await tonight();
    const [one, two] = [await guest(id), await guest(id)];
    await wait(30);
    const at = later(3).toISOString();
    expect((await scan(id, { token: one.token, at })).json()).toMatchObject({ outcome: 'in', day: TODAY, since: at });
    expect((await scan(id, { token: two.token })).json().message).toBe('The days of this event are over.');
    await wait(4);
    expect((await scan(id, { token: two.token, at: later(20).toISOString() })).json()).toMatchObject({ since: later(4).toISOString() });
    await wait(100);
    const late = await scan(id, { token: two.token, at });
    expect([late.statusCode, late.json().message]).toEqual([409, 'This was scanned more than three days ago, which is too late.']);
  });

  it.each([
    ['before the first day of the event', { startsAt: later(30), endsAt: later(32) }, 'Check-in opens on Nov 21, 2026.'],
    ['after the last day of the event', { startsAt: later(-30), endsAt: later(-28) }, 'The days of this event are over.'],
    ['for a canceled event', { status: 'cancelled' as const }, 'This event was cancelled, so nobody is checked in.'],
    ['for an event without registration', { registrationRequired: false }, 'This event takes no registrations.'],
  ])('is rejected %s', async (_, changes, message) => {
    const id = await tonight(changes);
    const response = await scan(id, { user_id: (await server.addUser()).id });
    expect([response.statusCode, response.json().message]).toEqual([409, message]);
  });

  it('rejects codes of other events, other institutes and canceled registrations without a name', async () => {
    const id = await tonight();
    const foreign = await guest(await tonight());
    const gone = await guest(id);
    await gone.visitor.send('DELETE', `/api/events/${id}/registration`);
    const other = await testApp();
    const elsewhere = checkInCodes(other.context).seal({ ref: randomUUID(), day: TODAY });
    await other.close();
    for (const [token, reason] of [
      [foreign.token, 'This code is for another event.'],
      [gone.token, 'This registration no longer exists.'],
      [elsewhere, 'This is not a check-in code.'],
      ['https://campus.example', 'This is not a check-in code.'],
    ]) {
      expect((await scan(id, { token })).json()).toMatchObject({ outcome: 'unregistered', reason, person: null, way_in: null });
    }
    expect(await countOf(id)).toBe(0);
  });

  it('is allowed for event managers only', async () => {
    const id = await tonight();
    const { visitor, token } = await guest(id);
    const sports = await server.signIn({ role: 'GENSEC_SPORTS' });
    expect((await scan(id, { token }, visitor)).statusCode).toBe(403);
    for (const response of [
      await scan(id, { token }, sports),
      await sports.get(`/api/events/${id}/check-ins`),
      await undo(id, visitor.userId, TODAY, sports),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([403, 'Only people who manage this event can check people in.']);
    }
  });

  it.each([
    [{ token: 'x', user_id: 'y' }, 'A scan has a code or a student.'],
    [{}, 'A scan has a code or a student.'],
    [{ user_id: 'y' }, 'Choose a student from the list.'],
  ])('rejects a scan without either a code or a valid student: %j', async (body, message) => {
    const response = await scan(await tonight(), body);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });
});

describe('checking in a student without a place', () => {
  const stands = async (visitor: Visitor, id: string) => (await visitor.get(`/api/events/${id}/registration`)).json();

  it('adds the student when a place is free', async () => {
    const id = await tonight({ maxParticipants: 1 });
    const [visitor] = (await students(1)) as [Visitor];
    const red = await scan(id, { user_id: visitor.userId });
    expect(red.json()).toMatchObject({ outcome: 'unregistered', reason: 'This student is not on the list.', way_in: 'room' });
    expect((await scan(id, { user_id: visitor.userId, let_in: 'room' })).json()).toMatchObject({ outcome: 'in' });
    expect(await stands(visitor, id)).toMatchObject({ state: 'registered', registered_count: 1 });
    const entries = await auditOf(server.context, visitor.userId);
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['check-in.let-in', { eventId: id, day: TODAY, beyond: false }],
    ]);
  });

  it('exceeds the maximum only when requested, and keeps earlier students on the waiting list', async () => {
    const id = await tonight({ maxParticipants: 1 });
    const [first, second, third] = (await students(3)) as [Visitor, Visitor, Visitor];
    for (const visitor of [first, second, third]) await register(visitor, id);
    const red = { outcome: 'unregistered', reason: 'On the waiting list, number 2. Every place is taken (1 of 1).', way_in: 'beyond' };
    expect((await scan(id, { user_id: third.userId })).json()).toMatchObject(red);
    expect((await scan(id, { user_id: third.userId, let_in: 'room' })).json()).toMatchObject(red);
    expect((await scan(id, { user_id: third.userId, let_in: 'beyond' })).json()).toMatchObject({ outcome: 'in' });
    expect(await stands(third, id)).toMatchObject({ state: 'registered', registered_count: 2, waiting_count: 1 });
    expect(await stands(second, id)).toMatchObject({ state: 'waiting', position: 1 });
    const [entry] = (await auditOf(server.context, third.userId)).filter(({ action }) => action === 'check-in.let-in');
    expect(entry?.detail).toEqual({ eventId: id, day: TODAY, beyond: true });
    await first.send('DELETE', `/api/events/${id}/registration`);
    expect(await stands(second, id)).toMatchObject({ state: 'waiting', registered_count: 1 });
  });

  it('does not keep the event from being edited with the maximum that it has', async () => {
    const id = await tonight({ maxParticipants: 1 });
    const [first, second] = (await students(2)) as [Visitor, Visitor];
    await register(first, id);
    await scan(id, { user_id: second.userId, let_in: 'beyond' });
    const edit = (max_participants: number) => {
      const registration = { required: true, max_participants };
      const form = { title: 'Robo Night', description: 'In Hall 2', category: 'technical', organizing_unit_id: unitId, registration };
      return coordinator.send('PUT', `/api/events/${id}`, form);
    };
    expect((await edit(1)).statusCode).toBe(200);
    expect((await edit(3)).statusCode).toBe(200);
    expect((await edit(1)).json()).toMatchObject({ code: 'CONFLICT', message: '2 people are registered already. Enter 2 or more.' });
  });

  it('fills a free place only once when two students are checked in concurrently', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const id = await tonight({ maxParticipants: 1 });
      const two = await students(2);
      const answers = await Promise.all(two.map(({ userId }) => scan(id, { user_id: userId, let_in: 'room' })));
      expect(answers.map((answer) => answer.json().outcome).sort()).toEqual(['in', 'unregistered']);
    }
  });
});

describe('undoing a check-in', () => {
  it('removes the participation, keeps the registration and writes an audit log entry', async () => {
    const id = await tonight();
    const { visitor, token } = await guest(id);
    await scan(id, { token });
    const response = await undo(id, visitor.userId);
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'The check-in was undone.' }]);
    expect([await countOf(id), (await pass(visitor, id)).json().codes[0].since]).toEqual([0, null]);
    expect((await undo(id, visitor.userId)).statusCode).toBe(404);
    expect((await undo(id, 'nobody')).statusCode).toBe(400);
    expect((await undo(id, visitor.userId, '0000-01-01')).statusCode).toBe(400);
    const actions = (await auditOf(server.context, visitor.userId)).map(({ action }) => action);
    expect(actions).toEqual(['check-in.create', 'check-in.undo']);
    expect((await scan(id, { token })).json().outcome).toBe('in');
  });

  it('keeps a participation from another day or from before the check-in', async () => {
    const id = await tonight({ endsAt: later(30) });
    const { visitor, token } = await guest(id);
    const second = await codeOf(visitor, id, TOMORROW);
    await scan(id, { token });
    await wait(24);
    await scan(id, { token: second });
    await undo(id, visitor.userId, TODAY);
    expect(await countOf(id)).toBe(1);
    await undo(id, visitor.userId, TOMORROW);
    expect(await countOf(id)).toBe(0);
    await wait(0);
    const [before] = (await students(1)) as [Visitor];
    await register(before, id);
    await server.context.db
      .insert(eventParticipants)
      .values({ instituteId: server.context.instituteId, eventId: id, userId: before.userId });
    await scan(id, { token: await codeOf(before, id) });
    await undo(id, before.userId);
    expect(await participantsOf(id)).toEqual([before.userId]);
  });

  it('is required before the registration can be canceled or removed', async () => {
    const id = await tonight();
    const { visitor, token } = await guest(id);
    await scan(id, { token });
    const cancelled = await visitor.send('DELETE', `/api/events/${id}/registration`);
    expect([cancelled.statusCode, cancelled.json().message]).toEqual([409, 'You are checked in, so you cannot cancel.']);
    const removed = await president.send('POST', `/api/events/${id}/registrations/${visitor.userId}/removal`, { reason: 'Mistaken.' });
    expect([removed.statusCode, removed.json().message]).toEqual([
      409,
      'This student is checked in, so the registration stays. Undo the check-in first.',
    ]);
  });
});

describe('GET /api/events/{id}/check-ins', () => {
  it('returns code digests and check-in times of today, without names or tokens', async () => {
    const id = await tonight({ maxParticipants: 2 });
    const [one, two] = [await guest(id), await guest(id)];
    const [waits] = (await students(1)) as [Visitor];
    await register(waits, id);
    await scan(id, { token: two.token });
    const digest = (token: string) => createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
    const held = await list(id);
    expect(held).toMatchObject({ event_id: id, day: TODAY, came_count: 1, registered_count: 2 });
    expect(new Map(held.codes.map((code: { digest: string; since: string }) => [code.digest, code.since]))).toEqual(
      new Map([
        [digest(one.token), null],
        [digest(two.token), TEST_NOW.toISOString()],
      ]),
    );
    const text = JSON.stringify(held);
    for (const trace of [one.visitor.userId, two.visitor.userId, one.token, 'Person']) expect(text).not.toContain(trace);
  });

  it('returns no codes on a day without the event', async () => {
    const id = await tonight({ startsAt: later(30), endsAt: later(32) });
    await guest(id, TOMORROW);
    expect(await list(id)).toEqual({ event_id: id, day: null, came_count: 0, registered_count: 1, codes: [] });
  });
});

describe('attendance figures', () => {
  it('follow check-ins, including late ones and undone ones, and match a recount', async () => {
    const id = await tonight({ startsAt: later(-2), endsAt: later(1) });
    const [early, late] = (await students(2)) as [Visitor, Visitor];
    for (const { userId } of [early, late]) await president.send('POST', `/api/events/${id}/registrations`, { user_id: userId });
    const token = await codeOf(late, id);
    await scan(id, { token: await codeOf(early, id) });
    server.setNow(later(3));
    await server.runPeriodicWork();
    const scitech = await server.signIn({ role: 'GENSEC_SCITECH' });
    const attendance = async () => {
      await server.runPeriodicWork();
      const { engagement } = (await scitech.get('/api/analytics/gensec')).json();
      return engagement.topEventsByParticipation.find(({ title }: { title: string }) => title === 'Robo Night')?.participantCount;
    };
    expect(await attendance()).toBe(1);
    await scan(id, { token, at: later(0.5).toISOString() });
    expect(await attendance()).toBe(2);
    await undo(id, late.userId);
    expect(await attendance()).toBe(1);
    const { db, instituteId } = server.context;
    expect(await db.transaction((tx) => recountFigures(tx, instituteId))).toEqual([]);
  });
});

it('moves check-ins and registrations to the remaining account when accounts are merged', async () => {
  const [from, into] = ['from-door@campus.example', 'into-door@campus.example'];
  const [gone, remaining] = [await server.signIn({ email: from }), await server.signIn({ email: into })];
  const id = await tonight();
  await register(gone, id);
  await scan(id, { token: await codeOf(gone, id) });
  await server.context.db.update(users).set({ rollNumber: null }).where(eq(users.id, gone.userId));
  expect(await mergeAccounts(server.context, { from, into })).toMatchObject({ ok: true });
  const ofRemaining = and(eq(checkIns.eventId, id), eq(checkIns.userId, remaining.userId));
  expect([await server.context.db.$count(checkIns, ofRemaining), await participantsOf(id)]).toEqual([1, [remaining.userId]]);
  expect(await server.context.db.$count(registrations, eq(registrations.eventId, id))).toBe(1);
  // Participants are counted by the day on which they were added.
  const added = await server.context.db
    .select({ at: eventParticipants.addedAt })
    .from(eventParticipants)
    .where(eq(eventParticipants.eventId, id));
  expect(added).toEqual([{ at: TEST_NOW }]);
});
