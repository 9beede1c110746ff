import { and, asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationChannels, notificationEvents, notifications, users } from '../../db/schema.ts';
import { postedMails } from '../../testing/jobs.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addAchievement, addUserSkill } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { notifyOfAnonymous } from '../feedback/pendingFeedback.service.ts';
import { formOf, postedFeedbackId } from '../feedback/testing/giving.ts';
import { notify, recipients } from './notifier.service.ts';

let server: TestApp;
let president: Visitor;
let scitech: Visitor;
let coordinator: Visitor;
let student: Visitor;
let unitId: string;

beforeEach(async () => {
  server = await testApp();
  unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' })).id;
  president = await server.signIn({ role: 'PRESIDENT', name: 'Meera Iyer' });
  scitech = await server.signIn({ role: 'GENSEC_SCITECH', name: 'Arjun Mehta' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example', name: 'Robotics Club' });
  student = await server.signIn({ name: 'Asha Rao', rollNumber: '20230001' });
  return () => server.close();
});

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);
const lines = async (who: Visitor, query = '') => (await who.get(`/api/notifications${query}`)).json();
const unseen = async (who: Visitor) => (await who.get('/api/notifications/unseen')).json().count;
const see = async (who: Visitor, body: object) => (await who.send('POST', '/api/notifications/seen', body)).json();
const notificationsOf = async (who: Visitor) =>
  (await lines(who)).map(({ kind, why, count, actors, titles }: Record<string, unknown>) => ({ kind, why, count, actors, titles }));

function happened() {
  const { db, instituteId } = server.context;
  return db
    .select()
    .from(notificationEvents)
    .where(eq(notificationEvents.instituteId, instituteId))
    .orderBy(asc(notificationEvents.position));
}

async function endorse(skill: string) {
  const { id } = await addUserSkill(server.context, { userId: student.userId, skillId: undefined });
  expect((await scitech.send('POST', `/api/skills/user-skills/endorse/${id}`)).statusCode, skill).toBe(200);
}

/** Stores notification events as a service does. */
function notifyStudent(kind: Parameters<typeof notify>[2]['kind'], id: string, title = 'Robo Soccer') {
  const { context } = server;
  return context.db.transaction((tx) =>
    notify(tx, context, { kind, actorId: scitech.userId, subject: { id, title }, to: recipients('owns', [student.userId]) }),
  );
}

// Recipients by kind: docs/specification/notifications.md#notifications-kinds
describe('a room request', () => {
  it.each([
    ['Approved', 'room-approved'],
    ['Rejected', 'room-rejected'],
  ])('notifies the president, and the requester when it is %s', async (status, kind) => {
    const { id } = await addEvent(server.context, { unitId, title: 'Robo Soccer' });
    const form = { room: 'Main Auditorium', date: '2026-11-21', time: '16:00', description: '' };
    const created = (await coordinator.send('POST', `/api/events/${id}/room-requests`, form)).json();
    expect(await notificationsOf(president)).toEqual([
      { kind: 'room-requested', why: 'decides', count: 1, actors: ['Robotics Club'], titles: ['Robo Soccer'] },
    ]);
    expect([await unseen(president), await unseen(coordinator), await unseen(scitech)]).toEqual([1, 0, 0]);
    const [{ _id: requestId }] = created.room_requests;
    const decision = { status };
    await president.send('PATCH', `/api/events/room-requests/${requestId}/status`, decision);
    expect(await notificationsOf(coordinator)).toEqual([{ kind, why: 'asked', count: 1, actors: ['Meera Iyer'], titles: ['Robo Soccer'] }]);
    expect([await unseen(president), await unseen(coordinator)]).toEqual([0, 1]);
    // Repeating the decision changes nothing and sends no notification.
    await president.send('PATCH', `/api/events/room-requests/${requestId}/status`, decision);
    expect((await happened()).map(({ kind }) => kind)).toEqual(['room-requested', kind]);
  });
});

describe('an item that waits for a decision', () => {
  it('notifies those who may endorse its type, and not its author', async () => {
    const other = await addUnit(server.context, { name: 'Music Club', category: 'cultural', contactEmail: 'music@campus.example' });
    const music = await server.signIn({ role: 'CLUB_COORDINATOR', email: other.contactEmail });
    await student.send('POST', '/api/skills/create-skill', { name: 'Rust', category: 'Programming', type: 'technical', description: '' });
    for (const who of [scitech, coordinator])
      expect(await notificationsOf(who)).toMatchObject([{ kind: 'skill-proposed', titles: ['Rust'] }]);
    for (const who of [president, music, student]) expect(await unseen(who)).toBe(0);
  });

  it('clears the notification of every reviewer once one of them decides', async () => {
    const { id } = await addAchievement(server.context, { userId: student.userId, title: 'Winner' });
    await server.context.db.transaction((tx) =>
      notify(tx, server.context, {
        kind: 'achievement-submitted',
        actorId: student.userId,
        subject: { id, title: 'Winner' },
        to: recipients('decides', [scitech.userId, coordinator.userId]),
      }),
    );
    expect([await unseen(scitech), await unseen(coordinator)]).toEqual([1, 1]);
    expect((await scitech.send('PATCH', `/api/achievements/verify/${id}`)).statusCode).toBe(200);
    expect([await unseen(scitech), await unseen(coordinator), await unseen(student)]).toEqual([0, 0, 1]);
  });
});

describe('inbox lines', () => {
  it('group unseen notifications of one kind, and do not change once seen', async () => {
    for (const skill of ['a', 'b', 'c']) await endorse(skill);
    const [line, ...others] = await lines(student);
    expect([line, others]).toMatchObject([{ kind: 'user-skill-endorsed', count: 3, actors: ['Arjun Mehta'], seen: false }, []]);
    expect(line.titles).toHaveLength(3);
    expect(await see(student, { ids: [line._id] })).toEqual({ count: 0 });
    server.setNow(minutes(1));
    await endorse('d');
    expect((await lines(student)).map(({ count, seen }: Record<string, unknown>) => [count, seen])).toEqual([
      [1, false],
      [3, true],
    ]);
  });

  it('stay unseen when they arrive while others are marked as seen', async () => {
    const { id } = await addEvent(server.context, { unitId });
    await notifyStudent('event-changed', id);
    const [{ _id }] = await lines(student);
    await notifyStudent('event-changed', id);
    expect(await see(student, { ids: [_id] })).toEqual({ count: 1 });
    await notifyStudent('event-notice', id);
    const [newest] = await lines(student);
    expect(await see(student, { through: newest._id })).toEqual({ count: 0 });
  });

  it('are paginated and visible only to their recipient', async () => {
    const { id } = await addEvent(server.context, { unitId });
    for (const kind of ['place-given', 'event-changed', 'event-notice'] as const) await notifyStudent(kind, id);
    const first = await student.get('/api/notifications?limit=2');
    expect([first.json().map(({ kind }: { kind: string }) => kind), first.headers['x-total-count']]).toEqual([
      ['event-notice', 'event-changed'],
      '3',
    ]);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await student.get(next)).json().map(({ kind }: { kind: string }) => kind)).toEqual(['place-given']);
    expect(await lines(coordinator)).toEqual([]);
    const [{ _id }] = await lines(student);
    expect(await see(coordinator, { ids: [_id] })).toEqual({ count: 0 });
    expect(await unseen(student)).toBe(3);
  });

  it('cannot be marked as seen without valid ids', async () => {
    expect((await student.send('POST', '/api/notifications/seen', {})).statusCode).toBe(400);
    expect((await student.send('POST', '/api/notifications/seen', { ids: ['x'] })).statusCode).toBe(400);
  });
});

