import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { auditLog, feedback, positionHolders, users } from '../../db/schema.ts';
import { postedMails, storedJobs } from '../../testing/jobs.ts';
import { type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addUnit } from '../events/testing/records.ts';
import { addTargets, endHour, formOf, postedFeedbackId, resolve } from './testing/giving.ts';

let server: TestApp;
let targets: Awaited<ReturnType<typeof addTargets>>;
let student: Visitor;
let president: Visitor;
let coordinator: Visitor;

beforeAll(async () => {
  server = await testApp();
  targets = await addTargets(server);
  president = await server.signIn({ role: 'PRESIDENT' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'Robotics@campus.example' });
});
afterAll(() => server.close());

/** A new student for each piece, because of the daily limit of 20. */
async function newFeedback(form: object = formOf(targets.event.id)): Promise<string> {
  student = await server.signIn({ name: 'Priya Sharma' });
  return postedFeedbackId(student, form);
}

async function mailsAbout(id: string) {
  return (await postedMails(server.context)).filter(({ subjectId }) => subjectId === id);
}

async function stored(id: string) {
  const { db, instituteId } = server.context;
  const [row] = await db
    .select()
    .from(feedback)
    .where(and(eq(feedback.instituteId, instituteId), eq(feedback.id, id)));
  return row;
}

describe('resolving feedback', () => {
  it('stores and returns the actions taken and the resolver', async () => {
    const id = await newFeedback();
    const response = await resolve(president, id, { actions_taken: ' New lights. ', resolved_by: president.userId });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      success: true,
      message: 'The feedback is marked as resolved.',
      feedback: { _id: id, is_resolved: true, actions_taken: 'New lights.', resolved_by: { _id: president.userId } },
    });
    expect(await stored(id)).toMatchObject({ resolvedBy: president.userId, resolvedAt: new Date('2026-11-20T09:30:00.000Z') });
    const { db } = server.context;
    expect(
      await db.select({ action: auditLog.action, actorId: auditLog.actorId }).from(auditLog).where(eq(auditLog.subjectId, id)),
    ).toEqual(expect.arrayContaining([{ action: 'feedback.resolve', actorId: president.userId }]));
  });

  it.each([undefined, '', ' \n\t', null])('rejects %j as the actions taken', async (actions_taken) => {
    const response = await resolve(president, await newFeedback(), { actions_taken });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Please enter actions taken.',
      errors: { actions_taken: 'Please enter actions taken.' },
    });
  });

  it('succeeds once for concurrent attempts and sends the giver one mail', async () => {
    const id = await newFeedback();
    const attempts = Array.from({ length: 50 }, (_, index) => resolve(index % 2 ? president : coordinator, id));
    const answers = await Promise.all(attempts);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)]);
    const late = await resolve(president, id);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'ALREADY_DECIDED', message: 'Already resolved' });
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  it('is allowed for office-bearers in their own name, for existing feedback only', async () => {
    const id = await newFeedback();
    expect((await resolve(student, id)).statusCode).toBe(403);
    expect((await resolve(server.visitor(), id)).statusCode).toBe(401);
    const borrowed = await resolve(president, id, { actions_taken: 'Done.', resolved_by: coordinator.userId });
    expect(borrowed.json()).toMatchObject({ code: 'IDENTITY_MISMATCH' });
    expect((await resolve(president, newId())).json()).toMatchObject({ code: 'NOT_FOUND', message: 'This feedback does not exist.' });
    expect((await resolve(president, 'nonsense')).statusCode).toBe(400);
    expect(await stored(id)).toMatchObject({ resolvedBy: null, actionsTaken: null });
    expect((await resolve(await server.signIn({ role: 'GENSEC_CULTURAL' }), id)).statusCode).toBe(200);
  });

  it('is denied for feedback about the resolver', async () => {
    const id = await newFeedback(formOf(president.userId, { target_type: 'User' }));
    expect((await resolve(president, id)).json()).toMatchObject({
      code: 'SELF_REVIEW',
      message: 'You cannot resolve feedback about yourself.',
    });
  });

  it('is limited for a coordinator to the own unit, its events, its positions and their holders', async () => {
    const other = await addUnit(server.context, { contactEmail: 'music@campus.example' });
    const music = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'music@campus.example' });
    const { db, instituteId, clock } = server.context;
    const about = { userId: targets.person.id, positionId: targets.position.id, tenureYear: '2026-2027' };
    await db.insert(positionHolders).values({ instituteId, id: newId(), ...about, createdAt: clock(), updatedAt: clock() });
    for (const form of [
      formOf(targets.unit.id, { target_type: 'Club/Organization' }),
      formOf(targets.event.id),
      formOf(targets.position.id, { target_type: 'POR' }),
      formOf(targets.person.id, { target_type: 'User' }),
    ]) {
      const id = await newFeedback(form);
      expect((await resolve(music, id)).json()).toMatchObject({ message: 'You can resolve feedback about your own unit only.' });
      expect((await resolve(coordinator, id)).statusCode).toBe(200);
    }
    const elsewhere = await newFeedback(formOf(other.id, { target_type: 'Club/Organization' }));
    const parent = await newFeedback(formOf(targets.council.id, { target_type: 'Club/Organization' }));
    const stranger = await newFeedback(formOf((await server.addUser()).id, { target_type: 'User' }));
    for (const id of [elsewhere, parent, stranger]) expect((await resolve(coordinator, id)).statusCode).toBe(403);
    const unitless = await server.signIn({ role: 'CLUB_COORDINATOR' });
    expect((await resolve(unitless, elsewhere)).json()).toMatchObject({ code: 'NO_UNIT' });
  });
});

