import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventNotices, type events, registrations, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { crowd, isFullTier, rounds } from '../../testing/tier.ts';
import { lockById } from '../accounts/accounts.repo.ts';
import { disableAccount } from '../accounts/administration.service.ts';
import { mergeAccounts } from '../accounts/corrections.service.ts';
import { verifyEmail } from '../accounts/emailVerification.service.ts';
import { erasePerson } from '../accounts/erasure.service.ts';
import { auditOf } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';

const HOUR_MS = 60 * 60 * 1000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

let server: TestApp;
let president: Visitor;
let student: Visitor;
let classmate: Visitor;
let unitId: string;

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT' });
  student = await server.signIn({ name: 'Asha Rao', email: 'asha@campus.example', rollNumber: '20230001' });
  classmate = await server.signIn({ name: 'Dev Malhotra', email: 'dev@campus.example', rollNumber: '20230002' });
  unitId = (await addUnit(server.context)).id;
});
afterAll(() => server.close());
beforeEach(() => server.setNow(TEST_NOW));

/** An event in ten hours that takes registrations now. */
async function open(changes: Partial<typeof events.$inferInsert> = {}): Promise<string> {
  const event = await addEvent(server.context, {
    unitId,
    title: 'Robo Soccer',
    startsAt: later(10),
    endsAt: later(12),
    registrationRequired: true,
    ...changes,
  });
  return event.id;
}

const own = (id: string) => `/api/events/${id}/registration`;
const list = (id: string) => `/api/events/${id}/registrations`;
const register = (visitor: Visitor, id: string) => visitor.send('POST', own(id));
const cancel = (visitor: Visitor, id: string) => visitor.send('DELETE', own(id));
const students = (count: number) => Promise.all(Array.from({ length: count }, () => server.signIn()));

describe('registering for an event', () => {
  it('gives one place, also when it is repeated', async () => {
    const id = await open({ maxParticipants: 2 });
    const expected = {
      event_id: id,
      state: 'registered',
      position: null,
      registered_count: 1,
      waiting_count: 0,
      phase: 'open',
      may_cancel: true,
    };
    const first = await register(student, id);
    expect([first.statusCode, first.json()]).toEqual([201, expected]);
    const again = await register(student, id);
    expect([again.statusCode, again.json()]).toEqual([201, expected]);
    expect((await student.get(own(id))).json()).toEqual(expected);
    expect((await classmate.get(own(id))).json()).toEqual({ ...expected, state: 'none' });
    expect(await auditOf(server.context, id)).toMatchObject([{ action: 'registration.create', detail: { state: 'registered' } }]);
  });

  it('adds students to the waiting list in order when all places are taken', async () => {
    const id = await open({ maxParticipants: 1 });
    const [one, two, three] = await students(3);
    for (const visitor of [one, two, three]) await register(visitor as Visitor, id);
    expect((await (three as Visitor).get(own(id))).json()).toEqual({
      event_id: id,
      state: 'waiting',
      position: 2,
      registered_count: 1,
      waiting_count: 2,
      phase: 'open',
      may_cancel: true,
    });
  });

  it.each([
    ['the event takes no registrations', { registrationRequired: false }, 'This event takes no registrations.'],
    ['registration has not opened yet', { registrationStartsAt: later(1) }, 'Registration opens Nov 20, 2026, 4:00 pm.'],
    ['registration has closed', { registrationEndsAt: later(-1) }, 'Registration closed.'],
    ['the event has started', { startsAt: later(-1) }, 'Registration closed.'],
    ['the event was canceled', { status: 'cancelled' as const }, 'This event was cancelled, so it takes no registrations.'],
  ])('is refused: %s', async (_, changes, message) => {
    const response = await register(student, await open(changes));
    expect([response.statusCode, response.json().message]).toEqual([409, message]);
  });

  it('is refused for the president', async () => {
    expect((await register(president, await open())).statusCode).toBe(403);
  });

  it.each([
    ['does not exist', '0198c0de-7a11-7000-8000-000000000001', 404, 'This event does not exist.'],
    ['has an invalid ID', 'nothing', 400, 'This is not a valid eventId.'],
  ])('is refused for an event that %s', async (_, id, status, message) => {
    const response = await register(student, id);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });
});

