import { FIXED_NOW, PEOPLE } from '@quad/domain/fixtures';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { accounts, dashboard, events, feedback, roomRequests } from '../contract/index.ts';
import { demoScenario, scenarios } from './index.ts';
import { listenToMocks } from './node.ts';

const server = listenToMocks();
const client = createClient({ baseUrl: 'http://portal.example' });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    ({ status, code }) => `${status} ${code}`,
  );
const listOf = (user: { role: string; username: string }) =>
  client.call(events.byRole, { params: { role: user.role }, query: { username: user.username } });

beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('a scenario', () => {
  it('shows nobody anything', async () => {
    server.use(...scenarios.signedOut());
    expect(await client.call(accounts.fetchAuth)).toBeNull();
    expect(await codeOf(client.call(events.all))).toBe('401 UNAUTHENTICATED');
  });

  it('holds a newcomer back until the onboarding is done', async () => {
    server.use(...scenarios.notOnboarded());
    expect(await client.call(accounts.fetchAuth)).toMatchObject({ onboardingComplete: false });
    expect(await codeOf(client.call(events.all))).toBe('403 ONBOARDING_REQUIRED');
  });

  it.each(['student', 'coordinator', 'scitech', 'academic', 'cultural', 'sports', 'president'] as const)(
    'lists events for %s',
    async (who) => {
      server.use(...scenarios[who]());
      expect(await client.call(accounts.fetchAuth)).toMatchObject({ role: PEOPLE[who].role });
      expect((await listOf(PEOPLE[who])).length).toBeGreaterThan(0);
      expect(await client.call(events.latest)).toHaveLength(4);
      expect(await codeOf(client.call(dashboard.stats))).toBe('ok');
    },
  );

  it('shows each role what it may see, and refuses the rest', async () => {
    server.use(...scenarios.student());
    const seen = await listOf(PEOPLE.student);
    expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['planned', 'ongoing']));
    expect(seen.every((event) => event.room_requests.length === 0 && event.budget === undefined)).toBe(true);
    expect(await codeOf(listOf(PEOPLE.president))).toBe('403 FORBIDDEN');
    server.use(...scenarios.coordinator());
    expect(new Set((await listOf(PEOPLE.coordinator)).map((event) => event.organizing_unit_id?.name))).toEqual(new Set(['Robotics Club']));
    const body = { type: 'Query', target_type: 'Event', target_id: 'e1', comments: 'When?' } as const;
    expect(await codeOf(client.call(feedback.give, { body }))).toBe('403 FORBIDDEN');
  });
});

describe('the demonstration', () => {
  it('takes somebody new in, and completes the account once', async () => {
    server.use(...demoScenario());
    const account = { name: 'Ira Banerjee', ID: '20269001', email: 'ira.banerjee@campus.example', password: 'violet harbor lantern' };
    const taken = { ...account, email: 'student@campus.example' };
    expect(await codeOf(client.call(accounts.register, { body: taken }))).toBe('400 INVALID');
    const { user } = await client.call(accounts.register, { body: account });
    expect(user).toMatchObject({ username: 'ira.banerjee@campus.example', onboardingComplete: false });
    expect(await codeOf(client.call(events.all))).toBe('403 ONBOARDING_REQUIRED');

    const body = { ID_No: '20269001', mobile_no: '9876543210', add_year: '2026', Program: 'B.Tech', discipline: 'Physics' };
    await client.call(accounts.onboarding, { body });
    expect(await client.call(accounts.fetchAuth)).toMatchObject({
      user_id: '20269001',
      onboardingComplete: true,
      personal_info: { name: 'Ira Banerjee', phone: '9876543210' },
    });
    expect(await codeOf(client.call(events.all))).toBe('ok');
    expect(await codeOf(client.call(accounts.onboarding, { body }))).toBe('409 CONFLICT');
  });

  it('goes from signing in to a decided room request, and keeps to the rules', async () => {
    server.use(...demoScenario());
    const signIn = (email: string, password = 'campus-demo-2026') => client.call(accounts.login, { body: { email, password } });
    expect(await codeOf(signIn('robotics@campus.example', 'wrong'))).toBe('401 BAD_CREDENTIALS');
    await signIn('robotics@campus.example');
    const own = (await listOf(PEOPLE.coordinator)).find(({ schedule }) => (schedule.start ?? '') > FIXED_NOW.toISOString());
    const params = { eventId: own?._id ?? '' };
    const body = { room: 'Board Room', date: '2026-12-24', time: '09:00' };
    const asked = (await client.call(roomRequests.create, { params, body })).room_requests.at(-1);
    expect(asked).toMatchObject({ room: 'Board Room', status: 'Pending', requested_by: PEOPLE.coordinator._id });
    expect(await codeOf(client.call(roomRequests.create, { params, body }))).toBe('409 CONFLICT');
    const again = await client.call(roomRequests.create, { params, body: { ...body, time: '10:00' } });
    const decide = (requestId = '') => client.call(roomRequests.decide, { params: { requestId }, body: { status: 'Approved' } });
    expect(await codeOf(decide(asked?._id))).toBe('403 FORBIDDEN');

    await client.call(accounts.logout);
    await signIn('president@campus.example');
    const decided = await decide(asked?._id);
    expect(decided.room_requests.find(({ _id }) => _id === asked?._id)).toMatchObject({
      status: 'Approved',
      reviewed_by: PEOPLE.president._id,
    });
    expect(await codeOf(decide(again.room_requests.at(-1)?._id))).toBe('409 ROOM_TAKEN');
    expect((await listOf(PEOPLE.president)).find(({ _id }) => _id === params.eventId)?.room_requests.map(({ status }) => status)).toContain(
      'Approved',
    );
  });
});
