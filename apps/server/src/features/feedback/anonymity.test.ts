import { ANSWERED_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { ROLES } from '@quad/domain/access';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changes } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addTargets, endHour, formOf, postedFeedbackId, postFeedback, resolve } from './testing/giving.ts';

const GIVER = { name: 'Zebedee Quillfeather', email: 'zebedee.quillfeather@campus.example', rollNumber: '98765432' };
/** docs/specification/feedback.md#feedback-anonymous */
const COMMENTS = 'Nobody is to learn who wrote this.';

let server: TestApp;
let targets: Awaited<ReturnType<typeof addTargets>>;
let giver: Visitor;
let readers: { role: string; who: Visitor }[];
let before: Map<string, string>;
const ids: string[] = [];

beforeAll(async () => {
  server = await testApp();
  targets = await addTargets(server);
  giver = await server.signIn(GIVER);
  readers = await Promise.all(
    ROLES.map(async (role) => {
      const address = role === 'CLUB_COORDINATOR' ? { email: 'robotics@campus.example' } : {};
      return { role, who: await server.signIn({ role, ...address }) };
    }),
  );
  before = await readEverything();
  for (const [target_type, target] of [
    ['Event', targets.event],
    ['Club/Organization', targets.unit],
    ['POR', targets.position],
    ['User', targets.person],
  ] as const) {
    ids.push(await postedFeedbackId(giver, formOf(target.id, { target_type, comments: COMMENTS, is_anonymous: true })));
  }
  await endHour(server);
});
afterAll(() => server.close());

function isServed({ method, path }: Endpoint): boolean {
  return server.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
}

/** Fills in the path of an endpoint. Ids are those of the feedback, because readers know them. */
function addressOf({ path }: Endpoint, role: string): string {
  return path
    .replace('{role}', role)
    .replace('{skillType}', 'technical')
    .replace('{username}', 'robotics@campus.example')
    .replaceAll(/\{\w+\}/g, ids[0] ?? targets.event.id);
}

/** The responses of all GET endpoints to all roles, by role and endpoint. */
async function readEverything(): Promise<Map<string, string>> {
  const reads = ANSWERED_CALLS.filter((call: Endpoint) => call.method === 'GET' && !call.path.startsWith('/auth') && isServed(call));
  const answers = new Map<string, string>();
  for (const { role, who } of readers) {
    for (const call of reads) answers.set(`${role} ${callKey(call)}`, (await who.get(addressOf(call, role))).body);
  }
  return answers;
}

function traces(text: string): Record<string, number> {
  const words = { id: giver.userId, ...GIVER };
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, text.split(word).length - 1]));
}

describe('the giver of anonymous feedback', () => {
  it('appears in no response of any GET endpoint to any role, before or after resolving', async () => {
    expect(before.size).toBeGreaterThan(100);
    const [first] = ids;
    const resolver = readers.find(({ role }) => role === 'PRESIDENT')?.who;
    for (const isResolved of [false, true]) {
      if (isResolved && resolver && first) expect((await resolve(resolver, first)).statusCode).toBe(200);
      const after = await readEverything();
      expect(after.get('STUDENT GET /api/feedback/view-feedback')).toContain(COMMENTS);
      for (const [call, answer] of after) expect(traces(answer), call).toEqual(traces(before.get(call) ?? ''));
    }
  });

  it('does not appear in the responses to giving, resolving and listing the own feedback', async () => {
    const created = await postFeedback(giver, formOf(targets.event.id, { is_anonymous: true, feedback_by: giver.userId }));
    const resolver = readers.find(({ role }) => role === 'GENSEC_SPORTS')?.who;
    await endHour(server);
    const resolved = resolver && (await resolve(resolver, created.json().feedback._id));
    const own = await giver.get(`/api/feedback/${giver.userId}`);
    for (const response of [created, resolved, own]) {
      expect(response?.statusCode).toBeLessThan(300);
      expect(Object.values(traces(response?.body ?? ''))).toEqual([0, 0, 0, 0]);
    }
  });

  it('cannot be found by requesting feedback by user id, which returns 403', async () => {
    for (const { who } of readers) expect((await who.get(`/api/feedback/${giver.userId}`)).statusCode).toBe(403);
  });

  it('cannot be inferred from the time, the id or the order of feedback', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const sent: string[] = [];
    for (let second = 0; second < 12; second += 1) {
      server.setNow(new Date(TEST_NOW.getTime() + second * 1000));
      sent.push(await postedFeedbackId(second % 2 ? one : other, formOf(targets.event.id, { is_anonymous: true })));
    }
    await endHour(server);
    const list: { _id: string; created_at: string }[] = (await one.get('/api/feedback/view-feedback')).json();
    const listed = list.filter(({ _id }) => sent.includes(_id));
    expect(new Set(listed.map(({ created_at }) => created_at))).toEqual(new Set(['2026-11-20T09:00:00.000Z']));
    expect(sent.every((id) => id[14] === '4')).toBe(true);
    expect(listed.map(({ _id }) => _id)).toEqual(sent.toSorted().reverse());
  });

  it('is the only reader of the feedback until the end of its hour, when all of it is listed', async () => {
    const [one, other] = [await server.signIn(), await server.signIn()];
    const reader = readers.find(({ role }) => role === 'CLUB_COORDINATOR')?.who;
    if (!reader) throw new Error('There is no coordinator.');
    const hour = new Date('2026-11-20T15:00:00.000Z').getTime();
    const at = async (minute: number, second = 0) => {
      server.setNow(new Date(hour + minute * 60_000 + second * 1000));
      await server.runPeriodicWork();
    };
    const { db, instituteId } = server.context;
    const seen = async () => {
      const list = await reader.get('/api/feedback/view-feedback');
      const club = await reader.get('/api/orgUnit/clubData/robotics@campus.example');
      const inbox = await reader.get('/api/inbox');
      const about = await db.execute(sql`select from feedback where ${instituteId} = institute_id and is_listed`);
      const noted = await db.$count(changes, and(eq(changes.instituteId, instituteId), eq(changes.topic, 'feedback')));
      return [list.headers.etag, list.headers['x-total-count'], club.body, inbox.body, about.rows.length, noted];
    };
    await at(4);
    const before = await seen();
    const feedbackIds: string[] = [];
    for (const [minute, who] of [
      [5, one],
      [41, other],
      [59, one],
    ] as const) {
      await at(minute);
      feedbackIds.push(await postedFeedbackId(who, formOf(targets.unit.id, { target_type: 'Club/Organization', is_anonymous: true })));
      expect((await who.get(`/api/feedback/${who.userId}`)).body).toContain(feedbackIds.at(-1));
      expect(await seen()).toEqual(before);
      expect((await resolve(reader, feedbackIds[0] ?? '')).statusCode).toBe(404);
    }
    await at(60, 59);
    expect(await seen()).toEqual(before);
    await at(61);
    const list: { _id: string }[] = (await reader.get('/api/feedback/view-feedback')).json();
    expect(list.slice(0, 3).map(({ _id }) => _id)).toEqual(feedbackIds.toSorted().reverse());
    const [, total, club, inbox, , noted] = await seen();
    expect(Number(total)).toBe(Number(before[1]) + 3);
    for (const id of feedbackIds) expect([String(club).includes(id), String(inbox).includes(id)]).toEqual([true, true]);
    expect(noted).toBe(Number(before[5]) + 3);
    expect((await resolve(reader, feedbackIds[0] ?? '')).statusCode).toBe(200);
  });
});
