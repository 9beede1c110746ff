import { randomUUID } from 'node:crypto';
import { CERTIFICATE_TEMPLATES } from '@quad/domain/certificates';
import { SERIES_RULES, SERIES_TEXTS, type Series, type SeriesAttendee, type SeriesPreviewMeeting } from '@quad/domain/series';
import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkIns, events, notificationEvents, notifications, registrations, roomRequests, seriesMeetings } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { crowd, rounds } from '../../testing/tier.ts';
import { auditOf } from '../endorsements/testing/records.ts';
import { addEvent, addRequest, addUnit } from '../events/testing/records.ts';

// docs/specification/series.md#series-rule, docs/specification/series.md#series-preview, docs/specification/series.md#series-event,
// docs/specification/series.md#series-change, docs/specification/series.md#series-calendar, docs/specification/series.md#series-calls
let server: TestApp;
let president: Visitor;
let coordinator: Visitor;
let other: Visitor;
let asha: Visitor;
let unitId: string;
let otherUnitId: string;
let room = '';
let number = 0;

beforeAll(async () => {
  server = await testApp();
  unitId = (await addUnit(server.context, { contactEmail: 'robotics@campus.example' })).id;
  otherUnitId = (await addUnit(server.context, { name: 'Chess Club', contactEmail: 'chess@campus.example' })).id;
  president = await server.signIn({ role: 'PRESIDENT' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  other = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'chess@campus.example' });
  asha = await server.signIn({ name: 'Asha Rao', rollNumber: '20230001' });
  await president.send('POST', '/api/rooms', { name: 'Spare Hall', opens: '08:00', closes: '22:00' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.setNow(TEST_NOW);
  number += 1;
  room = `Lab ${number}`;
});

/** A course on Tuesday evenings, starting on 24 November. */
function course(changes: Record<string, unknown> = {}, event: Record<string, unknown> = {}) {
  return {
    event: {
      title: 'Robotics from zero',
      category: 'technical',
      organizing_unit_id: unitId,
      schedule: { start: '2026-11-24T12:30:00.000Z', end: '2026-11-24T14:30:00.000Z', venue: 'Workshop', mode: 'offline' },
      registration: { required: true, max_participants: 20 },
      ...event,
    },
    repeats: { every: 1, weekdays: ['TU'], count: 4 },
    room: '',
    exceptions: [],
    ...changes,
  };
}

async function made(changes: Record<string, unknown> = {}, event: Record<string, unknown> = {}, by = coordinator): Promise<Series> {
  const response = await by.send('POST', '/api/series', course(changes, event));
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

const idOf = ({ meetings }: Series, place: number) => meetings[place - 1]?._id ?? '';
const seriesOf = async (eventId: string, by = asha) => (await by.get(`/api/events/${eventId}/series`)).json<Series>();
const edit = (eventId: string, body: object, by = coordinator) => by.send('PUT', `/api/events/${eventId}/series`, body);
const cancel = (eventId: string, body: object, by = coordinator) => by.send('POST', `/api/events/${eventId}/series/cancellation`, body);
/** Changes one meeting by the form of its event. */
const editAlone = (eventId: string, changes: object) =>
  president.send('PUT', `/api/events/${eventId}`, {
    title: 'Robotics from zero',
    category: 'technical',
    organizing_unit_id: unitId,
    ...changes,
  });
const register = (visitor: Visitor, { _id }: Series, event_ids: string[] = []) =>
  visitor.send('POST', `/api/series/${_id}/registrations`, { event_ids });
const startsOf = ({ meetings }: Series) => meetings.map(({ start }) => start.slice(0, 16));

/** Books the room of this test for another event, on a day and at a time. */
async function book(day: string, time: string): Promise<void> {
  const { id } = await addEvent(server.context, {
    unitId,
    title: 'Quiz',
    startsAt: new Date(`${day}T06:00:00.000Z`),
    endsAt: new Date(`${day}T16:00:00.000Z`),
  });
  const response = await coordinator.send('POST', `/api/events/${id}/room-requests`, { room, date: day, time, until: '19:00' });
  const [request] = response.json().room_requests;
  await president.send('PATCH', `/api/events/room-requests/${request._id}/status`, { status: 'Approved' });
}

describe('a series', () => {
  it('has a preview with room clashes, which also prevent its creation', async () => {
    await book('2026-12-01', '17:00');
    const response = await coordinator.send('POST', '/api/series/preview', course({ room }));
    const meetings = response.json<SeriesPreviewMeeting[]>();
    expect(meetings.map(({ number: place, original, room: roomName, clash }) => [place, original, roomName, clash?.reason])).toEqual([
      [1, '2026-11-24', room, undefined],
      [2, '2026-12-01', room, 'taken'],
      [3, '2026-12-08', room, undefined],
      [4, '2026-12-15', room, undefined],
    ]);
    expect(meetings[1]?.clash).toMatchObject({ title: 'Quiz', rooms: ['Spare Hall'], times: expect.arrayContaining(['19:00']) });
    expect(await server.context.db.$count(events, eq(events.title, 'Robotics from zero'))).toBe(0);
    const refused = await coordinator.send('POST', '/api/series', course({ room }));
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([409, 'ROOM_TAKEN', SERIES_RULES.clash]);
    expect(await server.context.db.$count(events, eq(events.title, 'Robotics from zero'))).toBe(0);
  });

  it('creates an event with a room request for each meeting, and one notification for the reviewer', async () => {
    await book('2026-12-01', '17:00');
    const before = await server.context.db.$count(notificationEvents, eq(notificationEvents.kind, 'room-requested'));
    const series = await made({
      room,
      exceptions: [
        { original: '2026-12-01', room: 'Spare Hall' },
        { original: '2026-12-08', skipped: true },
        { original: '2026-12-15', day: '2026-12-16', start_time: '19:00', end_time: '21:00' },
      ],
    });
    expect(series).toMatchObject({
      title: 'Robotics from zero',
      version: 1,
      may_manage: true,
      attendance: { attended: 0, held: 0, total: 3 },
    });
    expect(
      series.meetings.map(({ number: place, original_start, start, venue, phase }) => [place, original_start, start, venue, phase]),
    ).toEqual([
      [1, '2026-11-24T12:30:00.000Z', '2026-11-24T12:30:00.000Z', room, 'open'],
      [2, '2026-12-01T12:30:00.000Z', '2026-12-01T12:30:00.000Z', 'Spare Hall', 'open'],
      [3, '2026-12-15T12:30:00.000Z', '2026-12-16T13:30:00.000Z', room, 'open'],
    ]);
    const requests = await Promise.all(
      series.meetings.map(async ({ _id }) => (await coordinator.get(`/api/events/${_id}`)).json().room_requests),
    );
    expect(requests.map(([one]) => [one.room, one.date.slice(0, 10), one.time, one.until, one.status])).toEqual([
      [room, '2026-11-24', '18:00', '20:00', 'Pending'],
      ['Spare Hall', '2026-12-01', '18:00', '20:00', 'Pending'],
      [room, '2026-12-16', '19:00', '21:00', 'Pending'],
    ]);
    expect(await server.context.db.$count(notificationEvents, eq(notificationEvents.kind, 'room-requested'))).toBe(before + 1);
    expect(await auditOf(server.context, series._id)).toMatchObject([{ action: 'series.create', detail: { meetings: 3 } }]);
    expect((await seriesOf(idOf(series, 2))).may_manage).toBe(false);
  });

  it.each([
    ['the president requests a room for it', () => president, { room: 'Lab' }, 403],
    ['the coordinator of another unit submits it', () => other, {}, 403],
    ['a student submits it', () => asha, {}, 403],
    ['its weekdays exclude the day of its first meeting', () => coordinator, { repeats: { weekdays: ['WE'], count: 3 } }, 400],
    ['it has too many meetings', () => coordinator, { repeats: { weekdays: ['TU'], until: '2030-01-01' } }, 400],
    [
      'a meeting with a room request is in the past',
      () => coordinator,
      { room: 'Lab', exceptions: [{ original: '2026-11-24', day: '2026-11-19' }] },
      409,
    ],
  ])('is not created when %s', async (_, who, changes, status) => {
    const before = await server.context.db.$count(events);
    const response = await who().send('POST', '/api/series', course(changes));
    expect([response.statusCode, await server.context.db.$count(events)], response.body).toEqual([status, before]);
  });

  it('can be created by the president without rooms', async () => {
    expect((await president.send('POST', '/api/series', course())).statusCode).toBe(201);
  });

  it('is null for a single event and for an unknown event', async () => {
    const { id } = await addEvent(server.context, { unitId });
    for (const each of [id, randomUUID()]) expect((await asha.get(`/api/events/${each}/series`)).json()).toBeNull();
  });
});

describe('changing a series', () => {
  it('applies to one meeting, the following ones or all, but not to one that has begun', async () => {
    const series = await made();
    server.setNow(new Date('2026-11-24T13:00:00.000Z'));
    const later = await server.signIn({ role: 'PRESIDENT' });
    const one = (await edit(idOf(series, 2), { scope: 'this', version: 1, day: '2026-12-02', venue: 'Hall 3' }, later)).json<Series>();
    expect(one).toMatchObject({ meetings: [{}, { venue: 'Hall 3', original_start: '2026-12-01T12:30:00.000Z' }, {}, {}] });
    expect(startsOf(one)).toEqual(['2026-11-24T12:30', '2026-12-02T12:30', '2026-12-08T12:30', '2026-12-15T12:30']);
    const { version } = one;
    const all = (await edit(idOf(series, 1), { scope: 'all', version, start_time: '17:00', title: 'Robotics' }, later)).json<Series>();
    expect(startsOf(all)).toEqual(['2026-11-24T12:30', '2026-12-02T12:30', '2026-12-08T11:30', '2026-12-15T11:30']);
    const titles = await server.context.db
      .select({ title: events.title })
      .from(events)
      .innerJoin(seriesMeetings, eq(seriesMeetings.eventId, events.id))
      .where(eq(seriesMeetings.seriesId, series._id));
    expect(titles.map(({ title }) => title).toSorted()).toEqual(['Robotics', 'Robotics', 'Robotics', 'Robotics from zero']);
    const last = { scope: 'following', version: all.version, max_participants: 5 };
    const following = (await edit(idOf(series, 4), last, later)).json<Series>();
    expect([series, one, all, following].map((each) => each.version)).toEqual([1, 3, 7, 8]);
    expect(following.meetings.map(({ max_participants }) => max_participants)).toEqual([20, 20, 20, 5]);
    expect(await auditOf(server.context, series._id)).toMatchObject([
      { action: 'series.create' },
      { action: 'series.edit', detail: { scope: 'this', meetings: 1 } },
      { action: 'series.edit', detail: { scope: 'all', meetings: 3 } },
      { action: 'series.edit', detail: { scope: 'following', meetings: 1 } },
    ]);
  });

  it.each([
    ['the version is stale', { scope: 'all', version: 7, title: 'X' }, 412, SERIES_RULES.stale],
    ['the edit changes nothing', { scope: 'all', version: 1, title: 'Robotics from zero' }, 409, SERIES_RULES.noChange],
    ['the edit moves a meeting into the past', { scope: 'this', version: 1, day: '2026-11-19' }, 400, SERIES_RULES.intoPast],
  ])('is refused when %s', async (_, body, status, message) => {
    const response = await edit(idOf(await made(), 1), body);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });

  it('is refused for another unit, and for an event outside a series', async () => {
    const series = await made();
    expect((await edit(idOf(series, 1), { scope: 'all', version: 1, title: 'X' }, other)).json().message).toBe(SERIES_RULES.managersOnly);
    expect((await edit((await addEvent(server.context, { unitId })).id, { scope: 'all', version: 1, title: 'X' })).statusCode).toBe(404);
  });

  it('is refused when a meeting was changed on its own since the series was read', async () => {
    const series = await made({}, {}, president);
    const schedule = { start: '2026-12-03T12:30:00.000Z', end: '2026-12-03T14:30:00.000Z' };
    expect((await editAlone(idOf(series, 2), { schedule })).statusCode).toBe(200);
    const aDayLater = { scope: 'all', day: '2026-12-02' };
    const refused = await edit(idOf(series, 2), { ...aDayLater, version: series.version });
    expect([refused.statusCode, refused.json().message]).toEqual([412, SERIES_RULES.stale]);
    const { version } = await seriesOf(idOf(series, 2), coordinator);
    expect((await edit(idOf(series, 2), { ...aDayLater, version })).statusCode).toBe(200);
  });

  it('is refused when registration of a meeting would close before it opens', async () => {
    const registration = { required: true, start: '2026-11-22T12:30:00.000Z', end: '2026-11-23T12:30:00.000Z' };
    const early = await president.send('POST', '/api/series/preview', {
      ...course({}, { registration }),
      exceptions: [{ original: '2026-12-01', day: '2026-11-23' }],
    });
    expect([early.statusCode, early.json().message]).toEqual([400, SERIES_RULES.closesBeforeOpening]);
    const series = await made({}, { registration }, president);
    const body = { scope: 'this', version: series.version, day: '2026-11-22' };
    const refused = await edit(idOf(series, 1), body);
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { day: SERIES_RULES.closesBeforeOpening }]);
    expect((await edit(idOf(series, 1), { ...body, day: '2026-11-25' })).statusCode).toBe(200);
  });

  it('keeps the end of a meeting that was made longer on its own', async () => {
    const series = await made({}, {}, president);
    const schedule = { start: '2026-12-01T12:30:00.000Z', end: '2026-12-03T08:30:00.000Z' };
    await editAlone(idOf(series, 2), { schedule });
    const { version } = await seriesOf(idOf(series, 2), coordinator);
    const renamed = (await edit(idOf(series, 2), { scope: 'this', version, title: 'Robotics camp' })).json<Series>();
    expect(renamed.meetings[1]).toMatchObject(schedule);
    const moved = await edit(idOf(series, 2), { scope: 'this', version: renamed.version, day: '2026-12-02' });
    expect(moved.json<Series>().meetings[1]).toMatchObject({ start: '2026-12-02T12:30:00.000Z', end: '2026-12-04T08:30:00.000Z' });
  });

  it('notifies a registered student once, however many meetings change', async () => {
    const series = await made();
    await register(asha, series);
    const { version } = (await edit(idOf(series, 1), { scope: 'all', version: 1, start_time: '17:00' })).json<Series>();
    expect(await notificationsOf('event-changed')).toBe(1);
    await cancel(idOf(series, 2), { scope: 'following', version });
    expect(await notificationsOf('meetings-cancelled')).toBe(1);
  });
});

async function notificationsOf(kind: 'event-changed' | 'meetings-cancelled'): Promise<number> {
  const rows = await server.context.db
    .select({ userId: notifications.userId })
    .from(notifications)
    .innerJoin(
      notificationEvents,
      and(eq(notificationEvents.instituteId, notifications.instituteId), eq(notificationEvents.position, notifications.position)),
    )
    .where(and(eq(notificationEvents.kind, kind), eq(notifications.userId, asha.userId)));
  return rows.length;
}

describe('canceling meetings of a series', () => {
  it('releases their room requests and keeps the other meetings', async () => {
    const series = await made({ room });
    const answer = (await cancel(idOf(series, 2), { scope: 'following', version: 1 })).json<Series>();
    expect(answer.meetings.map(({ status }) => status)).toEqual(['planned', 'cancelled', 'cancelled', 'cancelled']);
    expect(answer.attendance.total).toBe(1);
    const requests = await server.context.db.select().from(roomRequests).where(eq(roomRequests.room, room));
    expect(requests.map(({ status, releasedAt }) => [status, releasedAt !== null]).toSorted()).toEqual([
      ['Pending', false],
      ['Rejected', true],
      ['Rejected', true],
      ['Rejected', true],
    ]);
    const again = await cancel(idOf(series, 2), { scope: 'this', version: answer.version });
    expect([again.statusCode, again.json().message]).toEqual([409, SERIES_RULES.cancelled]);
  });

  it('notifies each requester once, of an own request, of a booking if there is one', async () => {
    const series = await made({}, {}, president);
    const [secretary, second] = [await server.signIn({ role: 'GENSEC_SCITECH' }), await server.signIn({ role: 'GENSEC_SCITECH' })];
    const wanted = { eventId: idOf(series, 2), date: '2026-12-01' };
    const booked = { ...wanted, reviewedBy: president.userId, status: 'Approved' as const };
    await addRequest(server.context, { ...wanted, room: `${room} A`, time: '08:00', requestedBy: secretary.userId });
    const booking = await addRequest(server.context, { ...booked, room: `${room} B`, time: '09:00', requestedBy: secretary.userId });
    const request = await addRequest(server.context, { ...wanted, room: `${room} C`, time: '10:00', requestedBy: second.userId });
    await cancel(idOf(series, 2), { scope: 'this', version: 1 });
    const released = async (who: Visitor) =>
      (await who.get('/api/notifications'))
        .json()
        .filter(({ kind }: { kind: string }) => kind === 'room-released')
        .map(({ subject_id, titles }: { subject_id: string; titles: string[] }) => [subject_id, titles]);
    expect(await released(secretary)).toEqual([[booking.id, ['Robotics from zero']]]);
    expect(await released(second)).toEqual([[request.id, ['Robotics from zero']]]);
  });

  it('keeps the bookings of a meeting that are over', async () => {
    const series = await made({}, {}, president);
    const booked = { eventId: idOf(series, 2), requestedBy: coordinator.userId, reviewedBy: president.userId, status: 'Approved' as const };
    await addRequest(server.context, { ...booked, room, date: '2026-11-10' });
    await addRequest(server.context, { ...booked, room, date: '2026-11-30' });
    await cancel(idOf(series, 2), { scope: 'this', version: 1 });
    const requests = await server.context.db.select().from(roomRequests).where(eq(roomRequests.room, room));
    expect(requests.map(({ date, status }) => [date, status]).toSorted()).toEqual([
      ['2026-11-10', 'Approved'],
      ['2026-11-30', 'Rejected'],
    ]);
  });

  it('keeps a meeting that has begun, and its room request', async () => {
    const series = await made({ room }, { organizing_unit_id: otherUnitId }, other);
    server.setNow(new Date('2026-11-24T13:00:00.000Z'));
    const later = await server.signIn({ role: 'PRESIDENT' });
    const answer = (await cancel(idOf(series, 2), { scope: 'all', version: 1 }, later)).json<Series>();
    expect(answer.meetings.map(({ status }) => status)).toEqual(['ongoing', 'cancelled', 'cancelled', 'cancelled']);
    const kept = await server.context.db
      .select()
      .from(roomRequests)
      .where(eq(roomRequests.eventId, idOf(series, 1)));
    expect(kept).toMatchObject([{ room, status: 'Pending', releasedAt: null }]);
    const begun = await cancel(idOf(series, 1), { scope: 'this', version: answer.version }, later);
    expect([begun.statusCode, begun.json().message]).toEqual([409, SERIES_RULES.begun]);
  });
});

describe('registering for a series', () => {
  it('returns the outcome of each meeting, and uses the waiting list where one is full', async () => {
    const series = await made();
    await edit(idOf(series, 3), { scope: 'this', version: 1, max_participants: 1 });
    const [first] = await Promise.all([server.signIn()]);
    await register(first as Visitor, series, [idOf(series, 3)]);
    const response = await register(asha, series);
    expect(response.statusCode, response.body).toBe(201);
    const { outcomes, series: after } = response.json();
    expect(outcomes.map(({ state, message }: { state: string; message: string | null }) => [state, message])).toEqual([
      ['registered', null],
      ['registered', null],
      ['waiting', SERIES_TEXTS.full],
      ['registered', null],
    ]);
    expect(after.meetings.map(({ own_state }: { own_state: string }) => own_state)).toEqual([
      'registered',
      'registered',
      'waiting',
      'registered',
    ]);
  });

  it('is possible for chosen meetings, and refused when no meeting takes registrations', async () => {
    const series = await made();
    expect((await register(asha, series, [idOf(series, 2)])).json().outcomes).toHaveLength(1);
    const elsewhere = await register(asha, series, [randomUUID()]);
    expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([400, SERIES_RULES.noException]);
    const none = await made({}, { registration: { required: false } });
    const refused = await register(asha, none);
    expect([refused.statusCode, refused.json().message]).toEqual([409, SERIES_RULES.noneOpen]);
    const chosen = await register(asha, none, [idOf(none, 1)]);
    expect([chosen.statusCode, chosen.json().message]).toEqual([409, 'This event takes no registrations.']);
    expect((await register(coordinator, series)).statusCode).toBe(403);
  });

  it('skips a meeting with questions until they are answered on its page', async () => {
    const series = await made();
    const asks = async (place: number) => {
      const fields = [{ id: 'qkit', kind: 'short', label: 'Which kit do you bring?' }];
      const saved = await coordinator.send('PUT', `/api/events/${idOf(series, place)}/questions`, { version: 0, fields });
      expect(saved.statusCode, saved.body).toBe(200);
    };
    await asks(2);
    const { outcomes, series: after } = (await register(asha, series)).json();
    expect(outcomes.map(({ state, message }: { state: string; message: string | null }) => [state, message])).toEqual([
      ['registered', null],
      ['none', SERIES_TEXTS.asks],
      ['registered', null],
      ['registered', null],
    ]);
    expect(after.meetings.map((meeting: Series['meetings'][number]) => [meeting.own_state, meeting.asks_questions])).toEqual([
      ['registered', false],
      ['none', true],
      ['registered', false],
      ['registered', false],
    ]);
    const alone = await register(asha, series, [idOf(series, 2)]);
    expect([alone.statusCode, alone.json().message]).toEqual([409, SERIES_TEXTS.asks]);
    const own = await asha.send('POST', `/api/events/${idOf(series, 2)}/registration`, { answers: { qkit: 'My own' } });
    expect(own.json().state, own.body).toBe('registered');
    // Registered people keep their place, whatever questions are added later.
    await asks(3);
    expect((await register(asha, series)).json().outcomes.map(({ state }: { state: string }) => state)).toEqual(
      series.meetings.map(() => 'registered'),
    );
  });

  it('never exceeds the places of a meeting in concurrent requests', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      // Another president each round, because one person may create only so many series per hour.
      const series = await made({}, { registration: { required: true, max_participants: 3 } }, await server.signIn({ role: 'PRESIDENT' }));
      const people = await Promise.all(Array.from({ length: crowd(12) }, () => server.signIn()));
      const answers = await Promise.all(people.map((visitor) => register(visitor, series)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(people.map(() => 201));
      for (const { _id } of series.meetings) {
        const { db } = server.context;
        expect(await db.$count(registrations, and(eq(registrations.eventId, _id), eq(registrations.state, 'registered')))).toBe(3);
        expect(await db.$count(registrations, eq(registrations.eventId, _id))).toBe(people.length);
      }
    }
  });
});

async function came({ userId }: Visitor, { meetings }: Series, numbers: readonly number[]): Promise<void> {
  const { db, instituteId } = server.context;
  for (const { _id: eventId, start } of meetings.filter((meeting) => numbers.includes(meeting.number)))
    await db.insert(checkIns).values({
      ...{ instituteId, eventId, userId, day: start.slice(0, 10), at: new Date(start) },
      ...{ scanId: randomUUID(), checkedInBy: coordinator.userId, madeParticipant: false },
    });
}

describe('attendance of a series', () => {
  it('counts the meetings that a student attended, for the student and for managers', async () => {
    const series = await made();
    await register(asha, series);
    await came(asha, series, [1, 2, 3]);
    expect((await seriesOf(idOf(series, 1))).attendance).toEqual({ attended: 3, held: 3, total: 4 });
    const list = await coordinator.get(`/api/series/${series._id}/attendance`);
    expect(list.json()).toEqual([{ _id: asha.userId, name: 'Asha Rao', user_id: '20230001', attended: 3 }]);
    expect((await other.get(`/api/series/${series._id}/attendance`)).statusCode).toBe(403);
    expect((await coordinator.get(`/api/series/${randomUUID()}/attendance`)).statusCode).toBe(404);
  });
});

describe('a series of which a meeting was moved to another unit', () => {
  it('shows the attendance of the own meetings only, and can be changed from these', async () => {
    const series = await made({}, {}, president);
    await register(asha, series);
    const dev = await server.signIn({ name: 'Dev Patel', rollNumber: '20230002' });
    await register(dev, series, [idOf(series, 2)]);
    await came(asha, series, [1, 2, 3]);
    await editAlone(idOf(series, 1), { organizing_unit_id: otherUnitId });
    const attendedFor = async (who: Visitor) =>
      (await who.get(`/api/series/${series._id}/attendance`)).json().map((each: SeriesAttendee) => [each.name, each.attended]);
    expect(await attendedFor(other)).toEqual([['Asha Rao', 1]]);
    expect(await attendedFor(coordinator)).toEqual([
      ['Asha Rao', 2],
      ['Dev Patel', 0],
    ]);
    const mayManage = (who: Visitor) => Promise.all([1, 2].map(async (place) => (await seriesOf(idOf(series, place), who)).may_manage));
    expect([await mayManage(other), await mayManage(coordinator)]).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('attendance certificates of a series', () => {
  it('are issued to students who attended enough meetings, once per series', async () => {
    const series = await made();
    await cancel(idOf(series, 4), { scope: 'this', version: 1 });
    const dev = await server.signIn({ name: 'Dev Patel' });
    await came(asha, series, [1, 2]);
    await came(dev, series, [2]);
    server.setNow(new Date('2026-12-09T10:00:00.000Z'));
    const manager = await server.signIn({ role: 'PRESIDENT' });
    const order = { kind: 'attendance', ...CERTIFICATE_TEMPLATES.attendance, signatories: [{ name: 'R. Iyer', office: 'Dean' }] };
    const send = (place: number, path: string, days: number | null) =>
      manager.send('POST', `/api/events/${idOf(series, place)}/certificates${path}`, { ...order, days });
    const counted = async (place: number, days: number | null) => (await send(place, '/preview', days)).json().count;
    expect([await counted(3, 1), await counted(3, 2), await counted(3, null)]).toEqual([2, 1, 0]);
    expect((await send(3, '/preview', 4)).statusCode).toBe(400);
    expect((await send(3, '', 2)).statusCode).toBe(201);
    expect((await send(1, '', 1)).json().message).toBe('Certificates of this event are being issued just now.');
    await server.workOnCertificates();
    expect((await send(1, '/preview', 1)).json()).toMatchObject({ count: 1, issued: 1, sample: { name: 'Dev Patel' } });
    const [certificate] = (await manager.get(`/api/events/${idOf(series, 3)}/certificates`)).json();
    expect(certificate).toMatchObject({ name: 'Asha Rao' });
    expect((await server.visitor().get(`/certificates/${certificate.code}`)).body).toContain('24 November 2026 – 8 December 2026');
  });
});

describe('the calendar file of a series', () => {
  it('contains the recurrence rule and its exceptions, and is read alike by two calendar libraries', async () => {
    const rule = { repeats: { every: 1, weekdays: ['TU', 'TH'], count: 6 }, exceptions: [{ original: '2026-12-01', skipped: true }] };
    // The coordinator has reached the limit per hour.
    const series = await made(rule, {}, president);
    const moved = await edit(idOf(series, 2), { scope: 'this', version: 1, day: '2026-11-27', start_time: '09:00', end_time: '10:00' });
    await cancel(idOf(series, 5), { scope: 'this', version: moved.json<Series>().version });
    const file = await asha.get(`/api/series/${series._id}/calendar.ics`);
    expect(file.headers['content-disposition']).toContain('series.ics');
    const lines = file.body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'RRULE:FREQ=WEEKLY;COUNT=6;INTERVAL=1;BYDAY=TU,TH;WKST=MO',
        'EXDATE;TZID=Asia/Kolkata:20261201T180000',
        'RECURRENCE-ID;TZID=Asia/Kolkata:20261126T180000',
        'DTSTART;TZID=Asia/Kolkata:20261127T090000',
        'RECURRENCE-ID;TZID=Asia/Kolkata:20261210T180000',
        'STATUS:CANCELLED',
      ]),
    );
    expect(lines.filter((line) => line === `UID:${series._id}`)).toHaveLength(3);
    const expected = ['2026-11-24T12:30', '2026-11-27T03:30', '2026-12-03T12:30', '2026-12-08T12:30', '2026-12-10T12:30 cancelled'];
    expect(readByFile(file.body)).toEqual(expected);
    expect(readByName(file.body)).toEqual(expected);
    expect((await asha.get(`/api/series/${randomUUID()}/calendar.ics`)).statusCode).toBe(404);
  });
});

/** The meetings of a file as read by a program that uses the time zone definition in the file. */
function readByFile(text: string): string[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const all = calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
  const [master, ...exceptions] = all;
  if (!master) return [];
  for (const exception of exceptions) master.relateException(exception);
  const iterator = master.iterator(master.startDate);
  const found: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const { startDate, item } = master.getOccurrenceDetails(next);
    const isOff = item.component.getFirstPropertyValue('status') === 'CANCELLED';
    found.push(`${startDate.toJSDate().toISOString().slice(0, 16)}${isOff ? ' cancelled' : ''}`);
  }
  return found.toSorted();
}

/** The same for a program that knows time zones by name. */
function readByName(text: string): string[] {
  const [master] = Object.values(nodeIcal.sync.parseICS(text)).filter((part): part is VEvent => part?.type === 'VEVENT');
  if (!master) return [];
  const found = nodeIcal.expandRecurringEvent(master, { from: new Date('2026-11-01'), to: new Date('2027-02-01') });
  return found
    .map(({ start, event }) => `${new Date(start).toISOString().slice(0, 16)}${event.status === 'CANCELLED' ? ' cancelled' : ''}`)
    .toSorted();
}
