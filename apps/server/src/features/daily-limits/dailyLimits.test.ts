import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { cookieName, openSession } from '../../plugins/session.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addUnit } from '../events/testing/records.ts';
import { formOf, postFeedback } from '../feedback/testing/giving.ts';
import { importing } from '../imports/testing/importing.ts';

let server: TestApp;
let student: Visitor;
beforeEach(async () => {
  server = await testApp();
  student = await server.signIn({ email: 'asha@campus.example' });
});
afterEach(() => server.close());

const submit = (n: number, who = student) =>
  who.send('POST', '/api/achievements/add', {
    title: `Winner ${n}`,
    category: 'Race',
    type: 'sports',
    date_achieved: '2026-11-01',
    user_id: who.userId,
  });
const propose = async (n: number, who = student) =>
  who.send('POST', '/api/skills/create-skill', { name: `Skill ${n}`, category: 'x', type: 'sports' });
const left = async (who = student) => (await who.get('/api/daily-limits')).json();
const many = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)));
/** The same person so many hours later, with a new session. */
async function later(hours: number): Promise<Visitor> {
  const { context } = server;
  server.setNow(new Date(TEST_NOW.getTime() + hours * 3_600_000));
  const [account] = await context.db.select().from(users).where(eq(users.id, student.userId));
  const token = account && (await openSession(context, account));
  return server.visitor(student.userId, { [cookieName(context.config)]: `${token}` });
}
const codes = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();

describe('daily limits', () => {
  it('allow 20 achievements per user, also when sent concurrently, and report how many are left', async () => {
    expect(await left()).toEqual({ feedback: 20, skills: 20, proposals: 20, achievements: 20, follows: 50, unendorsed: 100 });
    expect(codes(await many(17, submit))).toEqual(Array(17).fill(201));
    expect(await left()).toMatchObject({ achievements: 3, skills: 20 });
    const answers = await many(6, (n) => submit(100 + n));
    expect(codes(answers)).toEqual([...Array(3).fill(201), ...Array(3).fill(429)]);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'You have submitted 20 achievements in the last 24 hours. Please come back tomorrow.',
    });
    expect(await left()).toMatchObject({ achievements: 0 });
    expect((await submit(200, await server.signIn())).statusCode).toBe(201);
  });

  it('are reset for the same user after 24 hours', async () => {
    expect(codes(await many(20, submit))).toEqual(Array(20).fill(201));
    student = await later(23);
    expect([(await submit(100)).statusCode, await left()]).toMatchObject([429, { achievements: 0 }]);
    student = await later(25);
    expect(await left()).toMatchObject({ achievements: 20 });
    expect(codes(await many(21, (n) => submit(200 + n)))).toEqual([...Array(20).fill(201), 429]);
  });

  it('count skill proposals and skill claims separately', async () => {
    const proposed = await many(22, propose);
    expect(codes(proposed)).toEqual([...Array(20).fill(201), 429, 429]);
    expect(proposed.find(({ statusCode }) => statusCode === 429)?.json().message).toBe(
      'You have proposed 20 new skills in the last 24 hours. Please come back tomorrow.',
    );
    const ids = proposed.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json()._id);
    const other = await server.signIn();
    ids.push((await propose(100, other)).json()._id);
    const claim = (skill_id: string) =>
      student.send('POST', '/api/skills/create-user-skill', {
        skill_id,
        proficiency_level: 'beginner',
        position_id: null,
        user_id: student.userId,
      });
    expect(codes(await Promise.all(ids.map(claim)))).toEqual([...Array(20).fill(201), 429]);
    expect(await left()).toMatchObject({ skills: 0, proposals: 0 });
    // An existing skill is reported before the limit, because the form continues with it.
    expect((await propose(0)).statusCode).toBe(409);
  });

  it('allow 50 follows of units, and count following a unit again', async () => {
    const units = await many(
      50,
      async (n) => (await addUnit(server.context, { name: `Club ${n}`, contactEmail: `c${n}@campus.example` })).id,
    );
    const follow = (id = '') => student.send('PUT', `/api/orgUnit/${id}/following`);
    await many(50, (n) => follow(units[n]));
    expect(await left()).toMatchObject({ follows: 0 });
    expect((await follow(units[0])).statusCode).toBe(200);
    expect((await student.send('DELETE', `/api/orgUnit/${units[0]}/following`)).statusCode).toBe(200);
    const refused = await follow(units[0]);
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'You have followed 50 units in the last 24 hours. Please come back tomorrow.',
    ]);
  });

  it('count anonymous feedback for its giver only, and are readable only with a session', async () => {
    const unit = await addUnit(server.context, { name: 'Robotics Club' });
    await postFeedback(student, formOf(unit.id, { target_type: 'Club/Organization', is_anonymous: true }));
    expect(await left()).toMatchObject({ feedback: 19 });
    expect(await left(await server.signIn({ role: 'PRESIDENT' }))).toMatchObject({ feedback: 20 });
    expect((await server.visitor().get('/api/daily-limits')).statusCode).toBe(401);
  });

  it('do not apply to records that an administrator imports', async () => {
    const office = await server.signIn({ isAdministrator: true });
    const { check, apply } = importing(server, office);
    const lines = Array.from({ length: 30 }, (_, n) => `asha@campus.example,Winner ${n},sports,2026-11-01`);
    const applied = await apply(await check('achievements', ['Email,Title,Type,Date', ...lines].join('\n')));
    expect(applied).toMatchObject({ state: 'applied', counts: { new: 30 } });
    expect(await left()).toMatchObject({ achievements: 20 });
    expect((await submit(1)).statusCode).toBe(201);
    expect((await submit(2, office)).statusCode).toBe(201);
  });
});

describe('the limit of unendorsed items', () => {
  const REACHED = '100 of your skills and achievements wait for endorsement. You can add more once some are endorsed.';

  it('is 100 per user over all kinds, also for concurrent requests, and is reported in advance', async () => {
    for (let day = 0; day < 2; day += 1) {
      student = await later(day * 25);
      expect(codes(await many(20, (n) => submit(day * 100 + n)))).toEqual(Array(20).fill(201));
      expect(codes(await many(20, (n) => propose(day * 100 + n)))).toEqual(Array(20).fill(201));
    }
    expect(await left()).toMatchObject({ unendorsed: 20 });
    student = await later(50);
    expect(codes(await many(19, (n) => submit(200 + n)))).toEqual(Array(19).fill(201));
    expect(await left()).toMatchObject({ achievements: 1, proposals: 20, unendorsed: 1 });
    const answers = await Promise.all([submit(300), propose(300)]);
    expect(codes(answers)).toEqual([201, 429]);
    const refused = answers.find(({ statusCode }) => statusCode === 429)?.json();
    expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', message: REACHED });
    expect(await left()).toMatchObject({ unendorsed: 0 });
    const { rows } = await server.context.db.execute(sql`select from skills where created_by = ${student.userId}
      union all select from achievements where user_id = ${student.userId}`);
    expect(rows).toHaveLength(100);
    expect((await submit(400, await server.signIn())).statusCode).toBe(201);
  });
});
