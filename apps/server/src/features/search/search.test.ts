import { ROLES } from '@quad/domain/access';
import type { SearchHit } from '@quad/domain/search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { addPosition } from '../positions/testing/records.ts';

let server: TestApp;
const requesters = new Map<string, Visitor>();

/** Records of every kind with "Rosé" in the name, in units of every category. */
beforeAll(async () => {
  server = await testApp();
  const { context } = server;
  for (const role of ROLES) requesters.set(role, await server.signIn({ role, email: `${role.toLowerCase()}@campus.example` }));
  requesters.set('a coordinator without a unit', await server.signIn({ role: 'CLUB_COORDINATOR' }));
  const contact = { contactEmail: 'club_coordinator@campus.example' };
  const robotics = await addUnit(context, { name: 'Rosé Robotics', ...contact });
  const music = await addUnit(context, { name: 'Rosé Music', category: 'cultural' });
  const hostels = await addUnit(context, { name: 'Rosé Hostels', category: 'independent', type: 'Committee' });
  for (const { id: unitId } of [robotics, music, hostels]) {
    await addPosition(context, { unitId, title: 'Rosé Lead' });
    await addEvent(context, { unitId, title: 'Rosé Night', venue: 'Rosé Hall', category: unitId === music.id ? 'cultural' : 'technical' });
  }
  await addEvent(context, { unitId: robotics.id, title: 'Robo Soccer', description: 'By Rosé, and nothing else.', venue: 'ROSE hall ' });
  await addEvent(context, { unitId: robotics.id, title: 'Cancelled rose', status: 'cancelled', venue: '' });
  await server.addUser({ name: 'Rosé Fernandes', email: 'fernandes@campus.example', rollNumber: '24017' });
  await server.addUser({ name: 'Prosenjit Roséwood', email: 'prosenjit@campus.example', rollNumber: '24018' });
  await server.addUser({ name: 'Rosé Unfinished', onboardingComplete: false });
});
afterAll(() => server.close());

async function find(requester: string, q: string): Promise<SearchHit[]> {
  const response = await (requesters.get(requester) as Visitor).get(`/api/search?q=${encodeURIComponent(q)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const of = (hits: readonly SearchHit[], kind: SearchHit['kind']) => hits.filter((hit) => hit.kind === kind);
const titles = (hits: readonly SearchHit[]) => hits.map(({ title }) => title);

/** The ids that a list returns to a requester. */
async function idsIn(requester: string, url: string, list: (answer: never) => { _id: string }[] = (answer) => answer): Promise<string[]> {
  const response = await (requesters.get(requester) as Visitor).get(url);
  expect(response.statusCode, response.body).toBe(200);
  return list(response.json() as never).map(({ _id }) => _id);
}

describe('the search', () => {
  it.each([...ROLES, 'a coordinator without a unit'])('returns for %s only records of their own lists', async (requester) => {
    const hits = await find(requester, 'rosé');
    const idsOf = (kind: SearchHit['kind']) => of(hits, kind).map(({ _id }) => _id);
    const positions = await idsIn(requester, '/api/positions/get-all?search=lead');
    expect(idsOf('position').toSorted()).toEqual(positions.toSorted());
    const units = await idsIn(requester, '/api/orgUnit/organizational-units?search=rose');
    expect(idsOf('unit').toSorted()).toEqual(units.toSorted());
    const events = await idsIn(requester, '/api/events/events?search=rose');
    expect(idsOf('event').filter((id) => !events.includes(id))).toEqual([]);
    const people = await idsIn(requester, '/api/feedback/get-targetid?search=rose', ({ users }: { users: { _id: string }[] }) => users);
    expect(idsOf('person').toSorted()).toEqual(people.toSorted());
    expect(titles(of(hits, 'room'))).toHaveLength(1);
  });

  it.each([
    ['STUDENT', 3],
    ['CLUB_COORDINATOR', 1],
    ['a coordinator without a unit', 3],
    ['GENSEC_SCITECH', 1],
    ['GENSEC_CULTURAL', 1],
    ['GENSEC_SPORTS', 0],
    ['PRESIDENT', 3],
  ])('returns for %s %i positions', async (requester, count) => {
    // A coordinator without a unit has a student's rights.
    expect(of(await find(requester, 'rose lead'), 'position')).toHaveLength(count);
  });

  it('shows email addresses to office-bearers only', async () => {
    expect(of(await find('STUDENT', 'fernandes'), 'person')).toMatchObject([{ title: 'Rosé Fernandes', detail: '24017' }]);
    expect(of(await find('PRESIDENT', 'fernandes'), 'person')).toMatchObject([{ detail: '24017 · fernandes@campus.example' }]);
    expect(of(await find('STUDENT', 'prosenjit@'), 'person')).toEqual([]);
  });

  it('finds people by roll number and words in any order, ignoring accents and case, prefix matches first', async () => {
    expect(titles(of(await find('STUDENT', '24018'), 'person'))).toEqual(['Prosenjit Roséwood']);
    expect(titles(of(await find('STUDENT', 'ROSEWOOD pros'), 'person'))).toEqual(['Prosenjit Roséwood']);
    expect(titles(of(await find('STUDENT', 'rose'), 'person'))).toEqual(['Rosé Fernandes', 'Prosenjit Roséwood']);
  });

  it('finds events by title and unit but not by description, with their start time', async () => {
    const events = of(await find('STUDENT', 'rose'), 'event');
    expect(titles(events).toSorted()).toEqual(['Cancelled rose', 'Robo Soccer', 'Rosé Night', 'Rosé Night', 'Rosé Night']);
    expect(titles(of(await find('STUDENT', 'nothing else'), 'event'))).toEqual([]);
    expect(of(await find('STUDENT', 'soccer'), 'event')).toMatchObject([{ detail: 'Rosé Robotics', at: '2026-11-21T10:30:00.000Z' }]);
  });

  it('returns a room once, regardless of its spelling', async () => {
    const rooms = of(await find('STUDENT', 'hall'), 'room');
    expect(rooms).toHaveLength(1);
    expect(rooms[0]?.title.toLowerCase()).toMatch(/^ros[eé] hall$/);
  });

  it('treats a percent sign literally, and rejects queries of one letter and visitors', async () => {
    expect(await find('PRESIDENT', '%%')).toEqual([]);
    const short = await (requesters.get('PRESIDENT') as Visitor).get('/api/search?q=r');
    expect([short.statusCode, short.json().message]).toEqual([400, 'Type at least 2 letters.']);
    expect((await server.visitor().get('/api/search?q=rose')).statusCode).toBe(401);
  });

  it('is limited to 60 requests', async () => {
    const eager = await server.signIn();
    for (let count = 0; count < 60; count += 1) expect((await eager.get('/api/search?q=nobody-at-all')).statusCode).toBe(200);
    expect((await eager.get('/api/search?q=nobody-at-all')).statusCode).toBe(429);
  });
});
