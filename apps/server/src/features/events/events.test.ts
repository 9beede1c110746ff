import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addRequest, addUnit } from './testing/records.ts';

const HOUR_MS = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

let server: TestApp;
let student: Visitor;
let coordinator: Visitor;
let scitech: Visitor;
let cultural: Visitor;
let president: Visitor;
let roboticsId: string;
let danceId: string;
let soccerId: string;

beforeAll(async () => {
  // Budgets are as entered if the money feature is off.
  server = await testApp({ off: ['money'] });
  const { context } = server;
  student = await server.signIn({ name: 'Meera Iyer', email: 'meera@campus.example' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
  scitech = await server.signIn({ role: 'GENSEC_SCITECH' });
  cultural = await server.signIn({ role: 'GENSEC_CULTURAL' });
  president = await server.signIn({ role: 'PRESIDENT' });
  roboticsId = (await addUnit(context, { name: 'Robotics Club', contactEmail: 'Robotics@campus.example' })).id;
  danceId = (await addUnit(context, { name: 'Dance Club', category: 'cultural' })).id;
  const dated = (hours: number) => ({ startsAt: inHours(hours), endsAt: inHours(hours + 2), updatedAt: inHours(-hours - 100) });
  soccerId = (
    await addEvent(context, {
      ...dated(24),
      unitId: roboticsId,
      title: 'Robo Soccer',
      description: 'Two robots a side',
      type: 'Competition',
      venue: 'Robotics Lab',
      mode: 'offline',
      registrationRequired: true,
      registrationStartsAt: inHours(-24),
      registrationEndsAt: inHours(12),
      fees: 50,
      maxParticipants: 40,
      allocatedBudget: 5000,
      spentBudget: 1200.5,
      sponsors: ['Banyan Cafe'],
      organizers: [student.userId],
      participants: [student.userId],
    })
  ).id;
  await addRequest(context, { eventId: soccerId, requestedBy: coordinator.userId });
  await addEvent(context, { ...dated(-1), unitId: roboticsId, title: 'Arduino Lab' });
  await addEvent(context, { ...dated(-48), unitId: roboticsId, title: 'Line Follower' });
  await addEvent(context, { ...dated(72), unitId: roboticsId, title: 'Maze Challenge', status: 'cancelled' });
  await addEvent(context, { ...dated(30), unitId: danceId, title: 'Garba Practice', category: 'cultural' });
  await addEvent(context, {
    unitId: danceId,
    title: 'Date to be found',
    category: 'cultural',
    startsAt: null,
    endsAt: null,
    updatedAt: inHours(0),
  });
});
afterAll(() => server.close());

interface Titled {
  readonly title: string;
}

async function titles(who: Visitor, url: string): Promise<string[]> {
  const response = await who.get(url);
  expect(response.statusCode).toBe(200);
  return response.json<Titled[]>().map(({ title }) => title);
}

describe('GET /api/events/by-role/{role}', () => {
  it('returns the events of each role, earliest start first and undated ones last', async () => {
    expect(await titles(student, '/api/events/by-role/STUDENT')).toEqual([
      'Arduino Lab',
      'Robo Soccer',
      'Garba Practice',
      'Date to be found',
    ]);
    expect(await titles(coordinator, '/api/events/by-role/CLUB_COORDINATOR?username=robotics@campus.example')).toEqual([
      'Line Follower',
      'Arduino Lab',
      'Robo Soccer',
      'Maze Challenge',
    ]);
    expect(await titles(scitech, '/api/events/by-role/GENSEC_SCITECH')).toEqual([
      'Line Follower',
      'Arduino Lab',
      'Robo Soccer',
      'Maze Challenge',
    ]);
    expect(await titles(cultural, '/api/events/by-role/GENSEC_CULTURAL')).toEqual(['Garba Practice', 'Date to be found']);
    expect(await titles(president, '/api/events/by-role/PRESIDENT')).toEqual([
      'Line Follower',
      'Arduino Lab',
      'Robo Soccer',
      'Garba Practice',
      'Maze Challenge',
      'Date to be found',
    ]);
  });

  it('returns the complete event, with its unit, organizers and room requests', async () => {
    const events = (await president.get('/api/events/by-role/PRESIDENT')).json<Titled[]>();
    expect(events.find(({ title }) => title === 'Robo Soccer')).toEqual({
      _id: soccerId,
      event_id: soccerId,
      title: 'Robo Soccer',
      description: 'Two robots a side',
      category: 'technical',
      type: 'Competition',
      organizing_unit_id: { _id: roboticsId, name: 'Robotics Club', type: 'Club' },
      organizers: [{ _id: student.userId, personal_info: { name: 'Meera Iyer' } }],
      schedule: { start: '2026-11-21T09:30:00.000Z', end: '2026-11-21T11:30:00.000Z', venue: 'Robotics Lab', mode: 'offline' },
      registration: {
        required: true,
        start: '2026-11-19T09:30:00.000Z',
        end: '2026-11-20T21:30:00.000Z',
        fees: 50,
        max_participants: 40,
      },
      budget: { allocated: 5000, spent: 1200.5, sponsors: ['Banyan Cafe'] },
      status: 'planned',
      participants: [],
      participants_count: 1,
      room_requests: [
        {
          _id: expect.any(String),
          room: 'Main Auditorium',
          date: '2026-11-21T00:00:00.000Z',
          time: '16:00',
          ends_at: '2026-11-21T12:30:00.000Z',
          description: '',
          status: 'Pending',
          requested_at: '2026-11-20T09:30:00.000Z',
          requested_by: coordinator.userId,
          reviewed_by: null,
          room_key: 'main auditorium',
          until: null,
          series_id: null,
          release_reason: null,
          released_at: null,
        },
      ],
      created_at: expect.any(String),
      updated_at: '2026-11-15T05:30:00.000Z',
    });
  });

  it('derives the status from the schedule', async () => {
    const events = (await president.get('/api/events/by-role/PRESIDENT')).json<{ title: string; status: string }[]>();
    expect(Object.fromEntries(events.map(({ title, status }) => [title, status]))).toEqual({
      'Line Follower': 'completed',
      'Arduino Lab': 'ongoing',
      'Robo Soccer': 'planned',
      'Garba Practice': 'planned',
      'Maze Challenge': 'cancelled',
      'Date to be found': 'planned',
    });
  });

  it.each(['/api/events/by-role/STUDENT', '/api/events/events', '/api/events/{id}'])(
    'hides budget and room requests from students: %s',
    async (url) => {
      const answer = (await student.get(url.replace('{id}', soccerId))).json<object | object[]>();
      const events = Array.isArray(answer) ? answer : [answer];
      expect(events.length).toBeGreaterThan(0);
      for (const event of events) {
        expect(event).not.toHaveProperty('budget');
        expect(event).toHaveProperty('room_requests', []);
      }
    },
  );

  it('is allowed for the own role only', async () => {
    expect((await student.get('/api/events/by-role/PRESIDENT')).statusCode).toBe(403);
    expect((await president.get('/api/events/by-role/STUDENT')).statusCode).toBe(403);
    expect((await scitech.get('/api/events/by-role/GENSEC_CULTURAL')).statusCode).toBe(403);
    expect((await student.get('/api/events/by-role/DEAN')).statusCode).toBe(404);
    expect((await server.visitor().get('/api/events/by-role/STUDENT')).statusCode).toBe(401);
    const newcomer = await server.signIn({ onboardingComplete: false });
    expect((await newcomer.get('/api/events/by-role/STUDENT')).json()).toMatchObject({ code: 'ONBOARDING_REQUIRED' });
  });

  it('requires a coordinator to send their own username', async () => {
    const url = '/api/events/by-role/CLUB_COORDINATOR';
    const missing = await coordinator.get(url);
    expect([missing.statusCode, missing.json().message]).toEqual([400, 'Username is missing for Club Coordinator.']);
    expect((await coordinator.get(`${url}?username=`)).statusCode).toBe(400);
    expect((await coordinator.get(`${url}?username=dance@campus.example`)).json()).toMatchObject({ code: 'IDENTITY_MISMATCH' });
    const without = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'nobody@campus.example' });
    const none = await without.get(`${url}?username=nobody@campus.example`);
    expect([none.statusCode, none.json().message]).toEqual([404, 'No organizational unit found for this coordinator.']);
  });
});

