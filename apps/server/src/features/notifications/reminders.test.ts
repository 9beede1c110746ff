import type { Digest } from '@quad/domain/notifications';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { eventReports, notificationEvents, notifications, unitFollows } from '../../db/schema.ts';
import { postedMails, storedJobs } from '../../testing/jobs.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { changeRole } from '../accounts/administration.service.ts';
import { addEvent, addRequest, addUnit } from '../events/testing/records.ts';
import { remindOfFeedback } from '../feedback/pendingFeedback.service.ts';
import { endHour, formOf, postedFeedbackId } from '../feedback/testing/giving.ts';
import { withdrawRequests } from '../room-requests/withdrawing.service.ts';
import { listNotifications, readUnseen, seeNotifications } from './notifications.service.ts';
import { notify, recipients } from './notifier.service.ts';
import { changePreferences, unsubscribeFrom } from './preferences.service.ts';
import { enqueueDigests, purgeNotificationEvents, remind } from './reminders.service.ts';

let server: TestApp;
let president: Visitor;
let coordinator: Visitor;
let student: Visitor;
let unitId: string;

beforeEach(async () => {
  server = await testApp();
  unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' })).id;
  president = await server.signIn({ role: 'PRESIDENT' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  student = await server.signIn({ email: 'asha@campus.example', name: 'Asha Rao' });
  return () => server.close();
});

/** A time on campus. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00.000+05:30`);
/** Calls the service directly, because the browser's session expires within these days. */
const asActor = ({ userId }: Visitor) => ({ userId, role: 'STUDENT' }) as Actor;
const notificationsOf = async (who: Visitor) =>
  (await listNotifications(server.context, asActor(who), { limit: 20, after: undefined })).items.map(({ kind, why, titles }) => [
    kind,
    why,
    titles,
  ]);
const unseen = async (who: Visitor) => (await readUnseen(server.context, asActor(who))).count;
const seeAll = (who: Visitor) => seeNotifications(server.context, asActor(who), { through: '999999999999' });

async function lookAt(day: string, time: string): Promise<void> {
  server.setNow(at(day, time));
  await remindOfFeedback(server.context);
  await remind(server.context);
}

describe('a reminder', () => {
  it('is sent once in the daytime for a room request that waits for three days, and cleared by the decision', async () => {
    const { id: eventId } = await addEvent(server.context, { unitId, title: 'Robo Soccer', startsAt: at('2026-12-20', '16:00') });
    const request = { eventId, requestedBy: coordinator.userId, requestedAt: at('2026-11-20', '15:00'), date: '2026-12-20' };
    const { id } = await addRequest(server.context, { ...request, startsAt: at('2026-12-20', '16:00'), endsAt: at('2026-12-20', '18:00') });
    await lookAt('2026-11-23', '14:59');
    expect(await notificationsOf(president)).toEqual([]);
    await lookAt('2026-11-23', '22:00');
    expect(await notificationsOf(president)).toEqual([]);
    for (const time of ['15:00', '15:10', '18:00']) await lookAt('2026-11-24', time);
    expect(await notificationsOf(president)).toEqual([['room-waits', 'decides', ['Robo Soccer']]]);
    expect(await notificationsOf(coordinator)).toEqual([]);
    const late = await server.signIn({ role: 'PRESIDENT' });
    await late.send('PATCH', `/api/events/room-requests/${id}/status`, { status: 'Rejected' });
    expect(await unseen(president)).toBe(0);
  });

  it('of a waiting room request is also for the general secretary whom the catalog names for the room', async () => {
    const [cultural, sports] = [await server.signIn({ role: 'GENSEC_CULTURAL' }), await server.signIn({ role: 'GENSEC_SPORTS' })];
    const room = { name: 'Main Auditorium', decided_by: 'GENSEC_CULTURAL' };
    expect((await president.send('POST', '/api/rooms', room)).statusCode).toBe(201);
    const { id: eventId } = await addEvent(server.context, { unitId, title: 'Robo Soccer', startsAt: at('2026-12-20', '16:00') });
    const request = { eventId, requestedBy: coordinator.userId, requestedAt: at('2026-11-20', '15:00'), date: '2026-12-20' };
    await addRequest(server.context, { ...request, startsAt: at('2026-12-20', '16:00'), endsAt: at('2026-12-20', '18:00') });
    await lookAt('2026-11-24', '15:00');
    for (const decider of [cultural, president])
      expect(await notificationsOf(decider)).toEqual([['room-waits', 'decides', ['Robo Soccer']]]);
    expect(await notificationsOf(sports)).toEqual([]);
  });

  it.each([
    ['the series is decided', (eventId: string, seriesId: string) => decideSeries(eventId, seriesId)],
    ['the event is cancelled', (eventId: string) => cancelEvent(eventId)],
  ])('of each request of a weekly series is cleared when %s', async (_, settle) => {
    const { id: eventId } = await addEvent(server.context, { unitId, title: 'Robo Soccer', startsAt: at('2026-12-06', '16:00') });
    const seriesId = newId();
    for (const date of ['2026-12-06', '2026-12-13', '2026-12-20']) {
      const slot = { date, startsAt: at(date, '16:00'), endsAt: at(date, '18:00') };
      await addRequest(server.context, {
        ...{ eventId, seriesId, requestedBy: coordinator.userId, requestedAt: at('2026-11-20', '15:00'), ...slot },
      });
    }
    await lookAt('2026-11-24', '15:00');
    const [line] = (await listNotifications(server.context, asActor(president), { limit: 20, after: undefined })).items;
    expect(line).toMatchObject({ kind: 'room-waits', count: 3, seen: false });
    await settle(eventId, seriesId);
    expect(await unseen(president)).toBe(0);
  });

  async function decideSeries(_eventId: string, seriesId: string): Promise<void> {
    const late = await server.signIn({ role: 'PRESIDENT' });
    const answer = await late.send('PATCH', `/api/events/room-requests/series/${seriesId}/status`, { status: 'Approved' });
    expect(answer.statusCode, answer.body).toBe(200);
  }

  async function cancelEvent(eventId: string): Promise<void> {
    await server.context.db.transaction((tx) => withdrawRequests(tx, server.context, { actor: asActor(coordinator), eventIds: [eventId] }));
  }

  it('is sent once, three days after an event ends without a report', async () => {
    const ended = { unitId, startsAt: at('2026-11-20', '16:00'), endsAt: at('2026-11-20', '18:00') };
    await addEvent(server.context, { ...ended, title: 'Robo Soccer' });
    await addEvent(server.context, { ...ended, title: 'Called off', status: 'cancelled' });
    const { id: eventId } = await addEvent(server.context, { ...ended, title: 'Line Follower' });
    const { db, instituteId } = server.context;
    const written = { writtenBy: coordinator.userId, writtenAt: at('2026-11-21', '10:00'), updatedAt: at('2026-11-21', '10:00') };
    await db.insert(eventReports).values({ instituteId, eventId, text: 'It went.', photosAsEvidence: false, version: 1, ...written });
    await lookAt('2026-11-23', '17:59');
    expect(await notificationsOf(coordinator)).toEqual([]);
    for (const day of ['2026-11-24', '2026-11-25']) await lookAt(day, '10:00');
    expect(await notificationsOf(coordinator)).toEqual([['report-due', 'looks-after', ['Robo Soccer']]]);
    expect(await notificationsOf(president)).toEqual([]);
  });

  it('is sent once, the day before registration closes, to student followers who are not registered', async () => {
    const { db, instituteId } = server.context;
    const listed = await server.signIn({ name: 'Dev Malhotra' });
    const open = { unitId, title: 'Robo Soccer', registrationRequired: true, startsAt: at('2026-11-25', '16:00'), endsAt: null };
    const { id } = await addEvent(server.context, { ...open, registrationEndsAt: at('2026-11-21', '18:00') });
    await addEvent(server.context, { ...open, registrationEndsAt: at('2026-11-22', '00:00') });
    await addEvent(server.context, { ...open, registrationEndsAt: at('2026-11-20', '23:00') });
    for (const { userId } of [student, listed, president]) await db.insert(unitFollows).values({ instituteId, userId, unitId });
    expect((await listed.send('POST', `/api/events/${id}/registration`)).statusCode).toBe(201);
    for (const time of ['16:00', '16:10']) await lookAt('2026-11-20', time);
    expect(await notificationsOf(student)).toEqual([['registration-closes', 'follows', ['Robo Soccer']]]);
    expect([await notificationsOf(listed), await notificationsOf(president)]).toEqual([[], []]);
  });

  it('is sent once for overdue feedback, without its author', async () => {
    const id = await postedFeedbackId(student, formOf(unitId, { target_type: 'Club/Organization', is_anonymous: true }));
    await endHour(server);
    await lookAt('2026-12-04', '12:00');
    expect(await notificationsOf(coordinator)).toEqual([]);
    for (const time of ['16:00', '16:10']) await lookAt('2026-12-04', time);
    expect(await notificationsOf(coordinator)).toEqual([['feedback-overdue', 'looks-after', ['Robotics Club']]]);
    const rows = await server.context.db.select().from(notificationEvents).where(eq(notificationEvents.subjectId, id));
    expect(rows.map(({ kind, actorId }) => [kind, actorId])).toEqual([['feedback-overdue', null]]);
  });
});

describe('the digest', () => {
  const notifyCoordinator = (title: string) =>
    server.context.db.transaction((tx) =>
      notify(tx, server.context, {
        kind: 'achievement-submitted',
        actorId: student.userId,
        subject: { id: newId(), title },
        to: recipients('decides', [coordinator.userId]),
      }),
    );
  const choose = (who: Visitor, digest: Digest) => changePreferences(server.context, asActor(who), { topics: [], digest });
  async function morning(day: string, time = '07:30') {
    server.setNow(at(day, time));
    await enqueueDigests(server.context);
    await enqueueDigests(server.context);
    return (await server.deliverMails()).map(({ to, subject }) => [to, subject]);
  }

  it('is sent by default on Monday mornings, once, with new and unseen notifications', async () => {
    for (const title of ['Line Follower', 'B', 'C']) await notifyCoordinator(title);
    expect(await morning('2026-11-22')).toEqual([]);
    expect(await morning('2026-11-23', '06:00')).toEqual([]);
    expect(await morning('2026-11-23')).toEqual([['robotics@campus.example', '3 things wait for you']]);
    expect(await morning('2026-11-23', '08:30')).toHaveLength(1);
    expect(await morning('2026-11-30')).toHaveLength(1);
    const [mail] = await server.deliverMails();
    expect(mail?.stopUrl).toContain('/api/notifications/unsubscribe/');
    // The queue does not contain the content of the digest.
    expect(await storedJobs(server.context.db)).not.toContain('Line Follower');
  });

  it('is sent in the morning with the events of tomorrow to a user who chose it daily', async () => {
    await choose(student, 'daily');
    const { id } = await addEvent(server.context, {
      unitId,
      title: 'Robo Soccer',
      registrationRequired: true,
      startsAt: at('2026-11-25', '16:00'),
      endsAt: null,
    });
    await student.send('POST', `/api/events/${id}/registration`);
    expect(await morning('2026-11-23')).toEqual([]);
    expect(await morning('2026-11-24')).toEqual([['asha@campus.example', '1 event tomorrow']]);
    expect((await server.deliverMails())[0]?.text).toContain('- Robo Soccer, at 4:00 pm');
    expect(await morning('2026-11-25')).toHaveLength(1);
  });

  it('is not sent to a user who turned it off, or about seen or mailed notifications', async () => {
    await choose(coordinator, 'none');
    await notifyCoordinator('A');
    expect(await morning('2026-11-23')).toEqual([]);
    await choose(coordinator, 'daily');
    await seeAll(coordinator);
    expect(await morning('2026-11-24')).toEqual([]);
    await choose(student, 'daily');
    await server.context.db.transaction((tx) =>
      notify(tx, server.context, {
        kind: 'place-given',
        subject: { id: newId(), title: 'x' },
        to: recipients('registered', [student.userId]),
      }),
    );
    await morning('2026-11-25');
    expect((await postedMails(server.context)).map(({ kind }) => kind)).toEqual(['place-given']);
  });

  it('is sent with the events of tomorrow to those who organize them', async () => {
    await choose(student, 'daily');
    const startsAt = at('2026-11-25', '16:00');
    await addEvent(server.context, { unitId, title: 'Robo Soccer', startsAt, endsAt: null, organizers: [student.userId] });
    expect(await morning('2026-11-24')).toEqual([['asha@campus.example', '1 event tomorrow']]);
  });

  it.each([
    ['en', 30, '30 things wait for you', 'Open Quad'],
    ['en', 31, '30 things wait for you, 1 more', '1 more in your inbox'],
    ['en', 32, '30 things wait for you, 2 more', '2 more in your inbox'],
    ['hi', 32, '30 बातें आपकी प्रतीक्षा में हैं, 2 और', 'आपके इनबॉक्स में 2 और'],
  ] as const)('says in %s of %i notifications how many are only in the inbox', async (language, count, subject, label) => {
    await changePreferences(server.context, asActor(coordinator), { topics: [], digest: 'daily', language });
    for (let number = 1; number <= count; number += 1)
      await server.context.db.transaction((tx) =>
        notify(tx, server.context, {
          kind: 'report-due',
          subject: { id: newId(), title: `Event ${number}` },
          to: recipients('looks-after', [coordinator.userId]),
        }),
      );
    expect(await morning('2026-11-24')).toEqual([['robotics@campus.example', subject]]);
    const [mail] = await server.deliverMails();
    const url = `${server.context.config.portalUrl}/inbox?tab=updates`;
    expect(mail?.text).toContain(`\n\n${label}:\n${url}\n\n`);
    expect(mail?.html).toContain(`href="${url}">${label}</a>`);
    expect(mail?.text).not.toContain('Event 1\n');
  });

  it('is not sent to somebody who unsubscribed before delivery', async () => {
    await choose(coordinator, 'daily');
    await notifyCoordinator('A');
    server.setNow(at('2026-11-24', '07:30'));
    await enqueueDigests(server.context);
    await unsubscribeFrom(server.context, coordinator.userId, 'digest');
    expect(await server.deliverMails()).toEqual([]);
  });

  it('does not contain what waited for an office that its reader has lost, and neither does a mail', async () => {
    const channels = { inbox: true, mail: true, push: false };
    const other = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'former@campus.example' });
    await changePreferences(server.context, asActor(other), { topics: [{ topic: 'waiting', channels }] });
    await choose(coordinator, 'daily');
    const event = { kind: 'achievement-submitted', actorId: student.userId, subject: { id: newId(), title: 'A' } } as const;
    await server.context.db.transaction((tx) =>
      notify(tx, server.context, { ...event, to: recipients('decides', [coordinator.userId, other.userId]) }),
    );
    for (const email of ['robotics@campus.example', 'former@campus.example'])
      expect((await changeRole(server.context, { email, role: 'STUDENT' })).ok).toBe(true);
    expect(await morning('2026-11-24')).toEqual([]);
    expect([await unseen(coordinator), await unseen(other)]).toEqual([0, 0]);
  });

  it('is not sent when everything in it was seen before delivery', async () => {
    await choose(coordinator, 'daily');
    await notifyCoordinator('A');
    server.setNow(at('2026-11-24', '07:30'));
    await enqueueDigests(server.context);
    await seeAll(coordinator);
    expect(await server.deliverMails()).toEqual([]);
  });
});

describe('a notification event', () => {
  it('is deleted after ninety days, with its notifications', async () => {
    const { context } = server;
    await context.db.transaction((tx) =>
      notify(tx, context, { kind: 'event-changed', subject: { id: newId(), title: 'x' }, to: recipients('registered', [student.userId]) }),
    );
    const own = eq(notifications.userId, student.userId);
    server.setNow(at('2027-02-17', '12:00'));
    await purgeNotificationEvents(context);
    expect(await context.db.$count(notifications, own)).toBe(1);
    server.setNow(at('2027-02-19', '12:00'));
    await purgeNotificationEvents(context);
    expect([await context.db.$count(notifications, own), await context.db.$count(notificationEvents)]).toEqual([0, 0]);
  });
});
