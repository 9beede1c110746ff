import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { achievements } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addAchievement, auditOf } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';

const ADD = '/api/achievements/add';
const UNKNOWN_ID = '01970000-0000-7000-8000-000000000000';
const FORM = { title: 'Winner, Robo Soccer', type: 'technical', date_achieved: '2026-11-20' };

let server: TestApp;
let student: Visitor;
let president: Visitor;
let eventId: string;

beforeAll(async () => {
  server = await testApp();
  student = await server.signIn({ name: 'Meera Iyer', email: 'meera@campus.example', rollNumber: '20230017' });
  president = await server.signIn({ role: 'PRESIDENT', name: 'Neha Krishnan', email: 'neha@campus.example' });
  const unit = await addUnit(server.context);
  eventId = (await addEvent(server.context, { unitId: unit.id, title: 'Robo Soccer', description: 'Two robots a side' })).id;
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  await server.context.db.delete(achievements).where(eq(achievements.instituteId, server.context.instituteId));
});
afterAll(() => server.close());

function listOf(who: Visitor, userId: string) {
  return who.get(`/api/achievements/${userId}`);
}

describe('submitting an achievement', () => {
  it('returns the complete achievement as pending and writes an audit log entry', async () => {
    const response = await student.send('POST', ADD, {
      ...FORM,
      user_id: student.userId,
      description: 'First of 24 teams',
      category: 'Robotics',
      level: 'national',
      event_id: eventId,
      position: '1st',
      certificate_url: 'https://certificates.campus.example/17.pdf',
    });
    expect(response.statusCode).toBe(201);
    const { message, achievement } = response.json();
    expect(message).toBe('Achievement submitted successfully!');
    expect(achievement).toEqual({
      _id: expect.any(String),
      achievement_id: achievement._id,
      user_id: student.userId,
      title: 'Winner, Robo Soccer',
      description: 'First of 24 teams',
      category: 'Robotics',
      type: 'technical',
      level: 'national',
      event_id: { _id: eventId, title: 'Robo Soccer', description: 'Two robots a side' },
      date_achieved: '2026-11-20T00:00:00.000Z',
      position: '1st',
      certificate_url: 'https://certificates.campus.example/17.pdf',
      verified: false,
      verified_by: null,
      created_at: '2026-11-20T09:30:00.000Z',
    });
    expect(await auditOf(server.context, achievement._id)).toEqual([
      { action: 'achievement.create', actorId: student.userId, detail: { type: 'technical', eventId } },
    ]);
    expect((await listOf(student, student.userId)).json()).toEqual([achievement]);
  });

  it('accepts empty optional fields', async () => {
    const response = await student.send('POST', ADD, { ...FORM, event_id: '', category: '', certificate_url: '' });
    expect(response.json().achievement).toMatchObject({ event_id: null, category: '', level: '', position: '', certificate_url: '' });
  });

  it('rejects a future date, measured in the campus time zone', async () => {
    const tomorrow = { ...FORM, date_achieved: '2026-11-21' };
    const refused = await student.send('POST', ADD, tomorrow);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: 'The date of the achievement cannot be in the future.',
      errors: { date_achieved: 'The date of the achievement cannot be in the future.' },
    });
    server.setNow(new Date('2026-11-20T18:30:00.000Z'));
    expect((await student.send('POST', ADD, tomorrow)).statusCode).toBe(201);
  });

  it.each([
    [{ title: ' ' }, 400, 'Enter the title of the achievement.'],
    [{ type: 'magic' }, 400, 'Choose the type of the achievement.'],
    [{ date_achieved: '' }, 400, 'Enter the date of the achievement.'],
    [{ certificate_url: 'javascript:alert(1)' }, 400, 'Enter the address of the certificate, beginning with https:// or http://.'],
    [{ certificate_url: 'data:text/html,x' }, 400, 'Enter the address of the certificate, beginning with https:// or http://.'],
    [{ verified: true }, 400, '"verified" is set by the server.'],
    [{ achievement_id: 'ACH-1' }, 400, '"achievement_id" is set by the server.'],
    [{ verified_by: UNKNOWN_ID }, 403, 'You can do this only in your own name.'],
    [{ user_id: UNKNOWN_ID }, 403, 'You can do this only in your own name.'],
    [{ event_id: UNKNOWN_ID }, 404, 'This event does not exist.'],
    [{ event_id: 'nonsense' }, 404, 'This event does not exist.'],
  ])('rejects %j', async (change, status, message) => {
    const response = await student.send('POST', ADD, { ...FORM, ...change });
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect((await listOf(student, student.userId)).json()).toEqual([]);
  });

  it('is idempotent for the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'robo-soccer' };
    const first = await student.send('POST', ADD, FORM, key);
    const again = await student.send('POST', ADD, FORM, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await student.send('POST', ADD, { ...FORM, title: 'Another' }, key)).statusCode).toBe(422);
    expect((await listOf(student, student.userId)).json()).toHaveLength(1);
  });
});

describe('reading the achievements of a user', () => {
  it('returns the newest first, and the email address of the verifier to office-bearers only', async () => {
    const verified = { verifiedBy: president.userId, verifiedAt: TEST_NOW };
    await addAchievement(server.context, { userId: student.userId, title: 'Older', dateAchieved: '2026-01-05', ...verified });
    await addAchievement(server.context, { userId: student.userId, title: 'Newer', dateAchieved: '2026-10-05' });
    const own = (await listOf(student, student.userId)).json();
    expect(own.map(({ title, verified_by }: { title: string; verified_by: unknown }) => [title, verified_by])).toEqual([
      ['Newer', null],
      ['Older', { _id: president.userId, personal_info: { name: 'Neha Krishnan' } }],
    ]);
    const seen = await listOf(president, student.userId);
    expect(seen.json()[1]).toMatchObject({ verified: true, verified_by: { username: 'neha@campus.example' } });
    expect(seen.headers['cache-control']).toBe('no-store');
  });

  it('is allowed for the user and for office-bearers only', async () => {
    const classmate = await server.signIn();
    await addUnit(server.context, { contactEmail: 'dev@campus.example' });
    const coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'dev@campus.example' });
    expect((await listOf(classmate, student.userId)).statusCode).toBe(403);
    expect((await listOf(classmate, UNKNOWN_ID)).statusCode).toBe(403);
    expect((await listOf(coordinator, student.userId)).statusCode).toBe(200);
    expect((await listOf(coordinator, UNKNOWN_ID)).statusCode).toBe(404);
    expect((await listOf(server.visitor(), student.userId)).statusCode).toBe(401);
  });
});
