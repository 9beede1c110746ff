import type { AddressInfo } from 'node:net';
import type { ApprovalFlow, Approver } from '@quad/domain/approvals';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { approvalDeputies, batchAdvisers, rooms } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { startRequest } from '../approvals/approvals.service.ts';
import { addEvent, addRequest, addUnit } from '../events/testing/records.ts';
import { openStream, type Stream } from './testing/stream.ts';

let server: TestApp;
let port: number;
let president: Visitor;
let coordinator: Visitor;
let student: Visitor;
let unitId: string;
const open: Stream[] = [];

beforeAll(async () => {
  server = await testApp();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
  president = await server.signIn({ role: 'PRESIDENT' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  student = await server.signIn();
  unitId = (await addUnit(server.context, { contactEmail: 'robotics@campus.example' })).id;
});
afterAll(() => server.close());
afterEach(() => {
  for (const stream of open.splice(0)) stream.disconnect();
});

/** Opens a stream that is closed at the end of the test. */
async function listen(visitor: Visitor, options?: { after?: string }): Promise<Stream> {
  const stream = await openStream(port, visitor, options);
  open.push(stream);
  return stream;
}

/** Expects a stream that resumes after a message to send the next change, and no gap. */
async function expectToContinue(visitor: Visitor, after: string): Promise<void> {
  const next = await listen(visitor, { after });
  const { id } = await anEvent();
  await next.until(() => next.changes.some(({ event_id }) => event_id === id));
  expect(next.messages.filter(({ has_gap }) => has_gap)).toEqual([]);
}

const anEvent = () => addEvent(server.context, { unitId, title: 'Robo Night' });

// docs/specification/live.md#live-calls
it('serves an event stream with headers against caching and proxy buffering', async () => {
  const { answer } = await listen(student);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
});

it('returns 401 without a session', async () => {
  expect((await server.visitor().get('/api/changes')).statusCode).toBe(401);
});

it('sends changes made by other users, with the event id', async () => {
  const stream = await listen(student);
  const { id } = await anEvent();
  await stream.until(() => stream.changes.length > 0);
  expect(stream.changes).toEqual([{ topic: 'events', event_id: id }]);
});

it('sends a room request change to the president and the coordinator, but not to a student', async () => {
  const { id } = await anEvent();
  const [asStudent, asPresident, asCoordinator] = [await listen(student), await listen(president), await listen(coordinator)];
  const response = await coordinator.send('POST', `/api/events/${id}/room-requests`, {
    date: '2026-12-01',
    time: '10:00',
    room: 'LH-1',
    description: 'Talk',
  });
  expect(response.statusCode, response.body).toBe(201);
  const change = { topic: 'room-requests', event_id: id };
  for (const stream of [asPresident, asCoordinator]) await stream.until(() => stream.changes.length > 0);
  expect(asPresident.changes).toContainEqual(change);
  expect(asCoordinator.changes).toContainEqual(change);
  // A later change that the student receives.
  await anEvent();
  await asStudent.until(() => asStudent.changes.some(({ event_id }) => event_id !== id));
  expect(asStudent.changes.map(({ topic }) => topic)).not.toContain('room-requests');
});

it('sends a room request change to the general secretary whom the catalogue names for the room, and to no other', async () => {
  const { context } = server;
  const room = { instituteId: context.instituteId, id: newId(), key: 'stadium', name: 'Stadium', decidedBy: 'GENSEC_SPORTS' } as const;
  await context.db.insert(rooms).values({ ...room, createdAt: TEST_NOW, updatedAt: TEST_NOW });
  const [sports, cultural] = [await server.signIn({ role: 'GENSEC_SPORTS' }), await server.signIn({ role: 'GENSEC_CULTURAL' })];
  const { id } = await anEvent();
  const [asSports, asCultural] = [await listen(sports), await listen(cultural)];
  await addRequest(context, { eventId: id, requestedBy: coordinator.userId, room: 'Stadium' });
  await asSports.until(() => asSports.changes.some(({ topic }) => topic === 'room-requests'));
  expect(asSports.changes).toContainEqual({ topic: 'room-requests', event_id: id });
  await anEvent();
  await asCultural.until(() => asCultural.changes.some(({ event_id }) => event_id !== id));
  expect(asCultural.changes.map(({ topic }) => topic)).not.toContain('room-requests');
});

describe('a request for approval', () => {
  const BATCH = { program: 'B.Tech', admission_year: 2024 };
  const step = (_id: string, approver: Approver) => ({
    ...{ _id, name: _id, approvers: [approver], quorum: 'any' as const, parallel: false, conditions: [], covers: [], promise: null },
  });
  const FLOW: ApprovalFlow = {
    ...{ _id: 'activity-claim', kind: 'activity-claim', version: 1, is_active: true, name: 'Claims' },
    steps: [step('adviser', { kind: 'adviser' }), step('sports', { kind: 'role', role: 'GENSEC_SPORTS', scope: 'institute' })],
  };
  const advise = ({ userId }: Visitor) =>
    server.context.db
      .insert(batchAdvisers)
      .values({ instituteId: server.context.instituteId, userId, program: BATCH.program, admissionYear: BATCH.admission_year });
  const stopAdvising = ({ userId }: Visitor) =>
    server.context.db
      .delete(batchAdvisers)
      .where(and(eq(batchAdvisers.instituteId, server.context.instituteId), eq(batchAdvisers.userId, userId)));
  const standInFor = (principal: Visitor, deputy: Visitor) =>
    server.context.db.insert(approvalDeputies).values({
      ...{ instituteId: server.context.instituteId, principalId: principal.userId, deputyId: deputy.userId },
      ...{ startsOn: '2026-01-01', endsOn: '2026-12-31' },
    });
  const requested = ({ userId: requestedBy }: Visitor) =>
    server.context.db.transaction((tx) =>
      startRequest(tx, server.context, {
        flow: FLOW,
        subject: { batch: BATCH },
        subjectId: newId(),
        title: 'Clearing the ponds',
        requestedBy,
      }),
    );
  const decided = async (by: Visitor, requestId: string, stepId: string) => {
    const { version } = (await by.get(`/api/approvals/${requestId}`)).json();
    const input = { version, verdict: 'approved', reason: '' };
    const answer = await by.send('POST', `/api/approvals/${requestId}/steps/${stepId}/decision`, input);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const isTold = ({ changes }: Stream) => changes.some(({ topic }) => topic === 'approvals');
  /** Waits until these streams are told of requests and all have received a later change; the others must not be told. */
  async function expectTold(told: Stream[], others: Stream[]): Promise<void> {
    for (const stream of told) await stream.until(() => isTold(stream));
    for (const stream of told) expect(stream.changes.filter(({ topic }) => topic === 'approvals')).toContainEqual({ topic: 'approvals' });
    const { id } = await anEvent();
    for (const stream of others) {
      await stream.until(() => stream.changes.some(({ event_id }) => event_id === id));
      expect(isTold(stream)).toBe(false);
    }
  }

  it('is told to who made it and to those whose office could or can decide it, and to nobody else', async () => {
    const [first, second, deputy, asker, deputyOfAsker] = await Promise.all(Array.from({ length: 5 }, () => server.signIn()));
    if (!first || !second || !deputy || !asker || !deputyOfAsker) throw new Error('They are there.');
    const [sports, cultural] = [await server.signIn({ role: 'GENSEC_SPORTS' }), await server.signIn({ role: 'GENSEC_CULTURAL' })];
    for (const who of [first, second, asker]) await advise(who);
    await standInFor(first, deputy);
    await standInFor(asker, deputyOfAsker);
    const others = [student, president, coordinator, cultural, deputyOfAsker];
    const streamsOf = async (people: readonly Visitor[]) => {
      const streams = [];
      for (const who of people) streams.push(await listen(who));
      return streams;
    };
    const began = { told: await streamsOf([first, second, deputy, asker]), others: await streamsOf([...others, sports]) };
    const requestId = await requested(asker);
    await expectTold(began.told, began.others);
    for (const stream of open.splice(0)) stream.disconnect();
    // Another adviser, whose list still shows it, and the next office are told of the decision.
    const ended = { told: await streamsOf([second, deputy, asker, sports]), others: await streamsOf(others) };
    await decided(first, requestId, 'adviser');
    await expectTold(ended.told, ended.others);
    for (const stream of open.splice(0)) stream.disconnect();
    // The advisers are done, so the rest is not theirs to hear.
    const last = { told: await streamsOf([asker]), others: await streamsOf([second, ...others]) };
    await decided(sports, requestId, 'sports');
    await expectTold(last.told, last.others);
    for (const who of [first, second, asker]) await stopAdvising(who);
  });

  it('is told to nobody any more who has lost the office, nor to their deputy', async () => {
    const [former, deputy, asker] = [await server.signIn(), await server.signIn(), await server.signIn()];
    await advise(former);
    await standInFor(former, deputy);
    const [own, deputys] = [await listen(former), await listen(deputy)];
    await stopAdvising(former);
    await own.untilEnd();
    await deputys.untilEnd();
    const again = [await listen(former, { after: own.lastId }), await listen(deputy, { after: deputys.lastId })];
    await requested(asker);
    await expectTold([], again);
  });

  it('is not what anonymous feedback looks like', async () => {
    const adviser = await server.signIn();
    await advise(adviser);
    const [stream, asker] = [await listen(adviser), await server.signIn()];
    const target = { type: 'Suggestion', target_type: 'Club/Organization', target_id: unitId, rating: 4 };
    const answer = await asker.send('POST', '/api/feedback/add', { ...target, comments: 'More tools.', is_anonymous: true });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    await expectTold([], [stream]);
    expect(stream.changes.map(({ topic }) => topic)).toEqual(['events']);
    await stopAdvising(adviser);
  });
});

it('resumes after the last received message without losing or repeating changes', async () => {
  const { lastId } = await listen(student);
  open.splice(0)[0]?.disconnect();
  const missed = [await anEvent(), await anEvent()].map(({ id }) => id);
  const again = await listen(student, { after: lastId });
  await again.until(() => again.changes.length > 0);
  const next = await anEvent();
  await again.until(() => again.changes.length > 2);
  expect(again.changes.map(({ event_id }) => event_id).toSorted()).toEqual([...missed, next.id].toSorted());
});

it('sends a change that was started earlier but committed later', async ({ skip }) => {
  // The embedded database runs one statement after the other.
  if (server.connection.engine === 'embedded') return skip();
  const stream = await listen(student);
  const [slow, quick] = [await anEvent(), await anEvent()];
  await stream.until(() => stream.changes.length === 2);
  const write = (tx: Database, id: string) => tx.execute(sql`update events set title = 'Other' where id = ${id}`);
  await server.connection.acrossInstitutes.transaction(async (tx) => {
    await write(tx, slow.id);
    await write(server.connection.acrossInstitutes, quick.id);
    await stream.until(() => stream.changes.length === 3);
  });
  await stream.until(() => stream.changes.length === 4);
  expect(stream.changes.slice(2).map(({ event_id }) => event_id)).toEqual([quick.id, slow.id]);
});

it.each([
  ['a malformed position', 'nonsense'],
  ['an expired position', '1000.5:5:'],
  ['a position ahead of the database', `${Math.floor(Date.now() / 1000)}.999999999999:999999999999:`],
  ['a position with an invalid snapshot', `${Math.floor(Date.now() / 1000)}.9:5:`],
])('reports a gap after %s', async (_, after) => {
  const stream = await listen(student, { after });
  await stream.until(() => stream.messages.some(({ has_gap }) => has_gap));
});

it('reports a gap and ends the stream when too many changes happen at once, and the next stream resumes after it', async () => {
  const stream = await listen(student);
  await server.connection.acrossInstitutes.transaction(async (tx) => {
    for (let count = 0; count < 11; count += 1) {
      await tx.execute(
        `insert into changes (institute_id, topic) select '${server.context.instituteId}', 'units' from generate_series(1, 500)`,
      );
    }
  });
  await stream.untilEnd();
  expect(stream.messages.at(-1)).toMatchObject({ changes: [], has_gap: true });
  await expectToContinue(student, stream.lastId);
});

it('ends the stream when the session ends', async () => {
  const guest = await server.signIn();
  const counted = async () => Number(/^quad_streams (\d+)$/m.exec((await server.visitor().get('/metrics')).body)?.[1]);
  const before = await counted();
  const stream = await listen(guest);
  expect(await counted()).toBe(before + 1);
  await guest.send('POST', '/auth/logout');
  await stream.untilEnd();
  await expect.poll(counted).toBe(before);
  expect((await guest.get('/api/changes')).statusCode).toBe(401);
});

it('ends the stream when the role of the user changes, and the next stream resumes after it', async () => {
  const secretary = await server.signIn({ role: 'GENSEC_SPORTS' });
  const stream = await listen(secretary);
  await server.connection.acrossInstitutes.execute(`update users set role = 'STUDENT' where id = '${secretary.userId}'`);
  await stream.untilEnd();
  await expectToContinue(secretary, stream.lastId);
});

it('allows eight streams per user and returns 429 for the next one', async () => {
  const busy = await server.signIn();
  for (let count = 0; count < 8; count += 1) await listen(busy);
  const refused = await listen(busy);
  expect(refused.answer.statusCode).toBe(429);
  expect(refused.answer.headers['retry-after']).toBe('60');
  open[0]?.disconnect();
});

it('sends no changes of another institute', async () => {
  const other = await testApp({ database: server.connection });
  try {
    const stream = await listen(president);
    const unit = await addUnit(other.context, {});
    await addEvent(other.context, { unitId: unit.id });
    const { id } = await anEvent();
    await stream.until(() => stream.changes.length > 0);
    expect(stream.changes).toEqual([{ topic: 'events', event_id: id }]);
  } finally {
    await other.close();
  }
});
