import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, eventParticipants, roomNames, roomRequests, rooms } from '../../db/schema.ts';
import { postedMails } from '../../testing/jobs.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';

let server: TestApp;
let coordinator: Visitor;
let other: Visitor;
let president: Visitor;
let cultural: Visitor;
let student: Visitor;
let eventId: string;
let otherEventId: string;

const FORM = { room: 'Main Auditorium', date: '2026-11-24', time: '16:00', description: '' };
const ROOM = {
  name: 'Main Auditorium',
  building: 'Central Block',
  capacity: 600,
  equipment: ['Stage', 'Projector'],
  opens: '08:00',
  closes: '22:00',
};

beforeAll(async () => {
  server = await testApp();
  const robotics = await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' });
  const drama = await addUnit(server.context, { name: 'Drama Club', category: 'cultural', contactEmail: 'drama@campus.example' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  other = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'drama@campus.example' });
  president = await server.signIn({ role: 'PRESIDENT' });
  cultural = await server.signIn({ role: 'GENSEC_CULTURAL' });
  student = await server.signIn();
  eventId = (await addEvent(server.context, { unitId: robotics.id, title: 'Robo Soccer' })).id;
  otherEventId = (await addEvent(server.context, { unitId: drama.id, category: 'cultural', title: 'Winter Play' })).id;
});
beforeEach(async () => {
  const { db, instituteId } = server.context;
  await db.delete(roomRequests).where(eq(roomRequests.instituteId, instituteId));
  await db.delete(roomNames).where(eq(roomNames.instituteId, instituteId));
  await db.delete(rooms).where(eq(rooms.instituteId, instituteId));
});
afterAll(() => server.close());

function ask(who: Visitor, form: object = FORM, event = eventId) {
  return who.send('POST', `/api/events/${event}/room-requests`, form);
}

/** Requests a room, as the coordinator unless somebody else is given; returns the id of the request. */
async function addRequest(who: Visitor, form: object = FORM, event = eventId): Promise<string> {
  const response = await ask(who, form, event);
  expect(response.statusCode, response.body).toBe(201);
  const wanted = { ...FORM, ...form };
  const isIt = (each: { room: string; date: string; time: string; status: string }) =>
    each.room === wanted.room && each.date.startsWith(wanted.date) && each.time === wanted.time && each.status === 'Pending';
  return response.json().room_requests.find(isIt)._id;
}

function decide(who: Visitor, requestId: string, status = 'Approved') {
  return who.send('PATCH', `/api/events/room-requests/${requestId}/status`, { status });
}

function release(who: Visitor, requestId: string) {
  return who.send('POST', `/api/events/room-requests/${requestId}/release`);
}

async function made(room: object = ROOM) {
  const response = await president.send('POST', '/api/rooms', room);
  expect(response.statusCode, response.body).toBe(201);
  return response.json();
}

function change(roomId: string, room: object) {
  return president.send('PUT', `/api/rooms/${roomId}`, room);
}

function merge(roomId: string, keys: string[], is_dry_run = false) {
  return president.send('POST', `/api/rooms/${roomId}/merge`, { keys, is_dry_run });
}

async function audited(action: string) {
  const { db, instituteId } = server.context;
  return db
    .select({ actorId: auditLog.actorId, subjectId: auditLog.subjectId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)));
}

async function mailsOf(kind: string) {
  return (await postedMails(server.context))
    .filter((mail) => mail.kind === kind)
    .map(({ recipientId, subjectId }) => [recipientId, subjectId]);
}

