import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, roomRequests } from '../../db/schema.ts';
import { postedMails } from '../../testing/jobs.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { crowd, rounds } from '../../testing/tier.ts';
import { addEvent, addRequest, addUnit } from '../events/testing/records.ts';
import { lockRoom } from './roomRequests.repo.ts';

let server: TestApp;
let coordinator: Visitor;
let president: Visitor;
let scitech: Visitor;
let unitId: string;
let eventId: string;

const FORM = { room: 'Main Auditorium', date: '2026-11-21', time: '16:00', description: 'Two microphones' };

beforeAll(async () => {
  server = await testApp();
  unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: 'robotics@campus.example' })).id;
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'Robotics@campus.example' });
  president = await server.signIn({ role: 'PRESIDENT' });
  scitech = await server.signIn({ role: 'GENSEC_SCITECH' });
});
beforeEach(async () => {
  await server.context.db.delete(roomRequests).where(eq(roomRequests.instituteId, server.context.instituteId));
  eventId = (await addEvent(server.context, { unitId, title: 'Robo Soccer' })).id;
});
afterAll(() => server.close());

function ask(who: Visitor, form: object = FORM, event = eventId, headers?: Record<string, string>) {
  return who.send('POST', `/api/events/${event}/room-requests`, form, headers);
}

function decide(who: Visitor, requestId: string, body: object) {
  return who.send('PATCH', `/api/events/room-requests/${requestId}/status`, body);
}

async function stored(requestId: string) {
  const { db, instituteId } = server.context;
  const [row] = await db
    .select()
    .from(roomRequests)
    .where(and(eq(roomRequests.instituteId, instituteId), eq(roomRequests.id, requestId)));
  return row;
}

async function audited(subjectId: string) {
  const { db, instituteId } = server.context;
  return db
    .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, subjectId)))
    .orderBy(asc(auditLog.sequence));
}

/** Whether a call completes or waits for a lock of another transaction. */
async function endsOrWaits(call: Promise<unknown>): Promise<'ends' | 'waits'> {
  let hasEnded = false;
  void call.finally(() => {
    hasEnded = true;
  });
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while (!hasEnded) {
    if ((await server.context.db.execute(waiting)).rows.length > 0) return 'waits';
  }
  return 'ends';
}

