import { PEOPLE, UNITS } from '@quad/domain/fixtures';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../client/index.ts';
import { events } from '../contract/index.ts';
import { scenarios } from './index.ts';
import { listenToMocks } from './node.ts';

const server = listenToMocks();
const client = createClient({ baseUrl: 'http://portal.example' });
const [robotics, drama] = [UNITS[0], UNITS.find(({ category }) => category === 'cultural')];
const input = { title: 'Sumo Bots', category: 'technical', organizing_unit_id: robotics._id } as const;
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }) => status,
  );

beforeEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('planning on the campus in memory', () => {
  it('gives an event that is then in the lists', async () => {
    server.use(...scenarios.coordinator());
    const { event } = await client.call(events.create, { body: { ...input, organizers: [PEOPLE.student._id] } });
    expect(event).toMatchObject({ title: 'Sumo Bots', status: 'planned', organizers: [{ _id: PEOPLE.student._id }] });
    const query = { username: PEOPLE.coordinator.username };
    const listed = await client.call(events.byRole, { params: { role: 'CLUB_COORDINATOR' }, query });
    expect(listed.map(({ _id }) => _id)).toContain(event._id);
  });

  it('is for the own unit only, of those that may be chosen', async () => {
    server.use(...scenarios.coordinator());
    expect((await client.call(events.units)).map(({ name }) => name)).toEqual(['Robotics Club']);
    expect(await statusOf(client.call(events.create, { body: { ...input, organizing_unit_id: drama?._id ?? '' } }))).toBe(403);
    expect(await statusOf(client.call(events.create, { body: { ...input, organizing_unit_id: 'nowhere' } }))).toBe(404);
    server.use(...scenarios.cultural());
    expect((await client.call(events.units)).map(({ _id }) => _id)).toContain(drama?._id);
    expect(await statusOf(client.call(events.create, { body: input }))).toBe(403);
    server.use(...scenarios.president());
    expect(await client.call(events.units)).toHaveLength(UNITS.length);
  });
});

describe('editing on the campus in memory', () => {
  it('keeps what the form does not hold, and refuses what was made from an older version', async () => {
    server.use(...scenarios.president());
    const [first] = await client.call(events.byRole, { params: { role: 'PRESIDENT' } });
    const change = (ifMatch: string) => client.call(events.update, { params: { id: first?._id ?? '' }, body: input, ifMatch });
    const seen = `"${first?.updated_at}"`;
    expect((await change(seen)).event).toMatchObject({ title: 'Sumo Bots', participants: first?.participants, schedule: first?.schedule });
    expect(await statusOf(change(seen))).toBe(412);
    expect(await statusOf(client.call(events.update, { params: { id: 'nowhere' }, body: input }))).toBe(404);
  });
});
