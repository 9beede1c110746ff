import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, checkIns, events, feedback, orgUnits, positions, unitFollows } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addPositionHolder } from '../positions/testing/records.ts';
import { addTargets, endHour, formOf, postedFeedbackId, postFeedback, resolve } from './testing/giving.ts';

let server: TestApp;
let targets: Awaited<ReturnType<typeof addTargets>>;
let student: Visitor;
let president: Visitor;

beforeAll(async () => {
  server = await testApp();
  targets = await addTargets(server);
  president = await server.signIn({ role: 'PRESIDENT', name: 'Kavya Subramanian', email: 'president@campus.example' });
});
beforeEach(async () => {
  server.setNow(TEST_NOW);
  await server.context.db.delete(feedback).where(eq(feedback.instituteId, server.context.instituteId));
  student = await server.signIn({ name: 'Priya Sharma' });
});
afterAll(() => server.close());

const list = async (who: Visitor) => (await who.get('/api/feedback/view-feedback')).json();

async function audited(subjectId: string) {
  const { db, instituteId } = server.context;
  return db
    .select({ action: auditLog.action, actorId: auditLog.actorId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.subjectId, subjectId)))
    .orderBy(asc(auditLog.sequence));
}

describe('giving feedback', () => {
  it('returns the feedback, adds it to the list and writes an audit log entry', async () => {
    const response = await postFeedback(student, formOf(targets.event.id, { feedback_by: student.userId }));
    expect(response.statusCode).toBe(201);
    const { message, feedback: created } = response.json();
    expect(message).toBe('Feedback submitted successfully');
    expect(created).toMatchObject({
      type: 'Suggestion',
      target_type: 'Event',
      target_id: targets.event.id,
      rating: 4,
      comments: 'Two more speakers.',
      is_resolved: false,
      is_anonymous: false,
      actions_taken: null,
      created_at: '2026-11-20T09:30:00.000Z',
      feedback_by: { _id: student.userId, personal_info: { name: 'Priya Sharma' } },
    });
    expect((await list(president)).map(({ _id }: { _id: string }) => _id)).toEqual([created._id]);
    expect(await audited(created._id)).toEqual([
      {
        action: 'feedback.give',
        actorId: student.userId,
        detail: { type: 'Suggestion', targetType: 'Event', targetId: targets.event.id },
      },
    ]);
  });

  it.each([
    ['User', () => targets.person.id, { personal_info: { name: 'Aarav Mehta' }, username: 'aarav@campus.example' }],
    ['Event', () => targets.event.id, { title: 'Robo Soccer', organizing_unit: 'Robotics Club' }],
    ['Club/Organization', () => targets.unit.id, { name: 'Robotics Club', parent: 'SciTech Council' }],
    ['Club/Organization', () => targets.council.id, { name: 'SciTech Council', parent: 'N/A' }],
    ['POR', () => targets.position.id, { title: 'Workshop Lead', unit: 'Robotics Club' }],
  ])('accepts a target of type %s', async (target_type, id, target_data) => {
    await postedFeedbackId(student, formOf(id(), { target_type }));
    expect(await list(president)).toMatchObject([{ target_type, target_data }]);
  });

  it.each([
    ['', null],
    [undefined, null],
    [5, 5],
    ['1', 1],
  ])('accepts a rating of %j', async (rating, stored) => {
    await postedFeedbackId(student, formOf(targets.event.id, { rating }));
    expect(await list(president)).toMatchObject([{ rating: stored }]);
  });

  it.each([
    [{ rating: 6 }, 'rating', 'Rate with 1 to 5 stars.'],
    [{ rating: 2.5 }, 'rating', 'Rate with 1 to 5 stars.'],
    [{ type: 'Riddle' }, 'type', 'Choose the type of feedback.'],
    [{ target_type: 'Planet' }, 'target_type', 'Choose what the feedback is about.'],
    [{ comments: ' \n' }, 'comments', 'Enter your comments.'],
    [{ comments: 'x'.repeat(2001) }, 'comments', 'Keep this within 2,000 characters.'],
    [{ target_id: 'nonsense' }, 'target_id', 'Choose whom or what the feedback is about from the list.'],
  ])('rejects %j', async (wrong, field, message) => {
    const response = await postFeedback(student, formOf(targets.event.id, wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message, errors: { [field]: message } });
  });

  it('returns 404 for a target that does not exist or is of another type', async () => {
    const newcomer = await server.addUser({ onboardingComplete: false });
    for (const form of [
      formOf('01970000-0000-7000-8000-000000000000'),
      formOf(targets.event.id, { target_type: 'Club/Organization' }),
      formOf(newcomer.id, { target_type: 'User' }),
    ]) {
      const response = await postFeedback(student, form);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ message: 'Choose whom or what the feedback is about from the list.' });
    }
  });

  it('is allowed for students in their own name only', async () => {
    const coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'robotics@campus.example' });
    for (const bearer of [coordinator, await server.signIn({ role: 'GENSEC_SPORTS' }), president]) {
      expect((await postFeedback(bearer, formOf(targets.event.id))).statusCode).toBe(403);
    }
    expect((await postFeedback(server.visitor(), formOf(targets.event.id))).statusCode).toBe(401);
    const borrowed = await postFeedback(student, formOf(targets.event.id, { feedback_by: president.userId }));
    expect(borrowed.json()).toMatchObject({ code: 'IDENTITY_MISMATCH' });
    expect((await postFeedback(student, formOf(targets.event.id, { created_at: '2020-01-01' }))).statusCode).toBe(400);
  });

  it('is idempotent for the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'a-form-of-this-morning' };
    const form = formOf(targets.event.id, { is_anonymous: true });
    const [first, again] = [await postFeedback(student, form, key), await postFeedback(student, form, key)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await postFeedback(student, formOf(targets.event.id), key)).statusCode).toBe(422);
    await endHour(server);
    expect(await list(president)).toHaveLength(1);
  });

  it('is limited to 20 times in 24 hours, also when sent concurrently and anonymously', async () => {
    const forms = Array.from({ length: 24 }, (_, index) => formOf(targets.event.id, { is_anonymous: index % 2 === 0 }));
    const answers = await Promise.all(forms.map((form) => postFeedback(student, form)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(20).fill(201), ...Array(4).fill(429)]);
    const refused = await postFeedback(student, forms[0] ?? {});
    expect(refused.json()).toMatchObject({
      message: 'You have given feedback 20 times in the last 24 hours. Please come back tomorrow.',
    });
    expect((await postFeedback(await server.signIn(), formOf(targets.event.id))).statusCode).toBe(201);
    const { db, instituteId } = server.context;
    const yesterday = new Date(TEST_NOW.getTime() - 24 * 60 * 60 * 1000);
    await db.update(feedback).set({ createdAt: yesterday }).where(eq(feedback.instituteId, instituteId));
    const back = await postFeedback(student, formOf(targets.event.id));
    expect(back.statusCode).toBe(201);
  });
});