describe('requesting a room', () => {
  it('returns the whole event and writes an audit log entry', async () => {
    const response = await ask(coordinator);
    expect(response.statusCode).toBe(201);
    const event = response.json();
    expect(event).toMatchObject({
      _id: eventId,
      title: 'Robo Soccer',
      status: 'planned',
      organizing_unit_id: { _id: unitId, name: 'Robotics Club', type: 'Club' },
      room_requests: [
        {
          room: 'Main Auditorium',
          date: '2026-11-21T00:00:00.000Z',
          time: '16:00',
          ends_at: '2026-11-21T12:30:00.000Z',
          description: 'Two microphones',
          status: 'Pending',
          requested_at: '2026-11-20T09:30:00.000Z',
          requested_by: coordinator.userId,
          reviewed_by: null,
        },
      ],
    });
    const requestId = event.room_requests[0]._id;
    expect(await stored(requestId)).toMatchObject({
      roomKey: 'main auditorium',
      startsAt: new Date('2026-11-21T10:30:00.000Z'),
      endsAt: new Date('2026-11-21T12:30:00.000Z'),
    });
    expect(await audited(requestId)).toEqual([
      {
        action: 'room-request.create',
        actorId: coordinator.userId,
        detail: { eventId, room: 'Main Auditorium', date: '2026-11-21', time: '16:00' },
      },
    ]);
  });

  it('is restricted to the organizing unit and the general secretary of its category', async () => {
    const cultural = await server.signIn({ role: 'GENSEC_CULTURAL' });
    const student = await server.signIn();
    const strange = await server.signIn({ role: 'CLUB_COORDINATOR' });
    await addUnit(server.context, { contactEmail: 'other@campus.example' });
    const other = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'other@campus.example' });
    expect((await ask(scitech)).statusCode).toBe(201);
    expect((await ask(cultural)).json()).toMatchObject({ code: 'FORBIDDEN', message: 'You can manage events of your own category only.' });
    expect((await ask(other)).json()).toMatchObject({ code: 'FORBIDDEN', message: 'You can manage events of your own unit only.' });
    expect((await ask(strange)).json()).toMatchObject({ code: 'NO_UNIT' });
    expect((await ask(president)).statusCode).toBe(403);
    expect((await ask(student)).statusCode).toBe(403);
    expect((await ask(server.visitor())).statusCode).toBe(401);
  });

  it.each([
    [{ ...FORM, room: '  ' }, 'room', 'Enter a room or venue.'],
    [{ ...FORM, room: 'x'.repeat(121) }, 'room', 'Keep the room name within 120 characters.'],
    [{ ...FORM, date: '21.11.2026' }, 'date', 'Enter the date as YYYY-MM-DD.'],
    [{ ...FORM, time: '25:00' }, 'time', 'Enter the time as HH:MM.'],
    [{ ...FORM, date: '2026-11-19' }, 'date', 'Choose a date and time in the future.'],
  ])('rejects %j', async (form, field, message) => {
    const response = await ask(coordinator, form);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: { [field]: message } });
  });

  it.each([
    { room: 'Senate Hall', time: '16:00' },
    { date: '2026-11-21', time: '16:00' },
    { ...FORM, status: 'Approved' },
  ])('rejects %j, which lacks a field or sets a protected one', async (form) => {
    expect((await ask(coordinator, form)).statusCode).toBe(400);
  });

  it('rejects an event that is unknown, over or canceled', async () => {
    const over = await addEvent(server.context, {
      unitId,
      startsAt: new Date('2026-11-19T10:00:00Z'),
      endsAt: new Date('2026-11-19T12:00:00Z'),
    });
    const cancelled = await addEvent(server.context, { unitId, status: 'cancelled' });
    expect((await ask(coordinator, FORM, over.id)).json()).toMatchObject({ message: 'This event is over, so it needs no room.' });
    expect((await ask(coordinator, FORM, cancelled.id)).json()).toMatchObject({
      message: 'This event was cancelled, so it needs no room.',
    });
    expect((await ask(coordinator, FORM, '01970000-0000-7000-8000-000000000000')).statusCode).toBe(404);
    expect((await ask(coordinator, FORM, 'nonsense')).statusCode).toBe(400);
  });

  it('accepts the same room and time of an event once, also concurrently', async () => {
    const twice = await Promise.all([ask(coordinator), ask(scitech, { ...FORM, room: ' main  AUDITORIUM ' })]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(twice.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
      /^This event has already asked for main\s+auditorium on Nov 21, 2026 at 4:00 pm\.$/i,
    );
    const other = await addEvent(server.context, { unitId });
    expect((await ask(coordinator, FORM, other.id)).statusCode).toBe(201);
  });

  it('returns the same event for a repeat with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'a-form-of-this-morning' };
    const first = await ask(coordinator, FORM, eventId, key);
    const again = await ask(coordinator, FORM, eventId, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await ask(coordinator, { ...FORM, time: '17:00' }, eventId, key)).statusCode).toBe(422);
  });
});

it('lists room requests in pages, newest first, with their total count', async () => {
  for (const time of ['16:00', '18:00']) expect((await ask(coordinator, { ...FORM, time })).statusCode).toBe(201);
  const first = await president.get('/counters/room/requests?limit=1');
  expect(first.headers).toMatchObject({ 'x-total-count': '2', 'x-total-accuracy': 'exact' });
  expect(first.json()).toEqual([
    {
      ...{ _id: expect.any(String), event_id: eventId, room: FORM.room, date: expect.stringContaining(FORM.date), time: '18:00' },
      ...{ description: FORM.description, status: 'Pending', requested_by: coordinator.userId, reviewed_by: null },
      requested_at: expect.any(String),
    },
  ]);
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await president.get(next)).json()).toMatchObject([{ time: '16:00' }]);
});