describe('other event lists', () => {
  it('GET /api/events/events returns all events, with the unit by id and name', async () => {
    const events = (await student.get('/api/events/events')).json<{ organizing_unit_id: object }[]>();
    expect(events).toHaveLength(6);
    expect(events[0]?.organizing_unit_id).toEqual({ _id: roboticsId, name: 'Robotics Club' });
  });

  it('GET /api/events/latest returns the four most recently changed events', async () => {
    const latest = (await student.get('/api/events/latest')).json<Titled[]>();
    expect(latest.map(({ title }) => title)).toEqual(['Date to be found', 'Line Follower', 'Arduino Lab', 'Robo Soccer']);
    expect(latest[0]).toEqual({ id: expect.any(String), title: 'Date to be found', date: 'TBA', venue: 'TBA', status: 'planned' });
    expect(latest[3]).toEqual({ id: soccerId, title: 'Robo Soccer', date: 'Nov 21', venue: 'Robotics Lab', status: 'planned' });
  });

  it('GET /api/events/units returns the units that each role may choose', async () => {
    const names = async (who: Visitor) => (await who.get('/api/events/units')).json<{ name: string }[]>().map(({ name }) => name);
    expect(await names(president)).toEqual(['Dance Club', 'Robotics Club']);
    expect(await names(student)).toEqual(['Dance Club', 'Robotics Club']);
    expect(await names(cultural)).toEqual(['Dance Club']);
    expect(await names(coordinator)).toEqual(['Robotics Club']);
    const unknown = await server.signIn({ role: 'GENSEC_ASTROLOGY' });
    expect(await names(unknown)).toEqual([]);
    expect((await president.get('/api/events/units')).json()[0]).toEqual({ _id: danceId, name: 'Dance Club', type: 'Club' });
  });

  it('GET /api/events/users returns id, email and name of students, to office-bearers only', async () => {
    const response = await coordinator.get('/api/events/users');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toContainEqual({
      _id: student.userId,
      username: 'meera@campus.example',
      personal_info: { name: 'Meera Iyer' },
    });
    const { db, instituteId } = server.context;
    const students = await db.$count(users, and(eq(users.instituteId, instituteId), eq(users.role, 'STUDENT')));
    expect(response.json()).toHaveLength(students);
    expect((await student.get('/api/events/users')).statusCode).toBe(403);
  });

  it('GET /api/events/users allows 60 requests a minute per user', async () => {
    const hasty = await server.signIn({ role: 'PRESIDENT' });
    for (let call = 0; call < 60; call += 1) expect((await hasty.get('/api/events/users')).statusCode).toBe(200);
    expect((await hasty.get('/api/events/users')).statusCode).toBe(429);
    expect((await president.get('/api/events/users')).statusCode).toBe(200);
  });
});

