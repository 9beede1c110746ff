import { ANSWERED_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { POLICY } from '@quad/domain/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orgUnits, positionHolders, users } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { formOf, postedFeedbackId, resolve } from '../feedback/testing/giving.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';

const MAILBOX = 'robotics@campus.example';

let server: TestApp;
let former: Visitor;
let student: Visitor;
let unitId: string;
let eventId: string;
let positionId: string;

beforeAll(async () => {
  server = await testApp();
  former = await server.signIn({ role: 'CLUB_COORDINATOR', email: MAILBOX });
  student = await server.signIn({ name: 'Priya Sharma' });
  unitId = (await addUnit(server.context, { name: 'Robotics Club', contactEmail: MAILBOX, allocatedBudget: 1000 })).id;
  const peer = await server.addUser({ name: 'Asha Patil' });
  eventId = (await addEvent(server.context, { unitId, participants: [peer.id], allocatedBudget: 500 })).id;
  positionId = (await addPosition(server.context, { unitId })).id;
  await addPositionHolder(server.context, { userId: peer.id, positionId });
  await postedFeedbackId(student, formOf(unitId, { target_type: 'Club/Organization' }));
});
afterAll(() => server.close());

/** A person's record starts with their name, and daily limits count their own actions: neither depends on rights. */
const ABOUT_ONESELF = new Set(['GET /api/record', 'GET /api/daily-limits']);

/** All GET endpoints for signed-in people, with ids of this campus. */
function reads(): { call: Endpoint; url: string }[] {
  const calls = ANSWERED_CALLS.filter(
    (call) => call.method === 'GET' && POLICY[callKey(call)]?.who !== 'public' && !ABOUT_ONESELF.has(callKey(call)),
  );
  return calls.map((call) => ({
    call,
    url: call.path
      .replace(/^\/api\/events\/\{(id|eventId)\}/, `/api/events/${eventId}`)
      .replace('{role}', 'CLUB_COORDINATOR?username=robotics@campus.example')
      .replace('{skillType}', 'technical')
      .replace('{unitId}', unitId)
      .replace('{kind}/{subjectId}', `unit/${unitId}`)
      .replace('{username}', MAILBOX)
      .replace(
        /\{(userId|studentId|templateId|requestId|claimId|certificateId|runId|evidenceId|budgetId|fileId|photoId|seriesId|receiptId|batchId|paymentId|feeId|handoverId)\}/,
        student.userId,
      ),
  }));
}

/** Changes the unit's contact during the given work. */
async function withoutUnit(work: () => Promise<void>): Promise<void> {
  const { db } = server.context;
  await db.update(orgUnits).set({ contactEmail: 'elsewhere@campus.example' }).where(eq(orgUnits.id, unitId));
  try {
    await work();
  } finally {
    await db.update(orgUnits).set({ contactEmail: MAILBOX }).where(eq(orgUnits.id, unitId));
  }
}

/** Changes the person's address instead. */
async function withAnotherAddress(work: () => Promise<void>): Promise<void> {
  const { db } = server.context;
  await db.update(users).set({ email: 'moved@campus.example' }).where(eq(users.id, former.userId));
  try {
    await work();
  } finally {
    await db.update(users).set({ email: MAILBOX }).where(eq(users.id, former.userId));
  }
}

describe.each([
  ['whose unit gets another contact address', withoutUnit],
  ['whose email address changes', withAnotherAddress],
])('a coordinator %s', (_name, meanwhile) => {
  it('has coordinator access before the change', async () => {
    expect((await former.get(`/api/orgUnit/clubData/${MAILBOX}`)).statusCode).toBe(200);
    expect((await former.get('/api/skills/unendorsed/technical')).statusCode).toBe(200);
  });

  it('reads only what a student reads, and no budgets', async () => {
    await meanwhile(async () => {
      for (const { call, url } of reads()) {
        const mine = await former.get(url);
        const key = callKey(call);
        if (mine.statusCode === 200) {
          const theirs = await student.get(url.replace(student.userId, former.userId));
          const own =
            key.includes('by-role') ||
            key.includes('/units') ||
            key.includes('stats') ||
            key.includes('sessions') ||
            key.includes('my-data') ||
            key.includes('notifications');
          // Own records differ. The person has no unit to choose.
          const saidBy = (answer: typeof mine) => (call.mediaType ? answer.body : answer.json());
          if (!own && !url.includes(student.userId)) expect(saidBy(mine), key).toEqual(saidBy(theirs));
          expect(mine.body, key).not.toContain('"budget_info"');
        } else {
          expect([403, 404], `${key}: ${mine.statusCode}`).toContain(mine.statusCode);
        }
      }
      expect((await former.get('/api/events/units')).json()).toEqual([]);
      expect((await former.get('/api/dashboard/stats')).json()).toMatchObject({ code: 'NO_UNIT' });
      expect((await former.get(`/api/positions/${student.userId}`)).statusCode).toBe(403);
    });
  });

  it('cannot change the unit, with an explanation in the response', async () => {
    const form = { title: 'Maze', category: 'technical', organizing_unit_id: unitId };
    await meanwhile(async () => {
      const refused = [
        await former.send('POST', '/api/events/create', form),
        await former.send('PUT', `/api/events/${eventId}`, form),
        await former.send('POST', `/api/events/${eventId}/room-requests`, { date: '2026-11-21', time: '16:00', room: 'Lab' }),
        await former.send('POST', '/api/positions/add-position', { title: 'Helper', unit_id: unitId }),
        await former.send('POST', `/api/skills/endorse/${eventId}`, {}),
      ];
      for (const answer of refused) {
        expect([answer.statusCode, answer.json().code], answer.body).toEqual([403, 'NO_UNIT']);
      }
      expect(refused[0]?.json().message).toBe(
        'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
      );
    });
  });

  it('has coordinator access again once the change is undone', async () => {
    expect((await former.get(`/api/orgUnit/clubData/${MAILBOX}`)).statusCode).toBe(200);
  });
});

describe('a position that has ended', () => {
  it('no longer allows the unit to resolve feedback about its former holder', async () => {
    const holder = await server.addUser({ name: 'Ravi Kumar' });
    const positionHolder = await addPositionHolder(server.context, { userId: holder.id, positionId });
    const about = () => postedFeedbackId(student, formOf(holder.id, { target_type: 'User' }));
    expect((await resolve(former, await about())).statusCode).toBe(200);
    await server.context.db.update(positionHolders).set({ status: 'completed' }).where(eq(positionHolders.id, positionHolder.id));
    expect((await resolve(former, await about())).statusCode).toBe(403);
  });
});