describe('deciding a room request', () => {
  const pending = () => addRequest(server.context, { eventId, requestedBy: coordinator.userId });

  it('returns the whole event and stores the reviewer and the time', async () => {
    const { id } = await pending();
    const response = await decide(president, id, { status: 'Approved', reviewed_by: president.userId });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      _id: eventId,
      organizing_unit_id: { _id: unitId, name: 'Robotics Club', type: 'Club' },
      room_requests: [{ _id: id, status: 'Approved', reviewed_by: president.userId }],
    });
    expect(await stored(id)).toMatchObject({ status: 'Approved', decidedAt: new Date('2026-11-20T09:30:00.000Z') });
    expect(await audited(id)).toEqual([
      { action: 'room-request.decide', actorId: president.userId, detail: { eventId, status: 'Approved' } },
    ]);
  });

  it('is idempotent for the same decision, with one audit log entry', async () => {
    const { id } = await pending();
    const first = await decide(president, id, { status: 'Rejected' });
    const again = await decide(president, id, { status: 'Rejected' });
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await audited(id)).toHaveLength(1);
  });

  it('cannot be reversed', async () => {
    const { id } = await pending();
    await decide(president, id, { status: 'Rejected' });
    const response = await decide(president, id, { status: 'Approved' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'ALREADY_DECIDED', message: 'This request was already Rejected.' });
    const successor = await server.signIn({ role: 'PRESIDENT' });
    expect((await decide(successor, id, { status: 'Rejected' })).statusCode).toBe(409);
  });

  it('is restricted to the president, and refused for own requests and in another user’s name', async () => {
    const { id } = await pending();
    const own = await addRequest(server.context, { eventId, requestedBy: president.userId, time: '10:00' });
    expect((await decide(scitech, id, { status: 'Approved' })).statusCode).toBe(403);
    expect((await decide(coordinator, id, { status: 'Approved' })).statusCode).toBe(403);
    expect((await decide(server.visitor(), id, { status: 'Approved' })).statusCode).toBe(401);
    expect((await decide(president, own.id, { status: 'Approved' })).json()).toMatchObject({
      code: 'SELF_REVIEW',
      message: 'You cannot review a room request of your own.',
    });
    expect((await decide(president, id, { status: 'Approved', reviewed_by: coordinator.userId })).json()).toMatchObject({
      code: 'IDENTITY_MISMATCH',
    });
    expect(await stored(id)).toMatchObject({ status: 'Pending', reviewedBy: null });
  });

  it('accepts only Approved or Rejected, and only for existing requests', async () => {
    const { id } = await pending();
    for (const status of ['Pending', 'approved', '', null]) {
      const response = await decide(president, id, { status });
      expect(response.statusCode).toBe(400);
      expect(response.json().message).toBe('The decision must be Approved or Rejected.');
    }
    expect((await decide(president, '01970000-0000-7000-8000-000000000000', { status: 'Approved' })).statusCode).toBe(404);
    expect((await decide(president, 'nonsense', { status: 'Approved' })).statusCode).toBe(400);
  });
});

describe('the requester of a room', () => {
  it('receives one mail about the decision', async () => {
    const { id } = await addRequest(server.context, { eventId, requestedBy: coordinator.userId, room: 'Senate Hall' });
    await decide(president, id, { status: 'Approved' });
    await decide(president, id, { status: 'Approved' });
    const rows = await postedMails(server.context);
    expect(rows.filter(({ subjectId }) => subjectId === id)).toMatchObject([
      { kind: 'room-request-decided', recipientId: coordinator.userId },
    ]);
    const mail = (await server.deliverMails()).findLast(({ subject }) => subject === "You have the room for 'Robo Soccer'");
    expect(mail).toMatchObject({ to: 'Robotics@campus.example' });
    expect(mail?.text).toContain("your request for Senate Hall on Nov 21, 2026 at 4:00 pm, for 'Robo Soccer', was approved.");
  });

  it('receives no mail when the decision is refused', async () => {
    const { id } = await addRequest(server.context, {
      eventId,
      requestedBy: coordinator.userId,
      status: 'Rejected',
      reviewedBy: president.userId,
    });
    expect((await decide(president, id, { status: 'Approved' })).statusCode).toBe(409);
    expect((await postedMails(server.context)).filter(({ subjectId }) => subjectId === id)).toEqual([]);
  });
});