describe('GET /api/events/{id}', () => {
  it('returns the event, with unit and organizers by name', async () => {
    const response = await student.get(`/api/events/${soccerId}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      title: 'Robo Soccer',
      organizing_unit_id: { _id: roboticsId, name: 'Robotics Club' },
      organizers: [{ _id: student.userId, personal_info: { name: 'Meera Iyer' } }],
    });
  });

  it('returns 404 for unknown events and events of another institute', async () => {
    expect((await student.get('/api/events/01970000-0000-7000-8000-000000000000')).statusCode).toBe(404);
    expect((await student.get('/api/events/nonsense')).statusCode).toBe(400);
    const elsewhere = await testApp();
    const stranger = await elsewhere.signIn({ role: 'PRESIDENT' });
    expect((await stranger.get(`/api/events/${soccerId}`)).statusCode).toBe(404);
    expect((await stranger.get('/api/events/events')).json()).toEqual([]);
    await elsewhere.close();
  });
});

describe('caching of event lists', () => {
  it('returns 304 while a list is unchanged, and 200 once the passing time changes it', async () => {
    const url = '/api/events/by-role/PRESIDENT';
    const first = await president.get(url);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const unchanged = await president.get(url, { 'if-none-match': `"other", ${etag}` });
    expect([unchanged.statusCode, unchanged.body, unchanged.headers.etag]).toEqual([304, '', etag]);
    server.setNow(inHours(3));
    const later = await president.get(url, { 'if-none-match': etag });
    server.setNow(TEST_NOW);
    expect(later.statusCode).toBe(200);
    expect(later.headers.etag).not.toBe(etag);
  });

  it('uses different ETags for a student and the president', async () => {
    const url = '/api/events/events';
    expect((await student.get(url)).headers.etag).not.toBe((await president.get(url)).headers.etag);
  });

  it('does not store lists of people or refusals', async () => {
    expect((await president.get('/api/events/users')).headers).toMatchObject({ 'cache-control': 'no-store' });
    const refused = await student.get('/api/events/by-role/PRESIDENT');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers.etag).toBeUndefined();
  });
});
