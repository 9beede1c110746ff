import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { positionHolders, users } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { erase } from '../personal-data/accountErasure.service.ts';
import { addCampus, auditedOf, type Campus, clearPositions } from './testing/campus.ts';
import { addPosition, addPositionHolder } from './testing/records.ts';

let server: TestApp;
let campus: Campus;

beforeAll(async () => {
  server = await testApp();
  campus = await addCampus(server);
});
beforeEach(() => clearPositions(server.context));
afterAll(() => server.close());

function appoint(who: Visitor, form: object, headers?: Record<string, string>) {
  return who.send('POST', '/api/positions/add-position-holder', { tenure_year: '2026-2027', ...form }, headers);
}

describe('appointing a position holder', () => {
  it('returns the record and does not change the role of the user', async () => {
    const { id: positionId } = await addPosition(server.context, { unitId: campus.roboticsId });
    const response = await appoint(campus.coordinator, {
      user_id: campus.student.userId,
      position_id: positionId,
      appointment_details: { appointed_by: '', appointment_date: '2026-04-02' },
      performance_metrics: { events_organized: '4', budget_utilized: '1250.5', feedback: 'Exact.' },
    });
    expect(response.statusCode).toBe(201);
    const record = response.json();
    expect(record).toMatchObject({
      user_id: campus.student.userId,
      position_id: positionId,
      tenure_year: '2026-2027',
      status: 'active',
      appointment_details: { appointed_by: campus.coordinator.userId, appointment_date: '2026-04-02T00:00:00.000Z' },
      performance_metrics: { events_organized: 4, budget_utilized: 1250.5, feedback: 'Exact.' },
    });
    const { db, instituteId } = server.context;
    const [holder] = await db
      .select({ role: users.role })
      .from(users)
      .where(and(eq(users.instituteId, instituteId), eq(users.id, campus.student.userId)));
    expect(holder?.role).toBe('STUDENT');
    const detail = { userId: campus.student.userId, positionId, tenure: '2026-2027', status: 'active' };
    expect(await auditedOf(server.context, record._id)).toEqual([
      { action: 'position-holder.create', actorId: campus.coordinator.userId, detail },
    ]);
  });

  it('is possible in place of a holder whose account was erased, whose earlier tenures stay as they are', async () => {
    const { context } = server;
    const [leaver, successor] = [await server.signIn(), await server.signIn()];
    const { id: positionId } = await addPosition(context, { unitId: campus.roboticsId, positionCount: 1 });
    for (const tenureYear of ['2025-2026', '2026-2027'])
      await addPositionHolder(context, { userId: leaver.userId, positionId, tenureYear });
    expect((await appoint(campus.coordinator, { user_id: successor.userId, position_id: positionId })).statusCode).toBe(400);
    await erase(context, leaver.userId);
    const held = await context.db
      .select({ tenure: positionHolders.tenureYear, status: positionHolders.status })
      .from(positionHolders)
      .where(and(eq(positionHolders.instituteId, context.instituteId), eq(positionHolders.userId, leaver.userId)))
      .orderBy(positionHolders.tenureYear);
    expect(held).toEqual([
      { tenure: '2025-2026', status: 'active' },
      { tenure: '2026-2027', status: 'terminated' },
    ]);
    expect((await appoint(campus.coordinator, { user_id: successor.userId, position_id: positionId })).statusCode).toBe(201);
  });

  it('is restricted to those responsible for the unit, and a general secretary cannot appoint themselves', async () => {
    const robotics = await addPosition(server.context, { unitId: campus.roboticsId, positionCount: 5 });
    const dance = await addPosition(server.context, { unitId: campus.danceId });
    const [user_id, position_id] = [campus.student.userId, dance.id];
    expect((await appoint(campus.student, { user_id, position_id })).statusCode).toBe(403);
    expect((await appoint(campus.coordinator, { user_id, position_id })).json().code).toBe('FORBIDDEN');
    expect((await appoint(campus.scitech, { user_id, position_id })).json().code).toBe('FORBIDDEN');
    const oneself = await appoint(campus.scitech, { user_id: campus.scitech.userId, position_id: robotics.id });
    expect(oneself.statusCode).toBe(403);
    expect(oneself.json().code).toBe('SELF_APPOINTMENT');
    expect((await appoint(campus.president, { user_id: campus.president.userId, position_id: robotics.id })).statusCode).toBe(201);
  });

  it.each([
    [{ user_id: '' }, 400, 'User selection is required.'],
    [{ position_id: '' }, 400, 'Position selection is required.'],
    [{ tenure_year: '' }, 400, 'Tenure year is required.'],
    [{ tenure_year: '2027-2028' }, 400, 'Choose one of the listed tenure years.'],
    [{ tenure_year: '2015-2016' }, 400, 'Choose one of the listed tenure years.'],
    [{ tenure_year: '2026-2028' }, 400, 'Choose one of the listed tenure years.'],
    [{ user_id: '0198c6a0-0000-7000-8000-000000000000' }, 404, 'This person does not exist.'],
    [{ position_id: '0198c6a0-0000-7000-8000-000000000000' }, 404, 'This position does not exist.'],
    [{ user_id: 'asha' }, 400, 'This person does not exist.'],
    [{ appointment_details: { appointed_by: 'nobody' } }, 400, 'This person does not exist.'],
    [{ performance_metrics: { events_organized: -1 } }, 400, 'Enter how many events were organized, as a whole number from 0.'],
  ])('rejects %j', async (change, status, message) => {
    const { id: position_id } = await addPosition(server.context, { unitId: campus.roboticsId });
    const response = await appoint(campus.president, { user_id: campus.student.userId, position_id, ...change });
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });

  it('rejects an erased person as holder and as appointer', async () => {
    const { id: position_id } = await addPosition(server.context, { unitId: campus.roboticsId });
    const { id: left } = await server.addUser();
    await erase(server.context, left);
    const as = { appointment_details: { appointed_by: left } };
    for (const form of [{ user_id: left }, { user_id: campus.student.userId, ...as }]) {
      const response = await appoint(campus.president, { position_id, ...form });
      expect([response.statusCode, response.json().message]).toEqual([404, 'This person does not exist.']);
    }
  });

  it('accepts the tenure of a new year from midnight of January 1 on campus', async () => {
    const { id: position_id } = await addPosition(server.context, { unitId: campus.roboticsId });
    const next = { user_id: campus.student.userId, position_id, tenure_year: '2027-2028' };
    expect((await appoint(campus.president, next)).statusCode).toBe(400);
    server.setNow(new Date('2026-12-31T18:30:00.000Z'));
    try {
      const later = await server.signIn({ role: 'PRESIDENT' });
      expect((await appoint(later, next)).statusCode).toBe(201);
    } finally {
      server.setNow(new Date('2026-11-20T09:30:00.000Z'));
    }
  });

  it('allows no more holders per tenure than the position has places, not counting completed ones', async () => {
    const { id: position_id } = await addPosition(server.context, { unitId: campus.roboticsId, positionCount: 1 });
    const [one, two] = [await server.addUser(), await server.addUser()];
    expect((await appoint(campus.president, { user_id: one.id, position_id, status: 'completed' })).statusCode).toBe(201);
    expect((await appoint(campus.president, { user_id: two.id, position_id })).statusCode).toBe(201);
    const full = await appoint(campus.president, { user_id: campus.student.userId, position_id });
    expect(full.statusCode).toBe(400);
    expect(full.json().message).toBe('Maximum position holders (1) already appointed for the year 2026-2027.');
    expect((await appoint(campus.president, { user_id: campus.student.userId, position_id, tenure_year: '2025-2026' })).statusCode).toBe(
      201,
    );
  });

  it('rejects a second appointment of the same user to the same position and tenure', async () => {
    const { id: position_id } = await addPosition(server.context, { unitId: campus.roboticsId, positionCount: 3 });
    await appoint(campus.president, { user_id: campus.student.userId, position_id });
    const again = await appoint(campus.president, { user_id: campus.student.userId, position_id });
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe('This person has this position for the year 2026-2027 already.');
  });

  it('is idempotent for a repeated submission, even for the last place', async () => {
    const { id: position_id } = await addPosition(server.context, { unitId: campus.roboticsId });
    const key = { 'idempotency-key': newId() };
    const first = await appoint(campus.president, { user_id: campus.student.userId, position_id }, key);
    const second = await appoint(campus.president, { user_id: campus.student.userId, position_id }, key);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  });

  it('gives the last place to one of fifty concurrent requests', async () => {
    const { id: position_id } = await addPosition(server.context, { unitId: campus.roboticsId, positionCount: 2 });
    await appoint(campus.president, { user_id: campus.student.userId, position_id });
    const candidates = await Promise.all(Array.from({ length: 50 }, () => server.addUser()));
    const answers = await Promise.all(candidates.map(({ id }) => appoint(campus.president, { user_id: id, position_id })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 400)).toHaveLength(49);
    const { db, instituteId } = server.context;
    expect(await db.select().from(positionHolders).where(eq(positionHolders.instituteId, instituteId))).toHaveLength(2);
  });
});