describe('the mail about resolved feedback', () => {
  it('goes to the giver of named feedback and contains the actions taken', async () => {
    const id = await newFeedback(formOf(targets.event.id, { comments: 'The sound at the back rows was hard to follow all evening.' }));
    await resolve(president, id);
    const [row] = await mailsAbout(id);
    expect(row).toMatchObject({ kind: 'feedback-resolved', recipientId: null });
    const [giver] = await server.context.db.select().from(users).where(eq(users.id, student.userId));
    const mails = await server.deliverMails();
    const mail = mails.find(({ to, subject }) => to === giver?.email && subject === 'Your feedback was resolved');
    expect(mail?.text).toContain('your feedback about Robo Soccer was marked as resolved.');
    expect(mail?.text).toContain('You wrote: "The sound at the back rows was hard to follow all ..."');
    expect(mail?.text).toContain('This was done: New lights were fitted.');
  });

  it('is delayed by hours and contains no details for anonymous feedback', async () => {
    const id = await newFeedback(formOf(targets.event.id, { is_anonymous: true, comments: 'The sound was hard to follow.' }));
    await endHour(server);
    await resolve(president, id);
    const [row] = await mailsAbout(id);
    expect(row).toMatchObject({ kind: 'feedback-news', recipientId: null });
    const now = server.context.clock().getTime();
    expect(row?.startAfter.getTime()).toBeGreaterThanOrEqual(now + 3_600_000);
    expect(row?.startAfter.getTime()).toBeLessThan(now + 3 * 3_600_000);
    const before = (await server.deliverMails()).length;
    server.setNow(new Date(now + 3 * 3_600_000));
    const [giver] = await server.context.db.select().from(users).where(eq(users.id, student.userId));
    const news = (await server.deliverMails()).slice(before).filter(({ subject }) => subject === 'News about your feedback');
    expect(news.map(({ to }) => to)).toEqual([giver?.email]);
    expect(news[0]?.text).toContain('something was done about feedback that you gave. You can read there what it was.');
    expect(news[0]?.text).not.toMatch(/Robo Soccer|sound|lights|anonym/i);
    // The id of a job starts with the time, which every mail server on the way could compare with the time of the resolution.
    const enqueuedAt = String(row?.id).replaceAll('-', '').slice(0, 12);
    expect(news[0]?.messageId.replaceAll('-', '')).not.toContain(enqueuedAt);
    expect(await mailsAbout(id)).toEqual([]);
    expect(await storedJobs(server.context.db)).not.toContain(id);
    server.setNow(new Date(now));
    expect((await student.get(`/api/feedback/${student.userId}`)).json()).toMatchObject([
      { _id: id, actions_taken: 'New lights were fitted.' },
    ]);
  });

  it('is not sent when the account of the giver was deleted', async () => {
    const id = await newFeedback();
    await server.context.db.delete(users).where(eq(users.id, student.userId));
    await resolve(president, id);
    const before = server.mails.length;
    expect(await server.deliverMails()).toHaveLength(before);
  });
});