describe('the room catalog', () => {
  it('is readable by all users and editable by the president only', async () => {
    const room = await made();
    expect(room).toEqual({
      _id: room._id,
      key: 'main auditorium',
      photo: null,
      other_names: [],
      decided_by: 'PRESIDENT',
      is_archived: false,
      ...ROOM,
    });
    expect((await student.get('/api/rooms')).json()).toEqual([room]);
    for (const who of [student, coordinator, cultural]) {
      expect((await who.send('POST', '/api/rooms', { name: 'Hall' })).statusCode).toBe(403);
      expect((await who.send('PUT', `/api/rooms/${room._id}`, ROOM)).statusCode).toBe(403);
      expect((await who.get('/api/rooms/typed-names')).statusCode).toBe(403);
      expect((await who.send('POST', `/api/rooms/${room._id}/merge`, { keys: ['x'] })).statusCode).toBe(403);
    }
    expect((await server.visitor().get('/api/rooms')).statusCode).toBe(401);
    expect(await audited('room.create')).toContainEqual({
      actorId: president.userId,
      subjectId: room._id,
      detail: { name: 'Main Auditorium' },
    });
  });

  it('rejects a name that another room has or had', async () => {
    const room = await made();
    const taken = { message: 'Another room in the catalogue has or had this name.', code: 'DUPLICATE' };
    expect((await president.send('POST', '/api/rooms', { name: ' main  AUDITORIUM' })).json()).toMatchObject(taken);
    expect((await change(room._id, { ...ROOM, name: 'Grand Hall' })).json()).toMatchObject({
      name: 'Grand Hall',
      key: 'main auditorium',
      other_names: ['Main Auditorium'],
    });
    expect((await president.send('POST', '/api/rooms', { name: 'Main Auditorium' })).json()).toMatchObject(taken);
    const hall = await made({ name: 'Seminar Hall' });
    const refused = await change(hall._id, { name: 'grand hall' });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { ...taken, errors: { name: taken.message } }]);
    expect((await change(room._id, { ...ROOM, name: 'MAIN AUDITORIUM' })).json()).toMatchObject({ other_names: ['Grand Hall'] });
  });

  it.each([
    ['nothing', 400],
    ['00000000-0000-4000-8000-000000000000', 404],
  ])('rejects changes of the unknown room %s', async (id, status) => {
    for (const response of [await change(id, ROOM), await merge(id, ['x'])]) expect(response.statusCode).toBe(status);
  });

  it('enforces opening hours, and rejects requests for an archived room', async () => {
    const room = await made();
    const closed = await ask(coordinator, { ...FORM, time: '21:00' });
    const message = 'Main Auditorium is open from 8:00 am to 10:00 pm. Choose another time, or say until when you need it.';
    expect([closed.statusCode, closed.json()]).toMatchObject([400, { message, errors: { time: message } }]);
    const id = await addRequest(coordinator, { ...FORM, time: '21:00', until: '22:00' });
    expect((await change(room._id, { ...ROOM, is_archived: true })).json()).toMatchObject({ is_archived: true });
    expect((await ask(coordinator)).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'This room is no longer available. Choose another one.',
    });
    // Earlier requests remain and can be decided.
    expect((await decide(president, id)).statusCode).toBe(200);
  });

  it('links earlier requests with the typed name to the new room', async () => {
    const id = await addRequest(coordinator);
    await made({ ...ROOM, decided_by: 'GENSEC_CULTURAL' });
    expect((await president.get('/api/rooms/typed-names')).json()).toEqual([]);
    expect((await decide(cultural, id)).statusCode).toBe(200);
  });
});

describe('the reviewer of a room request', () => {
  it('is the president, or the role that the catalog names for the room', async () => {
    await made({ ...ROOM, decided_by: 'GENSEC_CULTURAL' });
    const scitech = await server.signIn({ role: 'GENSEC_SCITECH' });
    const id = await addRequest(coordinator);
    for (const who of [scitech, coordinator, student]) expect((await decide(who, id)).statusCode).toBe(403);
    const { db, instituteId } = server.context;
    await db.insert(eventParticipants).values({ instituteId, eventId, userId: student.userId });
    const decided = (await decide(cultural, id)).json();
    expect(decided.room_requests[0]).toMatchObject({ status: 'Approved', reviewed_by: cultural.userId });
    // The decider must not see the participants of another category's event.
    expect(decided.participants).toEqual([]);
    expect((await release(president, id)).json().participants).toEqual([student.userId]);
    const typed = await addRequest(coordinator, { ...FORM, room: 'Canteen' });
    expect((await decide(cultural, typed)).json()).toMatchObject({ message: 'Only the president can review room requests.' });
    const own = await addRequest(cultural, { ...FORM, date: '2026-11-25' }, otherEventId);
    expect((await decide(cultural, own)).json()).toMatchObject({ code: 'SELF_REVIEW' });
  });
});