describe('the list of feedback', () => {
  it('is sorted newest first', async () => {
    const ids: string[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      server.setNow(new Date(TEST_NOW.getTime() + minute * 60_000));
      ids.unshift(await postedFeedbackId(student, formOf(targets.event.id)));
    }
    expect((await list(student)).map(({ _id }: { _id: string }) => _id)).toEqual(ids);
  });

  it('shows email addresses and the resolver to office-bearers only', async () => {
    const id = await postedFeedbackId(student, formOf(targets.person.id, { target_type: 'User' }));
    await resolve(president, id);
    const reader = await server.signIn();
    expect(JSON.stringify(await list(reader))).not.toContain('@');
    expect((await list(reader))[0]).toMatchObject({
      target_data: { personal_info: { name: 'Aarav Mehta' } },
      feedback_by: { personal_info: { name: 'Priya Sharma' } },
      resolved_by: null,
      actions_taken: 'New lights were fitted.',
    });
    expect((await list(president))[0]).toMatchObject({
      target_data: { username: 'aarav@campus.example' },
      resolved_by: { username: 'president@campus.example', personal_info: { name: 'Kavya Subramanian' } },
    });
  });

  it('keeps feedback whose target no longer exists', async () => {
    const { db, instituteId } = server.context;
    const id = await postedFeedbackId(student, formOf(targets.event.id));
    await db
      .update(feedback)
      .set({ targetId: '01970000-0000-7000-8000-000000000000' })
      .where(and(eq(feedback.instituteId, instituteId), eq(feedback.id, id)));
    expect(await list(student)).toMatchObject([{ _id: id, target_data: null }]);
    expect((await resolve(president, id)).statusCode).toBe(200);
  });

  it('of one user contains all their feedback and is denied to others', async () => {
    const named = await postedFeedbackId(student, formOf(targets.event.id));
    const anonymous = await postedFeedbackId(student, formOf(targets.event.id, { is_anonymous: true }));
    await postedFeedbackId(await server.signIn(), formOf(targets.event.id));
    const own = (await student.get(`/api/feedback/${student.userId}`)).json();
    expect(own.map(({ _id }: { _id: string }) => _id).sort()).toEqual([named, anonymous].sort());
    for (const id of [student.userId, '01970000-0000-7000-8000-000000000000']) {
      const refused = await president.get(`/api/feedback/${id}`);
      expect(refused.statusCode).toBe(403);
      expect(refused.json()).toMatchObject({ message: 'You can see your own feedback only.' });
    }
  });
});