describe('concurrent registrations', () => {
  const [people, places] = isFullTier ? [5000, 100] : [crowd(60), 7];
  let many: Visitor[];
  beforeAll(async () => {
    many = await students(people);
  });

  it.each(Array.from({ length: rounds(2, 20) }, (_, index) => index + 1))(
    'never exceed the places, and the others wait in order of arrival: round %i',
    async () => {
      const id = await open({ maxParticipants: places });
      const answers = await Promise.all(many.map((visitor) => register(visitor, id)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(many.map(() => 201));
      const rows = await server.context.db.select().from(registrations).where(eq(registrations.eventId, id)).orderBy(registrations.arrival);
      expect(rows.map(({ state }) => state)).toEqual(many.map((_, index) => (index < places ? 'registered' : 'waiting')));
      expect(rows.map(({ arrival }) => arrival)).toEqual(many.map((_, index) => index + 1));
      // The response gave each of them their position in the waiting list.
      const positions = new Map(answers.map((answer, index) => [many[index]?.userId, answer.json().position]));
      expect(rows.map(({ userId }) => positions.get(userId))).toEqual(many.map((_, index) => (index < places ? null : index - places + 1)));
    },
  );
});

describe('canceling a registration', () => {
  it('gives the place to the first waiting student and notifies them by mail', async () => {
    const id = await open({ maxParticipants: 1 });
    for (const visitor of [student, classmate]) await register(visitor, id);
    const left = await cancel(student, id);
    expect([left.statusCode, left.json()]).toEqual([
      200,
      { event_id: id, state: 'none', position: null, registered_count: 1, waiting_count: 0, phase: 'open', may_cancel: true },
    ]);
    expect((await classmate.get(own(id))).json().state).toBe('registered');
    const mails = await server.deliverMails();
    expect(mails.at(-1)).toMatchObject({ to: 'dev@campus.example', subject: "You have a place at 'Robo Soccer'" });
    expect(mails.at(-1)?.text).toContain("you are registered for 'Robo Soccer', which begins on Nov 21, 2026, 1:00 am.");
  });

  it('is allowed after registration closes, but not once the event has begun', async () => {
    const id = await open({ registrationEndsAt: later(1) });
    for (const visitor of [student, classmate]) await register(visitor, id);
    server.setNow(later(2));
    expect((await cancel(student, id)).statusCode).toBe(200);
    expect((await register(student, id)).json().message).toBe('Registration closed.');
    server.setNow(later(11));
    const late = await cancel(classmate, id);
    expect((await classmate.get(own(id))).json()).toMatchObject({ state: 'registered', phase: 'closed', may_cancel: false });
    expect([late.statusCode, late.json().message]).toEqual([409, 'This event has begun, so its registrations cannot be changed.']);
  });

  it('is refused for a student who is not registered', async () => {
    const response = await cancel(student, await open());
    expect([response.statusCode, response.json().message]).toEqual([404, 'You are not registered for this event.']);
  });

  it('neither loses a place nor gives one twice when it happens concurrently', async () => {
    const many = await students(crowd(30));
    const id = await open({ maxParticipants: 5 });
    await Promise.all(many.map((visitor) => register(visitor, id)));
    const leaving = many.slice(0, 10);
    await Promise.all(leaving.map((visitor) => cancel(visitor, id)));
    const rows = await server.context.db.select().from(registrations).where(eq(registrations.eventId, id)).orderBy(registrations.arrival);
    const places = Math.min(5, rows.length);
    expect(rows.map(({ state }) => state)).toEqual(rows.map((_, index) => (index < places ? 'registered' : 'waiting')));
    expect((await student.get(own(id))).json()).toMatchObject({ registered_count: places, waiting_count: rows.length - places });
  });
});

describe('the number of places', () => {
  const form = (id: string, max_participants: number) => ({
    _id: id,
    title: 'Robo Soccer',
    category: 'technical',
    organizing_unit_id: unitId,
    schedule: { start: later(10).toISOString(), end: later(12).toISOString() },
    registration: { required: true, max_participants },
  });

  it('can be raised, and waiting students get the new places first', async () => {
    const id = await open({ maxParticipants: 1 });
    const [one, two, three, late] = (await students(4)) as [Visitor, Visitor, Visitor, Visitor];
    for (const visitor of [one, two, three]) await register(visitor, id);
    expect((await president.send('PUT', `/api/events/${id}`, form(id, 3))).statusCode).toBe(200);
    for (const visitor of [one, two, three]) expect((await visitor.get(own(id))).json().state).toBe('registered');
    expect((await register(late, id)).json()).toMatchObject({ state: 'waiting', position: 1 });
  });

  it('gives waiting students no place while the event takes no registrations or is over', async () => {
    const id = await open({ maxParticipants: 1 });
    for (const visitor of [student, classmate]) await register(visitor, id);
    const before = (await server.deliverMails()).length;
    const without = { ...form(id, 1), registration: { required: false } };
    expect((await president.send('PUT', `/api/events/${id}`, without)).statusCode).toBe(200);
    expect((await classmate.get(own(id))).json()).toMatchObject({ state: 'waiting', phase: 'none' });
    const over = { ...form(id, 9), schedule: { start: later(-3).toISOString(), end: later(-1).toISOString() } };
    expect((await president.send('PUT', `/api/events/${id}`, over)).statusCode).toBe(200);
    expect((await classmate.get(own(id))).json().state).toBe('waiting');
    expect((await president.send('POST', list(id), { user_id: president.userId })).statusCode).toBe(400);
    const [late] = (await students(1)) as [Visitor];
    const added = await president.send('POST', list(id), { user_id: late.userId });
    expect([added.statusCode, added.json().message]).toEqual([409, 'This event is over, so its registrations cannot be changed.']);
    expect((await server.deliverMails()).length).toBe(before);
  });

  it('cannot be set below the number of registered students', async () => {
    const id = await open({ maxParticipants: 3 });
    for (const visitor of [student, classmate]) await register(visitor, id);
    const response = await president.send('PUT', `/api/events/${id}`, form(id, 1));
    const message = '2 people are registered already. Enter 2 or more.';
    expect([response.statusCode, response.json()]).toMatchObject([409, { message, errors: { 'registration.max_participants': message } }]);
    expect((await president.send('PUT', `/api/events/${id}`, form(id, 2))).statusCode).toBe(200);
  });
});

describe('the place of a removed account', () => {
  const stands = async (visitor: Visitor, id: string) => (await visitor.get(own(id))).json().state;
  const mailed = async () => (await server.deliverMails()).map(({ to, subject }) => [to, subject]).at(-1);
  const PLACE_SUBJECT = "You have a place at 'Robo Soccer'";

  it('goes to the first waiting student when the account is disabled, unless the event has begun', async () => {
    const gone = await server.signIn({ email: 'gone@campus.example' });
    const [next] = (await students(1)) as [Visitor];
    const [coming, begun] = [await open({ maxParticipants: 1 }), await open({ maxParticipants: 1, startsAt: later(1) })];
    for (const visitor of [gone, next, classmate]) for (const id of [coming, begun]) await register(visitor, id);
    server.setNow(later(2));
    expect(await disableAccount(server.context, 'gone@campus.example')).toEqual({ ok: true, value: 1 });
    expect([await stands(next, coming), await stands(next, begun)]).toEqual(['registered', 'waiting']);
    expect((await classmate.get(own(coming))).json()).toMatchObject({ state: 'waiting', position: 1, registered_count: 1 });
    expect((await mailed())?.[1]).toBe(PLACE_SUBJECT);
  });

  it('goes to the first waiting student when the account is emptied', async () => {
    const gone = await server.signIn({ isUnverified: true });
    const id = await open({ maxParticipants: 1 });
    for (const visitor of [gone, classmate]) await register(visitor, id);
    const stranger = { userId: undefined, registrantHash: undefined };
    await server.context.db.transaction(async (tx) => {
      const user = await lockById(tx, server.context.instituteId, gone.userId);
      if (!user) throw new Error('The account is missing.');
      expect(await verifyEmail(tx, server.context, user, { requester: stranger, name: 'Its Owner' })).toMatchObject({ isEmptied: true });
    });
    const rows = await server.context.db.select().from(registrations).where(eq(registrations.eventId, id));
    expect(rows).toMatchObject([{ userId: classmate.userId, state: 'registered' }]);
    expect(await mailed()).toEqual(['dev@campus.example', PLACE_SUBJECT]);
  });

  it.each([
    ['both accounts have a place', ['double', 'kept', 'next'], 2],
    ['the removed account has the place and the remaining account is waiting', ['double', 'next', 'kept'], 1],
    ['the remaining account has the place and the removed account is waiting', ['kept', 'next', 'double'], 1],
  ])('stays with the remaining account after a merge, and a second place is freed: %s', async (_, order, maxParticipants) => {
    const mark = `${maxParticipants}${order.join('')}@campus.example`;
    const double = await server.signIn({ email: `from${mark}` });
    const remaining = await server.signIn({ email: `into${mark}` });
    const [next] = (await students(1)) as [Visitor];
    const who: Record<string, Visitor> = { double, kept: remaining, next };
    const id = await open({ maxParticipants });
    for (const name of order) await register(who[name] as Visitor, id);
    await server.context.db.update(users).set({ rollNumber: null }).where(eq(users.id, double.userId));
    expect(await mergeAccounts(server.context, { from: `from${mark}`, into: `into${mark}` })).toMatchObject({ ok: true });
    const rows = await server.context.db.select().from(registrations).where(eq(registrations.eventId, id)).orderBy(registrations.arrival);
    const expected = maxParticipants === 2 ? ['registered', 'registered'] : ['registered', 'waiting'];
    expect(rows.map(({ userId, state }) => [userId, state])).toEqual(
      [remaining.userId, next.userId].map((one, index) => [one, expected[index]]),
    );
  });
});

describe('the list of registrations', () => {
  it('is restricted to those who manage the event', async () => {
    const id = await open();
    expect((await student.get(list(id))).statusCode).toBe(403);
    const stranger = await server.signIn({ role: 'GENSEC_SPORTS' });
    const response = await stranger.get(list(id));
    expect([response.statusCode, response.json().message]).toEqual([403, 'Only people who manage this event can see who registered.']);
  });

  it('contains registered and waiting students, with search, sorting and pagination', async () => {
    const id = await open({ maxParticipants: 1 });
    for (const visitor of [student, classmate]) await register(visitor, id);
    const whole = await president.get(list(id));
    expect([whole.json(), whole.headers['x-total-count']]).toEqual([
      [
        {
          _id: student.userId,
          person: { _id: student.userId, username: 'asha@campus.example', personal_info: { name: 'Asha Rao' } },
          user_id: '20230001',
          state: 'registered',
          position: null,
          registered_at: TEST_NOW.toISOString(),
          checked_in_at: null,
        },
        {
          _id: classmate.userId,
          person: { _id: classmate.userId, username: 'dev@campus.example', personal_info: { name: 'Dev Malhotra' } },
          user_id: '20230002',
          state: 'waiting',
          position: 1,
          registered_at: TEST_NOW.toISOString(),
          checked_in_at: null,
        },
      ],
      '2',
    ]);
    const ids = async (query: string) => (await president.get(`${list(id)}?${query}`)).json().map(({ _id }: { _id: string }) => _id);
    expect(await ids('search=20230002')).toEqual([classmate.userId]);
    expect(await ids('search=asha')).toEqual([student.userId]);
    expect(await ids('state=waiting')).toEqual([classmate.userId]);
    const first = await president.get(`${list(id)}?limit=1`);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await president.get(next)).json()).toMatchObject([{ _id: classmate.userId }]);
    expect(await ids('order=-arrival')).toEqual([classmate.userId, student.userId]);
    expect(await ids('order=-name')).toEqual([classmate.userId, student.userId]);
    const byName = await president.get(`${list(id)}?limit=1&order=name`);
    const after = /<([^>]+)>/.exec(String(byName.headers.link))?.[1] ?? '';
    expect([...byName.json(), ...(await president.get(after)).json()].map(({ _id }) => _id)).toEqual([student.userId, classmate.userId]);
    // A cursor is valid for its sort order only.
    expect((await president.get(after.replace('order=name', 'order=-name'))).statusCode).toBe(400);
  });

  it('accepts a student added by a manager outside the registration window, and mails them', async () => {
    const id = await open({ registrationEndsAt: later(-1), maxParticipants: 1 });
    const added = await president.send('POST', list(id), { user_id: student.userId });
    expect([added.statusCode, added.json()]).toMatchObject([201, { _id: student.userId, state: 'registered' }]);
    expect((await president.send('POST', list(id), { user_id: classmate.userId })).json()).toMatchObject({ state: 'waiting', position: 1 });
    const again = await president.send('POST', list(id), { user_id: student.userId });
    expect([again.statusCode, again.json().message]).toEqual([409, 'This student is already on the list.']);
    const nobody = await president.send('POST', list(id), { user_id: president.userId });
    expect([nobody.statusCode, nobody.json().errors]).toEqual([400, { user_id: 'Choose a student from the list.' }]);
    const mails = (await server.deliverMails()).filter(({ to }) => to === 'asha@campus.example');
    expect(mails.at(-1)).toMatchObject({ subject: "You have a place at 'Robo Soccer'" });
  });

  it('allows removing a student with a reason that is mailed to them', async () => {
    const id = await open({ maxParticipants: 1 });
    for (const visitor of [student, classmate]) await register(visitor, id);
    const removal = `${list(id)}/${student.userId}/removal`;
    expect((await president.send('POST', removal, { reason: ' ' })).json().errors).toEqual({
      reason: 'Enter a reason. The student will see it.',
    });
    expect((await president.send('POST', removal, { reason: 'Only first years play.' })).statusCode).toBe(200);
    expect((await classmate.get(own(id))).json().state).toBe('registered');
    expect((await president.send('POST', removal, { reason: 'Once more.' })).statusCode).toBe(404);
    const mails = await server.deliverMails();
    const mail = mails.filter(({ to }) => to === 'asha@campus.example').at(-1);
    expect(mail?.subject).toBe("You are no longer registered for 'Robo Soccer'");
    expect(mail?.text).toContain('Only first years play.');
  });

  it('deletes the reason of a removal with the person, even if the account was merged since', async () => {
    const [from, into] = ['from-list@campus.example', 'into-list@campus.example'];
    const [gone, remaining] = [await server.signIn({ email: from }), await server.signIn({ email: into })];
    const id = await open();
    await register(gone, id);
    await president.send('POST', `${list(id)}/${gone.userId}/removal`, { reason: 'Only first years play.' });
    const { context } = server;
    await context.db.update(users).set({ rollNumber: null }).where(eq(users.id, gone.userId));
    expect(await mergeAccounts(context, { from, into })).toMatchObject({ ok: true });
    await context.db.transaction(async (tx) => {
      const user = await lockById(tx, context.instituteId, remaining.userId);
      if (!user) throw new Error('Nobody is there.');
      await erasePerson(tx, context, user);
    });
    expect(await context.db.select({ body: eventNotices.body }).from(eventNotices).where(eq(eventNotices.eventId, id))).toEqual([
      { body: '' },
    ]);
  });

  it('limits mails to three an hour, to registered or to all students', async () => {
    const id = await open({ maxParticipants: 1 });
    const mail = { subject: 'Bring your robot', text: 'We begin at ten.' };
    expect((await president.send('POST', `${list(id)}/mail`, mail)).json().message).toBe(
      'Nobody is registered yet, so there is nobody to write to.',
    );
    for (const visitor of [student, classmate]) await register(visitor, id);
    expect((await president.send('POST', `${list(id)}/mail`, mail)).json()).toEqual({
      message: 'The mail goes to 1 student.',
      recipients: 1,
    });
    expect((await president.send('POST', `${list(id)}/mail`, { ...mail, includes_waiting: true })).json().recipients).toBe(2);
    expect((await president.send('POST', `${list(id)}/mail`, mail)).statusCode).toBe(429);
    const notices = (await server.deliverMails()).filter(({ subject }) => subject === 'Robo Soccer: Bring your robot');
    expect(notices.map(({ to }) => to)).toEqual(['asha@campus.example', 'asha@campus.example', 'dev@campus.example']);
  });
});
