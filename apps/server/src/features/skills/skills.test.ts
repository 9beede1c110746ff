import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { skills, userSkills } from '../../db/schema.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addPendingSkill, addSkill, auditOf } from '../endorsements/testing/records.ts';

const CREATE = '/api/skills/create-skill';
const CATALOGUE = '/api/skills/get-skills';
const FORM = { name: 'Rust', category: 'Programming' };

let server: TestApp;
let student: Visitor;
let classmate: Visitor;

beforeAll(async () => {
  server = await testApp();
  student = await server.signIn();
  classmate = await server.signIn();
});
beforeEach(async () => {
  const { db, instituteId } = server.context;
  await db.delete(userSkills).where(eq(userSkills.instituteId, instituteId));
  await db.delete(skills).where(eq(skills.instituteId, instituteId));
});
afterAll(() => server.close());

async function names(who: Visitor): Promise<string[]> {
  return (await who.get(CATALOGUE)).json<{ name: string }[]>().map(({ name }) => name);
}

describe('the skill catalog', () => {
  it('contains the endorsed skills by name, and the user’s own proposals', async () => {
    await addSkill(server.context, { name: 'rust' });
    await addSkill(server.context, { name: 'Bharatanatyam', type: 'cultural' });
    await addPendingSkill(server.context, { name: 'Lock picking', createdBy: student.userId });
    expect(await names(student)).toEqual(['Bharatanatyam', 'Lock picking', 'rust']);
    expect(await names(classmate)).toEqual(['Bharatanatyam', 'rust']);
  });

  it('describes a skill without naming its proposer', async () => {
    const { id } = await addPendingSkill(server.context, { name: 'Lock picking', createdBy: student.userId, description: 'Of one’s own.' });
    expect((await student.get(CATALOGUE)).json()).toEqual([
      {
        _id: id,
        skill_id: id,
        name: 'Lock picking',
        description: 'Of one’s own.',
        category: 'Programming',
        type: 'technical',
        is_endorsed: false,
        created_at: '2026-11-20T09:30:00.000Z',
      },
    ]);
  });

  it('answers 304 while it is unchanged', async () => {
    await addSkill(server.context);
    const first = await student.get(CATALOGUE);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await student.get(CATALOGUE, { 'if-none-match': etag })).statusCode).toBe(304);
    await addSkill(server.context);
    expect((await student.get(CATALOGUE, { 'if-none-match': etag })).statusCode).toBe(200);
  });
});

describe('proposing a skill', () => {
  it('adds a skill that waits for endorsement', async () => {
    const response = await student.send('POST', CREATE, FORM);
    expect(response.statusCode).toBe(201);
    const skill = response.json();
    expect(skill).toMatchObject({ name: 'Rust', category: 'Programming', type: 'technical', description: '', is_endorsed: false });
    expect(await auditOf(server.context, skill._id)).toEqual([
      { action: 'skill.create', actorId: student.userId, detail: { name: 'Rust', type: 'technical' } },
    ]);
  });

  it('returns the id of an existing skill, regardless of case and proposer', async () => {
    const { id } = await addPendingSkill(server.context, { name: 'RUST', createdBy: classmate.userId });
    const response = await student.send('POST', CREATE, { ...FORM, name: ' rust ' });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'DUPLICATE',
      message: "There is a technical skill 'rust' already.",
      error: "There is a technical skill 'rust' already.",
      errors: { name: "There is a technical skill 'rust' already." },
      skill: { _id: id },
    });
    expect((await student.send('POST', CREATE, { ...FORM, type: 'other' })).statusCode).toBe(201);
  });

  it('is idempotent for a repeated submission', async () => {
    const key = { 'idempotency-key': 'propose-rust' };
    const first = await student.send('POST', CREATE, FORM, key);
    const again = await student.send('POST', CREATE, FORM, key);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await names(student)).toEqual(['Rust']);
  });

  it.each([
    [{ name: '  ', category: 'Programming' }, 'name'],
    [{ name: 'Rust', category: '' }, 'category'],
    [{ name: 'Rust' }, 'category'],
  ])('rejects %j', async (form, field) => {
    const response = await student.send('POST', CREATE, form);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Please fill all required fields for the new skill.',
      errors: { [field]: 'Please fill all required fields for the new skill.' },
    });
  });

  it('rejects a skill marked as endorsed, an unknown type and a visitor', async () => {
    expect((await student.send('POST', CREATE, { ...FORM, is_endorsed: true })).statusCode).toBe(400);
    expect((await student.send('POST', CREATE, { ...FORM, type: 'magic' })).statusCode).toBe(400);
    expect((await server.visitor().send('POST', CREATE, FORM)).statusCode).toBe(401);
  });

  it('adds the skill once for 50 concurrent proposals', async () => {
    const proposals = Array.from({ length: 50 }, (_, index) => (index % 2 ? student : classmate).send('POST', CREATE, FORM));
    const answers = await Promise.all(proposals);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(49).fill(409)]);
    const created = answers.find(({ statusCode }) => statusCode === 201)?.json()._id;
    for (const answer of answers) {
      if (answer.statusCode === 409) expect(answer.json().skill).toEqual({ _id: created });
    }
  });
});