describe('the list of room bookings', () => {
  const uses = async (who: Visitor, query = 'from=2026-11-24&to=2026-11-24') => (await who.get(`/api/rooms/uses?${query}`)).json();

  it('is visible to all users, with titles only for those who may see them', async () => {
    const booking = await addRequest(coordinator);
    await decide(president, booking);
    const pendingId = await addRequest(other, { ...FORM, time: '19:00' }, otherEventId);
    await decide(president, await addRequest(other, { ...FORM, time: '10:00' }, otherEventId), 'Rejected');
    const shown = (title: string | null, more: object = {}) =>
      expect.objectContaining({ title, is_mine: false, may_decide: false, may_release: false, ...more });
    expect(await uses(student)).toEqual([shown(null), shown(null)]);
    expect(await uses(coordinator)).toEqual([shown('Robo Soccer', { is_mine: true, may_release: true }), shown(null)]);
    expect(await uses(other)).toEqual([shown('Robo Soccer'), shown('Winter Play', { is_mine: true })]);
    expect(await uses(president)).toEqual([
      {
        _id: booking,
        room: 'Main Auditorium',
        room_key: 'main auditorium',
        starts_at: '2026-11-24T10:30:00.000Z',
        ends_at: '2026-11-24T12:30:00.000Z',
        status: 'Approved',
        title: 'Robo Soccer',
        event_id: eventId,
        series_id: null,
        is_mine: false,
        may_decide: false,
        may_release: true,
      },
      shown('Winter Play', { _id: pendingId, status: 'Pending', may_decide: true }),
    ]);
  });

  it('covers the requested days, including bookings that began earlier', async () => {
    const id = await addRequest(coordinator, { ...FORM, time: '23:00' });
    expect((await uses(president, 'from=2026-11-25&to=2026-11-25')).map(({ _id }: { _id: string }) => _id)).toEqual([id]);
    expect(await uses(president, 'from=2026-11-26&to=2026-11-27')).toEqual([]);
    expect((await president.get('/api/rooms/uses?from=2026-11-26&to=2026-11-25')).json()).toMatchObject({
      message: 'The last day is before the first.',
    });
  });
});

