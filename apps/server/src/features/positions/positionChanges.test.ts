import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addCampus, auditedOf, type Campus, clearPositions } from './testing/campus.ts';

let server: TestApp;
let campus: Campus;

beforeAll(async () => {
  server = await testApp();
  campus = await addCampus(server);
});
beforeEach(() => clearPositions(server.context));
afterAll(() => server.close());

function positionForm(change: object = {}) {
  return { title: 'Treasurer', unit_id: campus.roboticsId, position_type: 'Core Member', responsibilities: ['Keep the books'], ...change };
}

function add(who: Visitor, form: object = positionForm(), headers?: Record<string, string>) {
  return who.send('POST', '/api/positions/add-position', form, headers);
}

describe('adding a position', () => {
  it('returns the record and writes it to the audit log', async () => {
    const response = await add(
      campus.coordinator,
      positionForm({
        position_type: 'Other',
        custom_position_type: 'Mentor',
        responsibilities: ['Keep the books', ' '],
        requirements: { min_cgpa: '7.5', min_year: '2', skills_required: ['', 'Excel'] },
        position_count: '3',
      }),
    );
    expect(response.statusCode).toBe(201);
    const record = response.json();
    expect(record).toEqual({
      _id: expect.any(String),
      position_id: record._id,
      title: 'Treasurer',
      unit_id: campus.roboticsId,
      position_type: 'Mentor',
      description: '',
      position_count: 3,
      requirements: { min_cgpa: 7.5, min_year: 2, skills_required: ['Excel'] },
      responsibilities: ['Keep the books'],
      created_at: '2026-11-20T09:30:00.000Z',
      updated_at: '2026-11-20T09:30:00.000Z',
    });
    expect(await auditedOf(server.context, record._id)).toEqual([
      {
        action: 'position.create',
        actorId: campus.coordinator.userId,
        detail: { title: 'Treasurer', unitId: campus.roboticsId, places: 3 },
      },
    ]);
  });

  it('is restricted to those responsible for the unit', async () => {
    const dance = positionForm({ unit_id: campus.danceId });
    expect((await add(campus.president, dance)).statusCode).toBe(201);
    expect((await add(campus.scitech)).statusCode).toBe(201);
    const answers = await Promise.all([add(campus.student), add(campus.coordinator, dance), add(campus.scitech, dance)]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().message])).toEqual([
      [403, 'You do not have permission to do this.'],
      [403, 'You can manage positions of your own unit only.'],
      [403, 'You can manage positions of your own category only.'],
    ]);
    const homeless = await server.signIn({ role: 'CLUB_COORDINATOR' });
    expect((await add(homeless)).json().code).toBe('NO_UNIT');
  });

  it.each([
    [{ title: ' ' }, 'title', 'Position title is required.'],
    [{ unit_id: '' }, 'unit_id', 'Organizational unit is required.'],
    [{ position_type: '' }, 'position_type', 'Position type is required.'],
    [{ position_type: 'Other' }, 'custom_position_type', 'Please specify the position type.'],
    [{ responsibilities: [' '] }, 'responsibilities', 'At least one responsibility is required.'],
    [{ position_count: 0 }, 'position_count', 'Position count must be at least 1.'],
  ])('rejects %j with a message for the field', async (change, field, message) => {
    const response = await add(campus.president, positionForm(change));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: { [field]: message } });
  });

  it('rejects an unknown unit and fields that only the server sets', async () => {
    expect((await add(campus.president, positionForm({ unit_id: newId() }))).statusCode).toBe(404);
    expect((await add(campus.president, positionForm({ unit_id: 'robotics' }))).statusCode).toBe(400);
    expect((await add(campus.president, positionForm({ created_at: '2020-01-01T00:00:00.000Z' }))).statusCode).toBe(400);
  });

  it('rejects a title that the unit already has, in any case, and allows it in another unit', async () => {
    await add(campus.president);
    const again = await add(campus.president, positionForm({ title: 'TREASURER' }));
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('This unit already has a position with this title.');
    expect((await add(campus.president, positionForm({ unit_id: campus.danceId }))).statusCode).toBe(201);
  });

  it('is idempotent for a repeated submission', async () => {
    const key = { 'idempotency-key': newId() };
    const [first, second] = [await add(campus.president, positionForm(), key), await add(campus.president, positionForm(), key)];
    expect(second.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
  });
});
