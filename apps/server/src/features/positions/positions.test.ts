import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addCampus, type Campus, clearPositions } from './testing/campus.ts';
import { addPosition, addPositionHolder } from './testing/records.ts';

let server: TestApp;
let campus: Campus;

beforeAll(async () => {
  server = await testApp();
  campus = await addCampus(server, {
    student: { name: 'Asha Patil', email: 'asha@campus.example', rollNumber: '20240007' },
    coordinator: { name: 'Robotics Club', email: 'Robotics@campus.example' },
  });
});
beforeEach(() => clearPositions(server.context));
afterAll(() => server.close());

async function titles(who: Visitor): Promise<string[]> {
  const response = await who.get('/api/positions/get-all');
  expect(response.statusCode).toBe(200);
  return response.json().map(({ title }: { title: string }) => title);
}

async function positionHolders(who: Visitor): Promise<string[]> {
  const response = await who.get('/api/positions/get-all-position-holder');
  expect(response.statusCode).toBe(200);
  return response.json().map(({ _id }: { _id: string }) => _id);
}

describe('the list of positions', () => {
  it('is complete for students and the president, and limited to own units for other office-bearers', async () => {
    await addPosition(server.context, { unitId: campus.roboticsId, title: 'Treasurer' });
    await addPosition(server.context, { unitId: campus.danceId, title: 'Choreographer' });
    const homeless = await server.signIn({ role: 'CLUB_COORDINATOR' });
    const cultural = await server.signIn({ role: 'GENSEC_CULTURAL' });
    expect(await titles(campus.student)).toEqual(['Choreographer', 'Treasurer']);
    expect(await titles(campus.president)).toEqual(['Choreographer', 'Treasurer']);
    expect(await titles(campus.scitech)).toEqual(['Treasurer']);
    expect(await titles(cultural)).toEqual(['Choreographer']);
    expect(await titles(campus.coordinator)).toEqual(['Treasurer']);
    expect(await titles(homeless), "without a unit with a student's rights").toEqual(['Choreographer', 'Treasurer']);
  });

  it('contains all fields of a position and its unit', async () => {
    const { id } = await addPosition(server.context, {
      unitId: campus.roboticsId,
      title: 'Workshop Lead',
      positionType: 'Mentor',
      description: 'Runs the workshops.',
      minCgpa: 7.5,
      minYear: 2,
      skillsRequired: ['Soldering'],
      positionCount: 2,
    });
    expect((await campus.student.get('/api/positions/get-all')).json()).toEqual([
      {
        _id: id,
        position_id: id,
        title: 'Workshop Lead',
        position_type: 'Mentor',
        description: 'Runs the workshops.',
        position_count: 2,
        requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['Soldering'] },
        responsibilities: ['Keep the books'],
        created_at: '2026-11-20T09:30:00.000Z',
        updated_at: '2026-11-20T09:30:00.000Z',
        unit_id: { _id: campus.roboticsId, name: 'Robotics Club', category: 'scitech' },
      },
    ]);
    const [seen] = (await campus.president.get('/api/positions/get-all')).json();
    expect(seen.unit_id).toEqual({
      _id: campus.roboticsId,
      name: 'Robotics Club',
      category: 'scitech',
      contact_info: { email: expect.stringContaining('@campus.example') },
    });
  });

  it('answers 304 until a position is added', async () => {
    await addPosition(server.context, { unitId: campus.roboticsId });
    const first = await campus.student.get('/api/positions/get-all');
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await campus.student.get('/api/positions/get-all', known)).statusCode).toBe(304);
    await addPosition(server.context, { unitId: campus.roboticsId });
    expect((await campus.student.get('/api/positions/get-all', known)).statusCode).toBe(200);
  });
});

describe('the list of position holders', () => {
  it('contains the holders that the requester may see, newest tenure first', async () => {
    const treasurer = await addPosition(server.context, { unitId: campus.roboticsId });
    const dancer = await addPosition(server.context, { unitId: campus.danceId });
    const other = await server.addUser({ name: 'Zoya Khan' });
    const past = await addPositionHolder(server.context, {
      userId: campus.student.userId,
      positionId: treasurer.id,
      tenureYear: '2025-2026',
    });
    const now = await addPositionHolder(server.context, { userId: other.id, positionId: treasurer.id });
    const dance = await addPositionHolder(server.context, { userId: campus.student.userId, positionId: dancer.id });
    expect(await positionHolders(campus.student)).toEqual([dance.id, past.id]);
    expect(await positionHolders(campus.coordinator)).toEqual([now.id, past.id]);
    expect(await positionHolders(campus.scitech)).toEqual([now.id, past.id]);
    expect(await positionHolders(campus.president)).toEqual([dance.id, now.id, past.id]);
    expect(await positionHolders(await server.signIn({ role: 'CLUB_COORDINATOR' }))).toEqual([]);
    expect(await positionHolders(await server.signIn({ role: 'GENSEC_ALUMNI' }))).toEqual([]);
  });

  it('contains all fields, and email addresses of others for office-bearers only', async () => {
    const { id: positionId } = await addPosition(server.context, { unitId: campus.roboticsId, title: 'Treasurer' });
    const { id } = await addPositionHolder(server.context, {
      userId: campus.student.userId,
      positionId,
      status: 'completed',
      appointedBy: campus.coordinator.userId,
      appointmentDate: '2026-04-02',
      eventsOrganized: 4,
      budgetUtilized: 1250.5,
      feedback: 'Exact.',
    });
    const seen = (await campus.coordinator.get('/api/positions/get-all-position-holder')).json();
    expect(seen).toEqual([
      {
        _id: id,
        por_id: `POR-${id.slice(-8).toUpperCase()}`,
        tenure_year: '2026-2027',
        status: 'completed',
        appointment_details: {
          appointed_by: {
            _id: campus.coordinator.userId,
            user_id: expect.any(String),
            username: 'Robotics@campus.example',
            personal_info: { name: 'Robotics Club', email: 'Robotics@campus.example' },
          },
          appointment_date: '2026-04-02T00:00:00.000Z',
        },
        performance_metrics: { events_organized: 4, budget_utilized: 1250.5, feedback: 'Exact.' },
        created_at: '2026-11-20T09:30:00.000Z',
        updated_at: '2026-11-20T09:30:00.000Z',
        user_id: {
          _id: campus.student.userId,
          user_id: '20240007',
          username: 'asha@campus.example',
          personal_info: { name: 'Asha Patil', email: 'asha@campus.example' },
        },
        position_id: {
          _id: positionId,
          title: 'Treasurer',
          position_type: 'Core Member',
          unit_id: { _id: campus.roboticsId, name: 'Robotics Club' },
        },
      },
    ]);
    const own = await campus.student.get('/api/positions/get-all-position-holder');
    expect(own.json()).toMatchObject([{ _id: id, user_id: { username: 'asha@campus.example' } }]);
    expect(own.body).not.toContain('obotics@campus.example');
  });
});

