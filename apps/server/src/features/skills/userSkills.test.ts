import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userSkills } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addPendingSkill, addSkill, addUserSkill, auditOf } from '../endorsements/testing/records.ts';
import { addUnit } from '../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';

const ADD = '/api/skills/create-user-skill';
const NOBODY = '01970000-0000-7000-8000-000000000000';

let server: TestApp;
let student: Visitor;
let classmate: Visitor;
let unitId: string;
let skillId: string;
let positionId: string;

beforeAll(async () => {
  server = await testApp();
  student = await server.signIn();
  classmate = await server.signIn();
  unitId = (await addUnit(server.context, { name: 'Robotics Club' })).id;
  skillId = (await addSkill(server.context, { name: 'Embedded C' })).id;
  positionId = (await addPosition(server.context, { unitId, title: 'Treasurer' })).id;
  await addPositionHolder(server.context, { userId: student.userId, positionId });
});
beforeEach(async () => {
  await server.context.db.delete(userSkills).where(eq(userSkills.instituteId, server.context.instituteId));
});
afterAll(() => server.close());

function listOf(who: Visitor, userId: string) {
  return who.get(`/api/skills/user-skills/${userId}`);
}

describe('adding a skill to one’s own profile', () => {
  it('returns the skill, as a beginner without a position by default', async () => {
    const response = await student.send('POST', ADD, { user_id: student.userId, skill_id: skillId, position_id: null });
    expect(response.statusCode).toBe(201);
    const added = response.json();
    expect(added).toEqual({
      _id: expect.any(String),
      user_id: student.userId,
      skill_id: { _id: skillId, name: 'Embedded C', category: 'Programming', type: 'technical' },
      position_id: null,
      proficiency_level: 'beginner',
      is_endorsed: false,
      created_at: '2026-11-20T09:30:00.000Z',
    });
    expect(await auditOf(server.context, added._id)).toEqual([
      { action: 'user-skill.create', actorId: student.userId, detail: { skillId, positionId: null, proficiency: 'beginner' } },
    ]);
  });

  it('returns the position in which the skill was gained', async () => {
    const response = await student.send('POST', ADD, { skill_id: skillId, proficiency_level: 'expert', position_id: positionId });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({
      proficiency_level: 'expert',
      position_id: { _id: positionId, title: 'Treasurer', unit_id: { _id: unitId, name: 'Robotics Club' } },
    });
  });

  it('accepts only a position that the user holds', async () => {
    for (const position of [NOBODY, 'nonsense']) {
      expect((await student.send('POST', ADD, { skill_id: skillId, position_id: position })).statusCode).toBe(400);
    }
    const response = await classmate.send('POST', ADD, { skill_id: skillId, position_id: positionId });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Choose a position that you hold.',
      errors: { position_id: 'Choose a position that you hold.' },
    });
  });

  it('rejects the same skill in the same position, and accepts it in another', async () => {
    expect((await student.send('POST', ADD, { skill_id: skillId })).statusCode).toBe(201);
    const again = await student.send('POST', ADD, { skill_id: skillId, proficiency_level: 'expert' });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'DUPLICATE',
      message: 'Error adding skill. It might already exist in your profile.',
    });
    expect((await student.send('POST', ADD, { skill_id: skillId, position_id: positionId })).statusCode).toBe(201);
    expect((await student.send('POST', ADD, { skill_id: skillId, position_id: positionId })).statusCode).toBe(409);
    expect((await classmate.send('POST', ADD, { skill_id: skillId })).statusCode).toBe(201);
  });

  it.each([null, 'position'])(
    'adds the skill once for 50 concurrent requests (%s)',
    async (place) => {
      const form = { skill_id: skillId, position_id: place && positionId };
      const answers = await Promise.all(Array.from({ length: 50 }, () => student.send('POST', ADD, form)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(49).fill(409)]);
      expect((await listOf(student, student.userId)).json()).toHaveLength(1);
    },
    60_000,
  );

  it('accepts the user’s own skill that waits for endorsement', async () => {
    const pending = await addPendingSkill(server.context, { createdBy: student.userId });
    expect((await student.send('POST', ADD, { skill_id: pending.id })).statusCode).toBe(201);
  });

  it.each([
    [{ skill_id: '' }, 400, 'Please select a skill.'],
    [{}, 400, 'Please select a skill.'],
    [{ skill_id: NOBODY }, 404, 'This skill does not exist.'],
    [{ skill_id: 'nonsense' }, 404, 'This skill does not exist.'],
    [{ skill_id: NOBODY, proficiency_level: 'master' }, 400, 'Choose how well you know the skill.'],
    [{ skill_id: NOBODY, is_endorsed: true }, 400, '"is_endorsed" is set by the server.'],
    [{ skill_id: NOBODY, user_id: NOBODY }, 403, 'You can do this only in your own name.'],
  ])('rejects %j', async (form, status, message) => {
    const response = await student.send('POST', ADD, form);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
  });

  it('rejects a skill of another institute', async () => {
    const elsewhere = await testApp();
    const { id } = await addSkill(elsewhere.context);
    expect((await student.send('POST', ADD, { skill_id: id })).statusCode).toBe(404);
    await elsewhere.close();
  });
});

describe('reading the skills of a user', () => {
  it('is allowed for the user and for office-bearers', async () => {
    await addUserSkill(server.context, { userId: student.userId, skillId, createdAt: new Date('2026-11-01T00:00:00.000Z') });
    await addUserSkill(server.context, { userId: student.userId, proficiency: 'expert' });
    await addUserSkill(server.context, { userId: classmate.userId });
    const own = await listOf(student, student.userId);
    expect(own.json().map((skill: { proficiency_level: string }) => skill.proficiency_level)).toEqual(['expert', 'beginner']);
    expect(own.headers['cache-control']).toBe('no-store');
    await addUnit(server.context, { contactEmail: 'dev@campus.example' });
    for (const [index, role] of ['CLUB_COORDINATOR', 'GENSEC_SPORTS', 'PRESIDENT'].entries()) {
      const bearer = await server.signIn({ role, ...(index === 0 ? { email: 'dev@campus.example' } : {}) });
      expect((await listOf(bearer, student.userId)).json()).toEqual(own.json());
      expect((await listOf(bearer, NOBODY)).statusCode).toBe(404);
    }
  });

  it('is refused for other students, whether or not the user exists', async () => {
    const there = await listOf(classmate, student.userId);
    const notThere = await listOf(classmate, NOBODY);
    expect([there.statusCode, notThere.statusCode]).toEqual([403, 403]);
    expect(there.json().message).toBe('You can see only your own data.');
    expect(notThere.json().message).toBe('You can see only your own data.');
    expect((await listOf(classmate, 'nonsense')).statusCode).toBe(400);
  });
});
