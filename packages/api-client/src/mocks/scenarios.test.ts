import { PEOPLE } from '@quad/domain/fixtures';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { accounts, achievements, dashboard, events, feedback, orgUnits, positions, skills } from '../contract/index.ts';
import { scenarios } from './index.ts';
import { listenToMocks } from './node.ts';

const server = listenToMocks();
const client = createClient({ baseUrl: 'http://portal.example' });
const listOf = (user: { role: string; username: string }) =>
  client.call(events.byRole, { params: { role: user.role }, query: { username: user.username } });

beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('mock scenarios', () => {
  it('sign in the user named in the login form when starting signed out', async () => {
    server.use(...scenarios.signedOut());
    expect(await client.call(accounts.fetchAuth)).toBeNull();
    const body = { email: PEOPLE.president.username, password: 'campus-demo-2026' };
    expect((await client.call(accounts.login, { body })).user._id).toBe(PEOPLE.president._id);
  });

  it.each(['student', 'coordinator', 'scitech', 'academic', 'cultural', 'sports', 'president'] as const)(
    'provide a session, events and dashboard statistics for %s',
    async (who) => {
      server.use(...scenarios[who]());
      expect(await client.call(accounts.fetchAuth)).toMatchObject({ role: PEOPLE[who].role });
      expect((await listOf(PEOPLE[who])).length).toBeGreaterThan(0);
      expect(await client.call(events.latest)).toHaveLength(4);
      expect(await client.call(dashboard.stats)).not.toBeNull();
    },
  );

  it('filter events, budgets, positions and position holders by the role of the user', async () => {
    server.use(...scenarios.student());
    const seen = await listOf(PEOPLE.student);
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['planned', 'ongoing']));
    expect(seen.every((event) => event.room_requests.length === 0 && event.budget === undefined)).toBe(true);
    expect((await client.call(orgUnits.list)).every(({ budget_info }) => budget_info === undefined)).toBe(true);
    expect(await client.call(positions.holders)).toMatchObject([{ user_id: { _id: PEOPLE.student._id } }]);
    server.use(...scenarios.coordinator());
    expect(new Set((await listOf(PEOPLE.coordinator)).map((event) => event.organizing_unit_id?.name))).toEqual(new Set(['Robotics Club']));
    expect(await client.call(positions.all)).toHaveLength(1);
    server.use(...scenarios.president());
    expect(await client.call(positions.holders)).toHaveLength(25);
  });

  it.each([
    ['scitech', 'technical'],
    ['academic', 'academic'],
    ['cultural', 'cultural'],
    ['sports', 'sports'],
    ['coordinator', 'technical'],
    ['president', 'other'],
  ] as const)('have pending user skills, skills and achievements for %s to endorse', async (who, skillType) => {
    server.use(...scenarios[who]());
    const params = { skillType };
    const queues = [skills.unendorsedOfUsers, skills.unendorsed, achievements.unendorsed] as const;
    for (const queue of queues) expect((await client.call(queue, { params })).length).toBeGreaterThan(0);
  });

  it('replace only the default records that a story overrides', async () => {
    server.use(...scenarios.president({ events: [], feedbacks: [] }));
    expect(await listOf(PEOPLE.president)).toEqual([]);
    expect(await client.call(feedback.list)).toEqual([]);
    expect(await client.call(orgUnits.list)).not.toEqual([]);
  });
});
