import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { achievements, checkIns, events, issuedCredentials, positionHolders, records, userSkills, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addAchievement, addUserSkill } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';

let server: TestApp;
let student: Visitor;
let president: Visitor;
let earned: { skill: string; achievement: string; position: string; event: string };
const logged: string[] = [];

beforeAll(async () => {
  server = await testApp({ environment: { LOG_LEVEL: 'trace' }, logStream: { write: (line) => void logged.push(line) } });
});
afterAll(() => server.close());

/** A person with one entry of every kind, and one of every kind that does not count. */
beforeEach(async () => {
  student = await server.signIn({ name: 'Asha Verma' });
  president = await server.signIn({ role: 'PRESIDENT' });
  const { context } = server;
  const userId = student.userId;
  const confirmed = { endorsedBy: president.userId, endorsedAt: TEST_NOW };
  const skill = await addUserSkill(context, { userId, ...confirmed });
  await addUserSkill(context, { userId });
  const verified = { verifiedBy: president.userId, verifiedAt: TEST_NOW };
  const achievement = await addAchievement(context, { userId, title: 'Hackathon', level: 'national', ...verified });
  await addAchievement(context, { userId, title: 'Not verified' });
  const unit = await addUnit(context, { name: `Robotics ${userId}` });
  const held = await addPosition(context, { unitId: unit.id, title: 'Treasurer' });
  const position = await addPositionHolder(context, { userId, positionId: held.id, tenureYear: '2025-2026', status: 'completed' });
  await addPositionHolder(context, { userId, positionId: held.id, tenureYear: '2024-2025', status: 'terminated' });
  const event = await addEvent(context, { unitId: unit.id, title: 'Line Follower' });
  await cameTo(event.id);
  earned = {
    skill: `skill.${skill.id}`,
    achievement: `achievement.${achievement.id}`,
    position: `position.${position.id}`,
    event: `event.${event.id}`,
  };
});

async function cameTo(eventId: string): Promise<void> {
  const { db, instituteId } = server.context;
  const row = { instituteId, eventId, userId: student.userId, checkedInBy: president.userId, madeParticipant: false };
  await db.insert(checkIns).values({ ...row, day: '2026-11-20', at: TEST_NOW, scanId: crypto.randomUUID() });
}

interface Entry {
  readonly _id: string;
  readonly title: string;
  readonly is_shown?: boolean;
}

const entriesOf = (answer: { json: () => unknown }) => (answer.json() as { entries: Entry[] }).entries;
const idsOf = (answer: { json: () => unknown }) => entriesOf(answer).map(({ _id }) => _id);

async function share(shown = Object.values(earned), visitor = student) {
  const answer = await visitor.send('PUT', '/api/record/address', { shown });
  const { url } = answer.json<{ url: string }>();
  return { url, token: url.split('/').at(-1) ?? '' };
}

const readShared = (token: string) => server.visitor().get(`/api/records/${token}`);

describe('the user’s own record', () => {
  it('contains all confirmed entries, shown by default, and no id of another user', async () => {
    const answer = await student.get('/api/record');
    expect(idsOf(answer)).toEqual(Object.values(earned));
    expect(answer.json()).toMatchObject({ name: 'Asha Verma', shared_at: null, entries: Array(4).fill({ is_shown: true }) });
    expect(answer.body).not.toContain(president.userId);
  });

  it('keeps the chosen entries, and hides entries confirmed later', async () => {
    const chosen = await student.send('PUT', '/api/record', { shown: [earned.skill, `skill.${crypto.randomUUID()}`, 'nothing'] });
    expect(entriesOf(chosen).filter(({ is_shown }) => is_shown)).toMatchObject([{ _id: earned.skill }]);
    const later = await addUserSkill(server.context, { userId: student.userId, endorsedBy: president.userId, endorsedAt: TEST_NOW });
    const again = entriesOf(await student.get('/api/record'));
    expect(again.find(({ _id }) => _id === `skill.${later.id}`)).toMatchObject({ is_shown: false });
    const [stored] = await server.context.db.select().from(records).where(eq(records.userId, student.userId));
    expect(stored?.shown).toEqual([earned.skill]);
  });

  it('can be read and changed by its owner only', async () => {
    expect((await server.visitor().get('/api/record')).statusCode).toBe(401);
    expect((await server.visitor().send('PUT', '/api/record', { shown: [] })).statusCode).toBe(401);
    await student.send('PUT', '/api/record', { shown: [earned.skill] });
    expect(idsOf(await president.get('/api/record'))).toEqual([]);
  });
});