describe('notifications', () => {
  it('are rolled back with the transaction that causes them', async () => {
    const { context } = server;
    const cause = context.db.transaction(async (tx) => {
      await notify(tx, context, { kind: 'event-changed', subject: { id: unitId, title: 'x' }, to: recipients('owns', [student.userId]) });
      throw new Error('no');
    });
    await expect(cause).rejects.toThrow('no');
    expect([await happened(), await postedMails(context), await unseen(student)]).toEqual([[], [], 0]);
  });

  it('are created once for a kind that can happen only once', async () => {
    const { id } = await addEvent(server.context, { unitId });
    for (let time = 0; time < 3; time += 1) await notifyStudent('registration-closes', id);
    expect(await notificationsOf(student)).toMatchObject([{ kind: 'registration-closes', count: 1 }]);
  });

  it('follow the channel preferences of the recipient', async () => {
    const { db, instituteId } = server.context;
    await db
      .insert(notificationChannels)
      .values({ instituteId, userId: student.userId, topic: 'endorsements', inbox: false, mail: false, push: false });
    await endorse('a');
    expect([await lines(student), await postedMails(server.context)]).toEqual([[], []]);
    const [row] = await db.select().from(notifications).where(eq(notifications.userId, student.userId));
    expect(row).toMatchObject({ inInbox: false, mail: 'digest', push: 'none' });
  });

  it('are mailed with a specific or a general template', async () => {
    const { id } = await addEvent(server.context, { unitId, title: 'Robo Soccer' });
    await endorse('a');
    await notifyStudent('event-changed', id);
    const mails = await server.deliverMails();
    // Jobs of the same moment have no order in a queue.
    const texts = new Map(mails.map(({ subject, text }) => [subject, text]));
    expect([...texts.keys()].sort()).toEqual(['Robo Soccer has a new time or place', 'Your skill was endorsed']);
    expect(texts.get('Robo Soccer has a new time or place')).toContain(`/events/${id}`);
  });

  it('that are only mailed are still mailed when all lines in the portal are marked as seen', async () => {
    const { id } = await addEvent(server.context, { unitId, title: 'Robo Soccer' });
    const channels = { inbox: false, mail: true, push: false };
    await student.send('PUT', '/api/notifications/preferences', { topics: [{ topic: 'events', channels }] });
    await notifyStudent('event-changed', id);
    await notifyStudent('registration-closes', id);
    const shown = await lines(student);
    expect(shown).toMatchObject([{ kind: 'registration-closes' }]);
    expect(await see(student, { through: shown[0]._id })).toEqual({ count: 0 });
    expect((await server.deliverMails()).map(({ subject }) => subject)).toEqual(['Robo Soccer has a new time or place']);
  });

  it('are not mailed once the recipient has seen them', async () => {
    const { id } = await addEvent(server.context, { unitId });
    await notifyStudent('event-changed', id);
    const [{ _id }] = await lines(student);
    await see(student, { ids: [_id] });
    expect(await server.deliverMails()).toEqual([]);
  });
});