describe('releasing a booking', () => {
  it('is restricted to requester and reviewer, frees the room and notifies those who wait for it', async () => {
    const booking = await addRequest(coordinator);
    await decide(president, booking);
    const waiting = await addRequest(other, { ...FORM, time: '17:00' }, otherEventId);
    await addRequest(other, { ...FORM, time: '18:00' }, otherEventId);
    await addRequest(other, { ...FORM, room: 'Canteen' }, otherEventId);
    for (const who of [other, cultural]) {
      expect((await release(who, booking)).json()).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only people who requested the room or decide about it can release the booking.',
      });
    }
    expect((await release(student, booking)).statusCode).toBe(403);
    const released = await release(coordinator, booking);
    expect([released.statusCode, released.json().room_requests]).toMatchObject([
      200,
      [{ _id: booking, status: 'Rejected', released_at: '2026-11-20T09:30:00.000Z', reviewed_by: president.userId }],
    ]);
    expect(await mailsOf('room-free-again')).toContainEqual([other.userId, waiting]);
    expect((await mailsOf('room-free-again')).filter(([, id]) => id !== waiting)).toEqual([]);
    expect(await mailsOf('room-booking-released')).not.toContainEqual([coordinator.userId, booking]);
    expect(await audited('room-request.release')).toContainEqual({
      actorId: coordinator.userId,
      subjectId: booking,
      detail: { eventId, room: 'Main Auditorium', date: '2026-11-24', time: '16:00' },
    });
    expect((await release(coordinator, booking)).json()).toMatchObject({ code: 'CONFLICT', message: 'This booking was released already.' });
    expect((await decide(president, booking)).json()).toMatchObject({ message: 'This request was already Released.' });
    expect((await decide(president, waiting)).statusCode).toBe(200);
  });

  it('notifies the requester when another user releases it', async () => {
    const booking = await addRequest(coordinator);
    expect((await release(coordinator, booking)).json()).toMatchObject({ message: 'Only approved bookings can be released.' });
    await decide(president, booking);
    expect((await release(president, booking)).statusCode).toBe(200);
    expect(await mailsOf('room-booking-released')).toContainEqual([coordinator.userId, booking]);
    // It can be requested again.
    expect((await ask(coordinator)).statusCode).toBe(201);
  });

  it('is refused for a past or unknown booking', async () => {
    const booking = await addRequest(coordinator);
    await decide(president, booking);
    const { db, instituteId } = server.context;
    const past = { startsAt: new Date('2026-11-19T09:00:00.000Z'), endsAt: new Date('2026-11-20T09:30:00.000Z') };
    await db
      .update(roomRequests)
      .set(past)
      .where(and(eq(roomRequests.instituteId, instituteId), eq(roomRequests.id, booking)));
    expect((await release(president, booking)).json()).toMatchObject({ code: 'CONFLICT', message: 'This booking is over.' });
    expect((await release(president, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});

describe('a weekly series of room requests', () => {
  const SERIES = { ...FORM, until: '17:30', weeks: 3 };
  const decideSeries = (who: Visitor, seriesId: string, status = 'Approved') =>
    who.send('PATCH', `/api/events/room-requests/series/${seriesId}/status`, { status });

  interface Made {
    _id: string;
    date: string;
    status: string;
    series_id: string;
    ends_at: string;
    until: string | null;
    released_at: string | null;
  }

  async function addSeriesRequest(): Promise<Made[]> {
    const response = await ask(coordinator, SERIES);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().room_requests;
  }

  it('is created together, with one request per day', async () => {
    const requests = await addSeriesRequest();
    expect(requests.map(({ date, ends_at, status }) => [date.slice(0, 10), ends_at, status])).toEqual([
      ['2026-11-24', '2026-11-24T12:00:00.000Z', 'Pending'],
      ['2026-12-01', '2026-12-01T12:00:00.000Z', 'Pending'],
      ['2026-12-08', '2026-12-08T12:00:00.000Z', 'Pending'],
    ]);
    expect(new Set(requests.map(({ series_id }) => series_id)).size).toBe(1);
    const seriesId = requests[0]?.series_id;
    const { room, date, time, until, weeks } = SERIES;
    expect(requests.map((request) => request.until)).toEqual([until, until, until]);
    expect(await audited('room-request.create')).toContainEqual({
      actorId: coordinator.userId,
      subjectId: seriesId,
      detail: { eventId, room, date, time, seriesId, weeks },
    });
  });

  it('is rejected when one of its days cannot be requested', async () => {
    await addRequest(coordinator, { ...FORM, date: '2026-12-08' });
    const refused = await ask(coordinator, SERIES);
    expect(refused.json()).toMatchObject({
      code: 'CONFLICT',
      message: 'This event has already asked for Main Auditorium on Dec 8, 2026 at 4:00 pm.',
    });
    const { db, instituteId } = server.context;
    expect(await db.$count(roomRequests, eq(roomRequests.instituteId, instituteId))).toBe(1);
  });

  it('is decided together with one mail, except for requests decided before', async () => {
    const [first, second, third] = await addSeriesRequest();
    const seriesId = String(first?.series_id);
    await decide(president, String(first?._id), 'Rejected');
    expect((await decideSeries(coordinator, seriesId)).statusCode).toBe(403);
    expect((await decideSeries(cultural, seriesId)).json()).toMatchObject({ message: 'Only the president can review room requests.' });
    const decided = await decideSeries(president, seriesId);
    expect(decided.json().room_requests.map(({ status }: Made) => status)).toEqual(['Rejected', 'Approved', 'Approved']);
    expect((await mailsOf('room-request-decided')).filter(([, id]) => id === second?._id || id === third?._id)).toEqual([
      [coordinator.userId, second?._id],
    ]);
    expect(await audited('room-request.decide')).toContainEqual({
      actorId: president.userId,
      subjectId: seriesId,
      detail: { eventId, status: 'Approved', requests: 2 },
    });
    expect((await decideSeries(president, seriesId)).json()).toMatchObject({ code: 'ALREADY_DECIDED' });
    expect((await decideSeries(president, '00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  it('is decided once when two deciders press at the same time', async () => {
    const second = await server.signIn({ role: 'PRESIDENT' });
    for (let round = 0; round < rounds(3, 20); round += 1) {
      const room = `Hall ${round}`;
      const requests: (Made & { room: string })[] = (await ask(coordinator, { ...SERIES, room })).json().room_requests;
      const seriesId = String(requests.find((request) => request.room === room)?.series_id);
      const answers = await Promise.all([president, second].map((who) => decideSeries(who, seriesId)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    }
  });

  it('is not decided together when one day is booked, and its requests can be decided and released singly', async () => {
    await decide(president, await addRequest(other, { ...FORM, date: '2026-12-01', time: '17:00' }, otherEventId));
    const [first, , third] = await addSeriesRequest();
    expect((await decideSeries(president, String(first?.series_id))).json()).toMatchObject({
      code: 'ROOM_TAKEN',
      message: "Room Main Auditorium is already booked for 'Winter Play' on Dec 1, 2026 at 5:00 pm.",
    });
    await decide(president, String(first?._id));
    await decide(president, String(third?._id));
    const released = await release(coordinator, String(third?._id));
    expect(released.json().room_requests.map(({ status, released_at }: Made) => [status, released_at !== null])).toEqual([
      ['Approved', false],
      ['Pending', false],
      ['Rejected', true],
    ]);
  });
});

describe('merging typed room names', () => {
  it('has a dry run, and links the requests to the room', async () => {
    const room = await made();
    const id = await addRequest(coordinator, { ...FORM, room: 'Main Audi' });
    await addRequest(other, { ...FORM, room: 'Main Audi', time: '18:00' }, otherEventId);
    await decide(president, id);
    const typed = { key: 'main audi', name: 'Main Audi', requests: 2, bookings: 1, last_date: '2026-11-24' };
    expect((await president.get('/api/rooms/typed-names')).json()).toEqual([typed]);
    expect((await merge(room._id, ['main audi'], true)).json()).toEqual({ room, requests: 2, conflicts: [], is_done: false });
    expect((await president.get('/api/rooms/typed-names')).json()).toEqual([typed]);

    const done = await merge(room._id, ['Main Audi']);
    expect([done.statusCode, done.json()]).toMatchObject([200, { requests: 2, is_done: true, room: { other_names: ['Main Audi'] } }]);
    expect((await president.get('/api/rooms/typed-names')).json()).toEqual([]);
    // The typed text is kept, but refers to the room from now on.
    const event = (await ask(coordinator, { ...FORM, room: 'MAIN AUDI', time: '20:00' })).json();
    expect(event.room_requests.map(({ room: typedAs, room_key }: { room: string; room_key: string }) => [typedAs, room_key])).toEqual([
      ['Main Audi', 'main auditorium'],
      ['MAIN AUDI', 'main auditorium'],
    ]);
    const clashing = await addRequest(other, { ...FORM, time: '17:00' }, otherEventId);
    expect((await decide(president, clashing)).json()).toMatchObject({ code: 'ROOM_TAKEN' });
    expect(await audited('room.merge')).toContainEqual({
      actorId: president.userId,
      subjectId: room._id,
      detail: { names: 'Main Audi', requests: 2 },
    });
    expect((await merge(room._id, ['main audi'])).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Somebody else has merged one of these names in the meantime. Check the list again.',
    });
  });

  it('is refused with the conflicts when bookings would overlap or an event would request twice', async () => {
    const room = await made();
    await decide(president, await addRequest(coordinator));
    await decide(president, await addRequest(other, { ...FORM, room: 'Audi', time: '17:00' }, otherEventId));
    await addRequest(coordinator, { ...FORM, room: 'Audi' });
    const conflicts = [
      { kind: 'overlap', event: 'Winter Play', other_event: 'Robo Soccer', at: '2026-11-24T11:30:00.000Z' },
      { kind: 'twice', event: 'Robo Soccer', other_event: 'Robo Soccer', at: '2026-11-24T10:30:00.000Z' },
    ];
    const tried = (await merge(room._id, ['audi'], true)).json();
    expect(tried).toMatchObject({ requests: 2, is_done: false });
    expect(tried.conflicts).toHaveLength(2);
    expect(tried.conflicts).toEqual(expect.arrayContaining(conflicts));
    expect((await merge(room._id, ['audi'])).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'Nothing was merged because some bookings would overlap. Try it first to see which.',
    });
    expect((await change(room._id, { ...ROOM, name: 'Audi' })).json()).toMatchObject({ code: 'CONFLICT' });
    expect((await president.get('/api/rooms')).json()).toEqual([room]);
  });
});