/** The items of all pages of a list. */
async function pageByPage<Item>(who: Visitor, path: string): Promise<Item[]> {
  const found: Item[] = [];
  for (let url: string | undefined = path; url; ) {
    const page: Awaited<ReturnType<Visitor['get']>> = await who.get(url);
    expect(page.json()).toHaveLength(1);
    found.push(...page.json());
    url = /<([^>]+)>/.exec(String(page.headers.link))?.[1];
  }
  return found;
}

describe('sorting a list', () => {
  it('orders positions by title or unit, in both directions, on every page', async () => {
    await addPosition(server.context, { unitId: campus.roboticsId, title: 'Archivist' });
    await addPosition(server.context, { unitId: campus.roboticsId, title: 'Treasurer' });
    await addPosition(server.context, { unitId: campus.danceId, title: 'Captain' });
    const inOrder = async (order: string) =>
      (await pageByPage<{ title: string }>(campus.president, `/api/positions/get-all?limit=1&order=${order}`)).map(({ title }) => title);
    expect(await inOrder('title')).toEqual(['Archivist', 'Captain', 'Treasurer']);
    expect(await inOrder('-title')).toEqual(['Treasurer', 'Captain', 'Archivist']);
    expect(await inOrder('unit')).toEqual(['Captain', 'Archivist', 'Treasurer']);
    expect(await inOrder('-unit')).toEqual(['Treasurer', 'Archivist', 'Captain']);
    expect((await campus.president.get('/api/positions/get-all?order=type')).statusCode).toBe(400);
  });

  it('orders position holders by tenure or name, in both directions, on every page', async () => {
    const { id: positionId } = await addPosition(server.context, { unitId: campus.roboticsId, positionCount: 9 });
    const named: Record<string, string> = {};
    for (const [name, tenureYear] of [
      ['Bina', '2026-2027'],
      ['Chetan', '2025-2026'],
      ['Anil', '2025-2026'],
      ['Dev', '2026-2027'],
    ] as const) {
      const { id: userId } = await server.addUser({ name });
      named[(await addPositionHolder(server.context, { userId, positionId, tenureYear })).id] = name;
    }
    const inOrder = async (order: string) =>
      (await pageByPage<{ _id: string }>(campus.president, `/api/positions/get-all-position-holder?limit=1&order=${order}`)).map(
        ({ _id }) => named[_id],
      );
    expect(await inOrder('-tenure')).toEqual(['Bina', 'Dev', 'Anil', 'Chetan']);
    expect(await inOrder('tenure')).toEqual(['Chetan', 'Anil', 'Dev', 'Bina']);
    expect(await inOrder('name')).toEqual(['Anil', 'Bina', 'Chetan', 'Dev']);
    expect(await inOrder('-name')).toEqual(['Dev', 'Chetan', 'Bina', 'Anil']);
  });
});

describe('the positions of one user', () => {
  it('are visible to the user and to office-bearers, with their responsibilities', async () => {
    const { id: positionId } = await addPosition(server.context, { unitId: campus.danceId, responsibilities: ['Lead the practice'] });
    const { id } = await addPositionHolder(server.context, {
      userId: campus.student.userId,
      positionId,
      appointedBy: campus.president.userId,
    });
    const url = `/api/positions/${campus.student.userId}`;
    const own = await campus.student.get(url);
    expect(own.statusCode).toBe(200);
    expect(own.json()).toMatchObject([
      { _id: id, user_id: campus.student.userId, position_id: { _id: positionId, responsibilities: ['Lead the practice'] } },
    ]);
    expect(own.json()[0].appointment_details.appointed_by.username).toBeUndefined();
    for (const who of [campus.coordinator, campus.scitech, campus.president]) expect((await who.get(url)).json()).toHaveLength(1);
    const other = await server.signIn();
    const refused = await other.get(url);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toBe('You can see your own positions only.');
    expect((await other.get(`/api/positions/${other.userId}`)).json()).toEqual([]);
  });

  it('return 404 for an unknown user and 400 for an invalid id', async () => {
    expect((await campus.president.get(`/api/positions/${newId()}`)).statusCode).toBe(404);
    expect((await campus.president.get('/api/positions/asha')).statusCode).toBe(400);
  });
});