describe('a booked room', () => {
  it('rejects an overlapping approval with its room, event and time, and leaves the request pending', async () => {
    const rival = await addEvent(server.context, { unitId, title: 'Drone Show' });
    const first = await addRequest(server.context, { eventId, requestedBy: coordinator.userId, time: '15:00' });
    const second = await addRequest(server.context, { eventId: rival.id, requestedBy: coordinator.userId, room: 'main auditorium' });
    expect((await decide(president, first.id, { status: 'Approved' })).statusCode).toBe(200);
    const response = await decide(president, second.id, { status: 'Approved' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'ROOM_TAKEN',
      message: "Room Main Auditorium is already booked for 'Robo Soccer' on Nov 21, 2026 at 3:00 pm.",
    });
    expect(await stored(second.id)).toMatchObject({ status: 'Pending', reviewedBy: null, decidedAt: null });
    expect(await audited(second.id)).toEqual([]);
    expect((await decide(president, second.id, { status: 'Rejected' })).statusCode).toBe(200);
  });

  it('is free again from the minute a booking ends', async () => {
    const first = await addRequest(server.context, { eventId, requestedBy: coordinator.userId, time: '14:00' });
    const second = await addRequest(server.context, { eventId, requestedBy: coordinator.userId, time: '16:00' });
    const elsewhere = await addRequest(server.context, { eventId, requestedBy: coordinator.userId, time: '15:00', room: 'Senate Hall' });
    for (const { id } of [first, second, elsewhere]) expect((await decide(president, id, { status: 'Approved' })).statusCode).toBe(200);
  });

  // A race without the lock fails only sometimes, so this checks who waits. It is skipped on the embedded database, which has one
  // connection.
  it.runIf(process.env.TEST_DATABASE_URL)('is locked by an approval and not by a rejection', async () => {
    const { db, instituteId } = server.context;
    const [wanted, unwanted] = [
      await addRequest(server.context, { eventId, requestedBy: coordinator.userId, time: '14:00' }),
      await addRequest(server.context, { eventId, requestedBy: coordinator.userId, time: '18:00' }),
    ];
    const approval = await db.transaction(async (tx) => {
      await lockRoom(tx, { instituteId, roomKey: 'main auditorium' });
      expect(await endsOrWaits(decide(president, unwanted.id, { status: 'Rejected' }))).toBe('ends');
      const answer = decide(president, wanted.id, { status: 'Approved' });
      expect(await endsOrWaits(answer)).toBe('waits');
      return { answer };
    });
    expect((await approval.answer).statusCode).toBe(200);
  });

  it('is given to exactly one of two overlapping requests in concurrent approvals', async () => {
    for (let round = 0; round < rounds(8, 50); round += 1) {
      const count = crowd(round === 0 ? 200 : rounds(20, 200));
      const date = new Date(Date.UTC(2027, 0, 1 + round)).toISOString().slice(0, 10);
      const contested = { eventId: (await addEvent(server.context, { unitId })).id, requestedBy: coordinator.userId, date };
      const one = await addRequest(server.context, { ...contested, time: '10:00' });
      const other = await addRequest(server.context, { ...contested, time: '11:00' });
      const approvals = Array.from({ length: count }, (_, index) =>
        decide(president, (index % 2 ? one : other).id, { status: 'Approved' }),
      );
      const answers = await Promise.all(approvals);
      const states = [await stored(one.id), await stored(other.id)].map((row) => row?.status).sort();
      expect(states).toEqual(['Approved', 'Pending']);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(count / 2).fill(200), ...Array(count / 2).fill(409)]);
    }
  });

  it('has one state after a request is approved and rejected concurrently', async () => {
    for (let round = 0; round < rounds(5, 10); round += 1) {
      const date = `2027-02-${String(round + 1).padStart(2, '0')}`;
      const { id } = await addRequest(server.context, { eventId, requestedBy: coordinator.userId, date });
      const answers = await Promise.all([decide(president, id, { status: 'Approved' }), decide(president, id, { status: 'Rejected' })]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const winner = answers[0].statusCode === 200 ? 'Approved' : 'Rejected';
      expect((await stored(id))?.status).toBe(winner);
    }
  });
});