describe('GET /api/feedback/get-targetid', () => {
  it('returns events, units and positions by name, and users only for a search', async () => {
    const response = await student.get('/api/feedback/get-targetid');
    expect(response.json()).toEqual({
      users: [],
      events: [{ _id: targets.event.id, title: 'Robo Soccer' }],
      organizational_units: [
        { _id: targets.unit.id, name: 'Robotics Club' },
        { _id: targets.council.id, name: 'SciTech Council' },
      ],
      positions: [{ _id: targets.position.id, title: 'Workshop Lead', unit: 'Robotics Club' }],
    });
    const searched = await student.get('/api/feedback/get-targetid?search=aarav');
    expect(searched.json().users).toContainEqual({ _id: targets.person.id, name: 'Aarav Mehta', user_id: '24001' });
    expect(searched.body).not.toContain('@');
  });

  it('returns 20 of each kind: own ones, then the newest events, and units and positions by name', async () => {
    const many = await testApp();
    try {
      const { db, instituteId } = many.context;
      const { unit } = await addTargets(many);
      const titles = Array.from({ length: 25 }, (_, n) => `Meeting ${String(n).padStart(2, '0')}`);
      const made = titles.map((title) => ({ instituteId, unitId: unit.id, category: 'technical' as const, id: newId(), title }));
      await db.insert(events).values(made);
      const units = titles.map((title) => ({ instituteId, id: newId(), name: title, contactEmail: `${title.slice(-2)}@campus.example` }));
      const common = { type: 'Club', category: 'sports', createdAt: TEST_NOW, updatedAt: TEST_NOW } as const;
      await db.insert(orgUnits).values(units.map((row) => ({ ...row, ...common })));
      const moments = { createdAt: TEST_NOW, updatedAt: TEST_NOW };
      const roles = titles.map((title) => ({ instituteId, id: newId(), unitId: unit.id, title, positionType: 'Lead', ...moments }));
      await db.insert(positions).values(roles);
      const requester = await many.signIn();
      const checkIn = { scanId: newId(), checkedInBy: requester.userId, madeParticipant: false };
      const [event, followed, held] = [made[3]?.id ?? '', units[23]?.id ?? '', roles[24]?.id ?? ''];
      await db
        .insert(checkIns)
        .values({ instituteId, eventId: event, userId: requester.userId, day: '2026-11-01', at: TEST_NOW, ...checkIn });
      await db.insert(unitFollows).values({ instituteId, userId: requester.userId, unitId: followed });
      await addPositionHolder(many.context, { userId: requester.userId, positionId: held });
      const found = (await requester.get('/api/feedback/get-targetid')).json();
      const called = (list: { title?: string; name?: string }[]) => list.map(({ title, name }) => title ?? name);
      expect(called(found.events)).toEqual(['Meeting 03', ...titles.slice(6).reverse()]);
      expect(called(found.organizational_units)).toEqual(['Meeting 23', ...titles.slice(0, 19)]);
      expect(called(found.positions)).toEqual(['Meeting 24', ...titles.slice(0, 19)]);
      expect(found.users).toEqual([]);
    } finally {
      await many.close();
    }
  });

  it('allows 30 requests a minute', async () => {
    const reader = await server.signIn();
    for (let count = 0; count < 30; count += 1) expect((await reader.get('/api/feedback/get-targetid')).statusCode).toBe(200);
    const refused = await reader.get('/api/feedback/get-targetid');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});