describe('changing an event', () => {
  it('notifies registered and waiting students of a new time or place, and new organizers', async () => {
    const organizer = await server.signIn({ name: 'Priya Sharma' });
    const { id } = await addEvent(server.context, { unitId, title: 'Robo Soccer', registrationRequired: true, maxParticipants: 1 });
    const waiting = await server.signIn({ name: 'Dev Malhotra' });
    for (const who of [student, waiting]) expect((await who.send('POST', `/api/events/${id}/registration`)).statusCode).toBe(201);
    const form = {
      title: 'Robo Soccer',
      description: '',
      category: 'technical',
      type: '',
      organizing_unit_id: unitId,
      organizers: [organizer.userId],
      schedule: { start: '2026-11-21T10:30:00.000Z', end: '2026-11-21T12:30:00.000Z', venue: 'Lawn', mode: null },
    };
    const edit = await coordinator.send('PUT', `/api/events/${id}`, form);
    expect(edit.statusCode, edit.body).toBe(200);
    expect(await notificationsOf(student)).toMatchObject([{ kind: 'event-changed', why: 'registered', titles: ['Robo Soccer'] }]);
    expect(await notificationsOf(waiting)).toMatchObject([{ kind: 'event-changed', why: 'waits' }]);
    expect(await notificationsOf(organizer)).toMatchObject([{ kind: 'organizer-named', why: 'organizes', actors: ['Robotics Club'] }]);
    await coordinator.send('PUT', `/api/events/${id}`, { ...form, title: 'Robo Football' });
    expect(await notificationsOf(student)).toHaveLength(1);
  });
});

describe('feedback', () => {
  it('notifies those responsible without naming its author', async () => {
    await postedFeedbackId(student, formOf(unitId, { target_type: 'Club/Organization', is_anonymous: false }));
    for (const who of [scitech, coordinator])
      expect(await notificationsOf(who)).toEqual([
        { kind: 'feedback-given', why: expect.any(String), count: 1, actors: [], titles: ['Robotics Club'] },
      ]);
    expect(await unseen(president)).toBe(0);
    expect(JSON.stringify(await happened(), (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      student.userId,
    );
  });

  it('notifies once after an hour when it is anonymous, without a trace of its author', async () => {
    const id = await postedFeedbackId(student, formOf(unitId, { target_type: 'Club/Organization', is_anonymous: true }));
    await notifyOfAnonymous(server.context);
    expect(await happened()).toEqual([]);
    server.setNow(minutes(60));
    await server.runPeriodicWork();
    await notifyOfAnonymous(server.context);
    await notifyOfAnonymous(server.context);
    expect(await notificationsOf(coordinator)).toMatchObject([{ kind: 'feedback-given', count: 1 }]);
    await coordinator.send('PUT', `/api/feedback/mark-resolved/${id}`, { actions_taken: 'Done.' });
    expect((await happened()).map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['feedback-given', null],
      ['feedback-resolved', null],
    ]);
    const { db, instituteId } = server.context;
    const own = and(eq(notifications.instituteId, instituteId), eq(notifications.userId, student.userId));
    expect(await db.select().from(notifications).where(own)).toEqual([]);
    expect(await unseen(coordinator)).toBe(0);
  });

  it('does not notify the person it is about', async () => {
    const { db, instituteId } = server.context;
    await db
      .update(users)
      .set({ onboardingComplete: true })
      .where(and(eq(users.instituteId, instituteId), eq(users.id, president.userId)));
    await postedFeedbackId(student, formOf(president.userId, { target_type: 'User', is_anonymous: false }));
    expect(await unseen(president)).toBe(0);
    const other = await server.signIn({ role: 'PRESIDENT' });
    await postedFeedbackId(student, formOf(scitech.userId, { target_type: 'User', is_anonymous: false }));
    expect(await notificationsOf(other)).toEqual([{ kind: 'feedback-given', why: 'decides', count: 1, actors: [], titles: [] }]);
  });
});