describe('the address of a shared record', () => {
  it('shows the chosen entries without signing in, and its token is neither stored nor logged', async () => {
    const { url, token } = await share([earned.achievement, earned.event]);
    expect(url).toBe(`${server.context.config.portalUrl}/record/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const answer = await readShared(token);
    expect(answer.json()).toEqual({
      name: 'Asha Verma',
      entries: [
        {
          _id: earned.achievement,
          kind: 'achievement',
          title: 'Hackathon',
          level: 'national',
          unit: '',
          tenure: '',
          day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
          has_credential: true,
        },
        {
          _id: earned.event,
          kind: 'event',
          title: 'Line Follower',
          level: '',
          unit: expect.stringContaining('Robotics'),
          tenure: '',
          day: '2026-11-20',
          has_credential: true,
        },
      ],
    });
    expect([answer.headers['x-robots-tag'], answer.headers['cache-control']]).toEqual(['noindex', 'no-store']);
    const own = await student.get('/api/record');
    expect(own.json()).toMatchObject({ shared_at: TEST_NOW.toISOString() });
    const stored = JSON.stringify(await server.context.db.select().from(records));
    for (const text of [own.body, stored, logged.join('\n')]) expect(text).not.toContain(token);
  });

  it('stops working once it is renewed or stopped, or its owner is disabled', async () => {
    const first = await share();
    const second = await share([earned.skill]);
    expect((await readShared(first.token)).statusCode).toBe(404);
    expect(idsOf(await readShared(second.token))).toEqual([earned.skill]);
    const { db } = server.context;
    await db.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, student.userId));
    const gone = await readShared(second.token);
    expect([gone.statusCode, gone.json<{ message: string }>().message]).toEqual([404, 'This record is no longer shared.']);
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, student.userId));
    const stopped = await student.send('DELETE', '/api/record/address');
    expect(stopped.json()).toEqual({ message: 'Your record is no longer shared.' });
    expect((await readShared(second.token)).statusCode).toBe(404);
    expect((await student.send('DELETE', '/api/record/address')).statusCode).toBe(404);
  });

  it('is not created when no entry is shown', async () => {
    const answer = await student.send('PUT', '/api/record/address', { shown: ['skill.none'] });
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([400, { shown: 'Choose at least one entry to show.' }]);
    expect((await student.get('/api/record')).json()).toMatchObject({ shared_at: null });
    expect((await readShared('x'.repeat(43))).statusCode).toBe(404);
  });

  it('follows later choices, and loses withdrawn entries', async () => {
    const { token } = await share([earned.skill]);
    await student.send('PUT', '/api/record', { shown: [earned.skill, earned.position] });
    expect(idsOf(await readShared(token))).toEqual([earned.skill, earned.position]);
    const { db } = server.context;
    await db.update(userSkills).set({ endorsedAt: null, endorsedBy: null }).where(eq(userSkills.userId, student.userId));
    expect(idsOf(await readShared(token))).toEqual([earned.position]);
  });

  it('can be created 20 times an hour', async () => {
    const made = [];
    for (let time = 0; time < 21; time += 1)
      made.push((await student.send('PUT', '/api/record/address', { shown: [earned.skill] })).statusCode);
    expect([made.filter((status) => status === 200).length, made.at(-1)]).toEqual([20, 429]);
  });
});

describe('an issued credential', () => {
  const idOf = (entry: string) => entry.split('.')[1] ?? '';
  const revoked = async (entry: string) => {
    const rows = await server.context.db
      .select()
      .from(issuedCredentials)
      .where(and(eq(issuedCredentials.userId, student.userId), eq(issuedCredentials.sourceId, idOf(entry))));
    return rows.map(({ revokedAt }) => revokedAt !== null);
  };

  it.each([
    [
      'an endorsement is withdrawn',
      'skill',
      () =>
        server.context.db
          .update(userSkills)
          .set({ endorsedAt: null })
          .where(eq(userSkills.id, idOf(earned.skill))),
    ],
    ['a skill is removed', 'skill', () => server.context.db.delete(userSkills).where(eq(userSkills.id, idOf(earned.skill)))],
    [
      'a verification is withdrawn',
      'achievement',
      () =>
        server.context.db
          .update(achievements)
          .set({ verifiedAt: null })
          .where(eq(achievements.id, idOf(earned.achievement))),
    ],
    [
      'an achievement is removed',
      'achievement',
      () => server.context.db.delete(achievements).where(eq(achievements.id, idOf(earned.achievement))),
    ],
    [
      'a position is ended early',
      'position',
      () =>
        server.context.db
          .update(positionHolders)
          .set({ status: 'terminated' })
          .where(eq(positionHolders.id, idOf(earned.position))),
    ],
    ['a check-in is removed', 'event', () => server.context.db.delete(checkIns).where(eq(checkIns.eventId, idOf(earned.event)))],
    [
      'an event is canceled',
      'event',
      () =>
        server.context.db
          .update(events)
          .set({ status: 'cancelled' })
          .where(eq(events.id, idOf(earned.event))),
    ],
  ] as const)('is revoked when %s, and no other is', async (_, kind, revert) => {
    await share();
    await revert();
    for (const entry of Object.values(earned)) expect(await revoked(entry)).toEqual([entry === earned[kind]]);
  });

  it('is revoked when the account of its owner is disabled', async () => {
    await share();
    await server.context.db.update(users).set({ disabledAt: TEST_NOW }).where(eq(users.id, student.userId));
    for (const entry of Object.values(earned)) expect(await revoked(entry)).toEqual([true]);
  });

  it('stays revoked, and a new confirmation gets a new credential', async () => {
    await share();
    const skill = eq(userSkills.id, idOf(earned.skill));
    await server.context.db.update(userSkills).set({ endorsedAt: null }).where(skill);
    await server.context.db.update(userSkills).set({ endorsedAt: TEST_NOW }).where(skill);
    await share();
    expect((await revoked(earned.skill)).toSorted()).toEqual([false, true]);
  });

  it('is not revoked when something changes that it does not contain', async () => {
    await share();
    await server.context.db
      .update(events)
      .set({ venue: 'Senate Hall' })
      .where(eq(events.id, idOf(earned.event)));
    await server.context.db.update(users).set({ phone: '9876543210' }).where(eq(users.id, student.userId));
    for (const entry of Object.values(earned)) expect(await revoked(entry)).toEqual([false]);
  });
});
