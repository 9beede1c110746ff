import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { events, surveyAnswers, surveySeals, surveys, users } from '../../db/schema.ts';
import { cookieName, openSession } from '../../plugins/session.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { lockById } from '../accounts/accounts.repo.ts';
import { mergeAccounts } from '../accounts/corrections.service.ts';
import { erasePerson } from '../accounts/erasure.service.ts';
import { auditOf } from '../endorsements/testing/records.ts';
import { addUnit } from '../events/testing/records.ts';
import { sealUnderNewKey } from '../feedback/sealedAuthors.service.ts';
import { SECTIONS } from '../personal-data/personalData.repo.ts';
import { advanceSurveys, eraseDueSurveys } from './surveyWork.service.ts';
import { addAttended, answerSurvey, HOPES, hoursLater, STARS, saveSurvey, survey, WORDS } from './testing/surveying.ts';

// docs/specification/surveys.md#surveys-making, docs/specification/surveys.md#surveys-answering, docs/specification/surveys.md#surveys-results,
// docs/specification/surveys.md#surveys-erasing
const DAY = 24;

let server: TestApp;
let president: Visitor;
let coordinator: Visitor;
let unitId: string;

beforeAll(async () => {
  server = await testApp();
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'dance@campus.example' });
  unitId = (await addUnit(server.context)).id;
  await addUnit(server.context, { contactEmail: 'dance@campus.example', category: 'cultural' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(TEST_NOW);
  president = await server.signIn({ role: 'PRESIDENT' });
});

/** The same person with a new session, because sessions expire between the days. */
async function signedInAgain({ userId }: Visitor): Promise<Visitor> {
  const { context } = server;
  const [account] = await context.db.select().from(users).where(eq(users.id, userId));
  const token = account && (await openSession(context, account));
  return server.visitor(userId, { [cookieName(context.config)]: `${token}` });
}
const students = (count: number) => Promise.all(Array.from({ length: count }, () => server.signIn()));
/** Kinds of a user's notifications, newest first. */
async function notificationKindsOf({ userId }: Visitor): Promise<string[]> {
  const { rows } = await server.context.db.execute<{ kind: string }>(sql`
    select h.kind from notifications n join happenings h on h.institute_id = n.institute_id and h.position = n.position
    where n.user_id = ${userId} order by h.position desc`);
  return rows.map(({ kind }) => kind);
}
const read = async (who: Visitor, id: string) => (await who.get(survey(id))).json();
/** Signs in as the president each time, because sessions expire between the days. */
const results = async (id: string) => (await (await server.signIn({ role: 'PRESIDENT' })).get(`${survey(id)}/results`)).json();
const reported = async (id: string) =>
  (await (await server.signIn({ role: 'PRESIDENT' })).get(`/api/events/${id}/report`)).json().survey_answers;
const refusalOf = (response: { statusCode: number; json: () => { message: string; errors?: object } }) => {
  const { message, errors } = response.json();
  return [response.statusCode, message, errors];
};

/** A past event whose survey was sent to those who were checked in. */
async function surveyed(
  count: number,
  { fields = [STARS, WORDS], anonymous = true }: { fields?: readonly object[]; anonymous?: boolean } = {},
) {
  const who = await students(count);
  const id = await addAttended(server, { unitId }, who);
  const saved = await saveSurvey(president, id, fields, { anonymous });
  expect(saved.statusCode, saved.body).toBe(200);
  return { id, who };
}

describe('editing a survey', () => {
  it('is restricted to those who may edit the event, and hidden from others until it is sent', async () => {
    const [there] = await students(1);
    if (!there) throw new Error('One came.');
    const id = await addAttended(server, { unitId, startsAt: hoursLater(1), endsAt: hoursLater(3) }, [there]);
    expect(await read(president, id)).toMatchObject({ phase: 'none', version: 0, anonymous: true, manages: true, may_change: true });
    expect((await saveSurvey(president, id, [STARS])).json()).toMatchObject({
      phase: 'planned',
      version: 1,
      closes_at: null,
      may_change: true,
    });
    const nothing = { phase: 'none', version: 0, fields: [], answered: false, may_answer: false, manages: false, may_change: false };
    for (const visitor of [there, coordinator]) expect(await read(visitor, id)).toMatchObject(nothing);
    expect((await saveSurvey(coordinator, id, [STARS], { version: 1 })).statusCode).toBe(403);
    expect((await saveSurvey(there, id, [STARS], { version: 1 })).statusCode).toBe(403);
    for (const visitor of [there, coordinator]) {
      for (const part of ['answers', 'results']) expect((await visitor.get(`${survey(id)}/${part}`)).statusCode).toBe(403);
    }
    expect(refusalOf(await saveSurvey(president, id, [STARS]))).toEqual([
      412,
      'Somebody else has changed this survey in the meantime. Check it again.',
      undefined,
    ]);
    // Saving the same again changes nothing.
    expect((await saveSurvey(president, id, (await read(president, id)).fields, { version: 1 })).json().version).toBe(1);
    expect(await auditOf(server.context, id)).toMatchObject([
      { action: 'survey.save', detail: { version: 1, fields: 1, anonymous: true } },
    ]);
  });

  it('is rejected with a message for the invalid field, and for a canceled event', async () => {
    const id = await addAttended(server, { unitId }, []);
    expect(refusalOf(await saveSurvey(president, id, [{ id: 'q1', kind: 'file', label: 'A photo' }]))).toEqual([
      400,
      'A survey cannot ask for files or profile data.',
      { 'fields.0.kind': 'A survey cannot ask for files or profile data.' },
    ]);
    await server.context.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
    expect(refusalOf(await saveSurvey(president, id, [STARS]))[1]).toBe('A cancelled event has no survey.');
  });

  it('is refused once the survey has been sent', async () => {
    const { id } = await surveyed(1);
    for (const anonymous of [true, false])
      expect(refusalOf(await saveSurvey(president, id, [STARS], { anonymous, version: 1 }))).toEqual([
        409,
        'This survey has been sent and cannot be changed.',
        undefined,
      ]);
  });

  it('is limited to 100 changes per user', async () => {
    const eager = await server.signIn({ role: 'PRESIDENT' });
    const id = await addAttended(server, { unitId, startsAt: hoursLater(1), endsAt: hoursLater(3) }, []);
    for (let version = 0; version < 100; version += 1) {
      const saved = await saveSurvey(eager, id, [{ ...STARS, label: `How was it? ${version}` }], { version });
      expect(saved.statusCode).toBe(200);
    }
    expect((await saveSurvey(eager, id, [STARS], { version: 100 })).statusCode).toBe(429);
    server.setNow(hoursLater(0.5));
    expect((await saveSurvey(president, id, [STARS], { version: 100 })).statusCode).toBe(200);
  });
});

describe('sending a survey', () => {
  it('happens once after the event, to participants who were checked in', async () => {
    const there = await server.signIn({ email: 'there@campus.example' });
    const elsewhere = await server.signIn();
    const id = await addAttended(server, { unitId, startsAt: hoursLater(1), endsAt: hoursLater(3) }, [there]);
    await saveSurvey(president, id, [STARS]);
    await advanceSurveys(server.context);
    expect(await notificationKindsOf(there)).toEqual([]);
    server.setNow(hoursLater(3));
    await advanceSurveys(server.context);
    await advanceSurveys(server.context);
    expect([await notificationKindsOf(there), await notificationKindsOf(elsewhere)]).toEqual([['survey-sent'], []]);
    expect(await read(there, id)).toMatchObject({
      phase: 'open',
      may_answer: true,
      fields: [{ id: 'qall' }],
      closes_at: hoursLater(3 + 14 * DAY).toISOString(),
    });
    expect(await read(elsewhere, id)).toMatchObject({ phase: 'none', may_answer: false, fields: [] });
    const mails = (await server.deliverMails()).filter(({ to }) => to.includes('there@campus.example'));
    expect(mails.map(({ subject, text }) => [subject.includes('How was Robo Soccer?'), text.includes(`/events/${id}/survey`)])).toEqual([
      [true, true],
    ]);
  });

  it('happens at once if the event is over, and not for a canceled event', async () => {
    const { id, who } = await surveyed(2);
    for (const each of who) expect(await notificationKindsOf(each)).toEqual(['survey-sent']);
    expect((await results(id)).sent).toBe(2);
    const [one] = who;
    if (!one) throw new Error('There are two.');
    const off = await addAttended(server, { unitId, startsAt: hoursLater(1), endsAt: hoursLater(3) }, [one]);
    await saveSurvey(president, off, [STARS]);
    await server.context.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, off));
    server.setNow(hoursLater(4));
    await advanceSurveys(server.context);
    expect(await notificationKindsOf(one)).toEqual(['survey-sent']);
  });

  it.each([true, false])('includes one reminder for users who have not answered (anonymous: %s)', async (anonymous) => {
    const { id, who } = await surveyed(3, { anonymous });
    const [first, second, third] = who;
    if (!first || !second || !third) throw new Error('There are three.');
    await answerSurvey(first, id, { qall: 4 });
    server.setNow(hoursLater(6 * DAY));
    await advanceSurveys(server.context);
    expect(await notificationKindsOf(second)).toEqual(['survey-sent']);
    // Only in the daytime.
    server.setNow(new Date('2026-11-27T20:00:00.000Z'));
    await advanceSurveys(server.context);
    expect(await notificationKindsOf(second)).toEqual(['survey-sent']);
    server.setNow(hoursLater(8 * DAY));
    await advanceSurveys(server.context);
    await advanceSurveys(server.context);
    expect([await notificationKindsOf(first), await notificationKindsOf(second), await notificationKindsOf(third)]).toEqual([
      ['survey-sent'],
      ['survey-waits', 'survey-sent'],
      ['survey-waits', 'survey-sent'],
    ]);
  });

  it('notifies once when the reminder is already due', async () => {
    const who = await students(1);
    const id = await addAttended(server, { unitId, startsAt: hoursLater(-10 * DAY), endsAt: hoursLater(-9 * DAY) }, who);
    await saveSurvey(president, id, [STARS]);
    await advanceSurveys(server.context);
    for (const each of who) expect(await notificationKindsOf(each)).toEqual(['survey-sent']);
  });

  it('is postponed while the institute has surveys or questions off', async () => {
    const who = await students(1);
    const id = await addAttended(server, { unitId, startsAt: hoursLater(1), endsAt: hoursLater(3) }, who);
    await saveSurvey(president, id, [STARS]);
    server.setNow(hoursLater(4));
    for (const off of ['surveys', 'questions'] as const) {
      const institute = { ...server.context.config.institute, off: [off] };
      await advanceSurveys({ ...server.context, config: { ...server.context.config, institute } });
    }
    for (const each of who) expect(await notificationKindsOf(each)).toEqual([]);
  });
});

describe('answering a survey', () => {
  it('is allowed for checked-in participants while the survey is open', async () => {
    const { id, who } = await surveyed(1);
    const [there] = who;
    const [elsewhere] = await students(1);
    if (!there || !elsewhere) throw new Error('There are two.');
    expect(refusalOf(await answerSurvey(elsewhere, id, { qall: 4 }))).toEqual([
      403,
      'Only people who were checked in can answer this survey.',
      undefined,
    ]);
    expect(refusalOf(await answerSurvey(there, id, {}))).toEqual([
      400,
      'Some questions of this survey still have to be answered.',
      { 'answers.qall': 'Answer this.' },
    ]);
    const last = await addAttended(server, { unitId, startsAt: hoursLater(-15 * DAY), endsAt: hoursLater(1 - 14 * DAY) }, [there]);
    await saveSurvey(president, last, [STARS]);
    server.setNow(hoursLater(1));
    expect(refusalOf(await answerSurvey(there, last, { qall: 4 }))).toEqual([409, 'This survey takes no more answers.', undefined]);
    const planned = await addAttended(server, { unitId }, [there]);
    expect(refusalOf(await answerSurvey(there, planned, { qall: 4 }))).toEqual([404, 'This event has no survey.', undefined]);
  });

  it('requires at least one answer, and ignores unknown questions', async () => {
    const { id, who } = await surveyed(1, { fields: [WORDS], anonymous: false });
    const [there] = who;
    if (!there) throw new Error('One came.');
    expect(refusalOf(await answerSurvey(there, id, { other: 'x' }))).toEqual([400, 'Answer at least one question.', undefined]);
    expect((await answerSurvey(there, id, { qwords: ' Tea. ', other: 'x' })).json().answers).toEqual({ qwords: 'Tea.' });
  });

  it('can be repeated with a name while the survey is open', async () => {
    const { id, who } = await surveyed(2, { anonymous: false });
    const [there] = who;
    if (!there) throw new Error('Two came.');
    expect((await answerSurvey(there, id, { qall: 2 })).json()).toMatchObject({ answers: { qall: 2 }, answered: true, may_answer: true });
    await answerSurvey(there, id, { qall: 5, qwords: 'Tea.' });
    expect((await president.get(`${survey(id)}/answers`)).json()).toMatchObject([
      { _id: there.userId, answers: { qall: 5, qwords: 'Tea.' } },
    ]);
    expect(await results(id)).toMatchObject({ figures: { count: 1, fields: [{ mean: 5 }, { count: 1 }] }, texts: [], withheld: [] });
    expect(await auditOf(server.context, id)).toMatchObject([
      { action: 'survey.save' },
      { action: 'survey.answer', actorId: there.userId },
      { action: 'survey.answer', actorId: there.userId },
    ]);
    server.setNow(hoursLater(14 * DAY - 2));
    expect((await answerSurvey(await signedInAgain(there), id, { qall: 1 })).json()).toMatchObject({ answers: { qall: 1 } });
    server.setNow(hoursLater(14 * DAY));
    await advanceSurveys(server.context);
    const late = await answerSurvey(await signedInAgain(there), id, { qall: 3 });
    expect(refusalOf(late)).toEqual([409, 'This survey takes no more answers.', undefined]);
    expect(await results(id)).toMatchObject({ figures: { fields: [{ mean: 1 }, {}] } });
  });

  it('is accepted once per anonymous participant, also concurrently, and is idempotent', async () => {
    const { id, who } = await surveyed(1);
    const [there] = who;
    if (!there) throw new Error('One came.');
    const sent = await Promise.all(Array.from({ length: 5 }, () => answerSurvey(there, id, { qall: 4 })));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await read(there, id)).toMatchObject({ answered: true, answers: null, may_answer: false });
    const { id: other, who: others } = await surveyed(1);
    const [second] = others;
    if (!second) throw new Error('One came.');
    const headers = { 'idempotency-key': 'a survey' };
    const [first, again] = [
      await answerSurvey(second, other, { qall: 4 }, headers),
      await answerSurvey(second, other, { qall: 4 }, headers),
    ];
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    const { db, instituteId } = server.context;
    expect(await db.$count(surveyAnswers, and(eq(surveyAnswers.instituteId, instituteId), eq(surveyAnswers.eventId, other)))).toBe(1);
  });
});

describe('the results of a survey', () => {
  it('are hidden below five anonymous answers, and contain texts only once it is closed', async () => {
    const { id, who } = await surveyed(7, { fields: [STARS, WORDS, HOPES] });
    const [first, second, third, fourth, fifth, sixth, seventh] = who;
    const nothing = { sent: 7, figures: null, withheld: [], texts: [], comparison: [] };
    for (const each of [first, second, third, fourth]) if (each) await answerSurvey(each, id, { qall: 4, qwords: 'Tea.' });
    server.setNow(hoursLater(2));
    await advanceSurveys(server.context);
    expect(await results(id)).toEqual(nothing);
    if (fifth) await answerSurvey(fifth, id, { qall: 1, qwords: 'Cake.', qhopes: 'More.' });
    await advanceSurveys(server.context);
    expect(await results(id)).toEqual(nothing);
    server.setNow(hoursLater(4));
    await advanceSurveys(server.context);
    const summary = await results(id);
    expect(summary).toMatchObject({
      figures: {
        count: 5,
        fields: [
          { id: 'qall', mean: 3.4 },
          { id: 'qwords', count: 5 },
        ],
      },
      withheld: ['What next?'],
      texts: [],
    });
    // Two more answers are too few: the difference would reveal them.
    for (const each of [sixth, seventh]) if (each) await answerSurvey(each, id, { qall: 5, qwords: 'Chairs.' });
    server.setNow(hoursLater(30));
    await advanceSurveys(server.context);
    expect(await results(id)).toEqual(summary);
    president = await server.signIn({ role: 'PRESIDENT' });
    expect(refusalOf(await president.get(`${survey(id)}/answers`))).toEqual([
      409,
      'This survey is answered without names: there are figures only.',
      undefined,
    ]);
    server.setNow(hoursLater(14 * DAY));
    await advanceSurveys(server.context);
    const closed = await results(id);
    expect(closed).toMatchObject({ figures: { count: 7 }, withheld: ['What next?'] });
    expect(closed.texts.map(({ label, texts }: { label: string; texts: string[] }) => [label, texts.toSorted()])).toEqual([
      ['What could be better?', ['Cake.', 'Chairs.', 'Chairs.', 'Tea.', 'Tea.', 'Tea.', 'Tea.']],
    ]);
  });

  it('are never shown for fewer than five answers, which are deleted', async () => {
    const { id, who } = await surveyed(4);
    for (const each of who) await answerSurvey(each, id, { qall: 4, qwords: 'Tea.' });
    server.setNow(hoursLater(14 * DAY));
    await advanceSurveys(server.context);
    expect(await results(id)).toMatchObject({ figures: null, texts: [] });
    const { db } = server.context;
    for (const table of [surveyAnswers, surveySeals]) expect(await db.$count(table, eq(table.eventId, id))).toBe(0);
    expect(await reported(id)).toBeUndefined();
  });

  it('are compared with earlier events of the unit, and counted in the report', async () => {
    const unit = await addUnit(server.context);
    let who = await students(5);
    const held = async (hours: number, stars: number, count = 5) => {
      const id = await addAttended(server, { unitId: unit.id, startsAt: hoursLater(hours - 2), endsAt: hoursLater(hours) }, who);
      await saveSurvey(president, id, [STARS], { anonymous: false });
      for (const each of who.slice(0, count)) await answerSurvey(each, id, { qall: stars });
      return id;
    };
    await held(-4, 1);
    await held(-3, 4);
    // Too few answers are not compared.
    await held(-2.5, 5, 2);
    server.setNow(hoursLater(13 * DAY));
    [president, who] = [await server.signIn({ role: 'PRESIDENT' }), await students(5)];
    const id = await held(13 * DAY - 1, 5);
    expect((await results(id)).comparison).toEqual([]);
    server.setNow(hoursLater(14 * DAY));
    await advanceSurveys(server.context);
    expect((await results(id)).comparison).toEqual([{ label: 'How was it?', of: 'mean', now: 5, before: 2.5, events: 2 }]);
    server.setNow(hoursLater(28 * DAY));
    await advanceSurveys(server.context);
    expect(await reported(id)).toBe(5);
  });

  it('are not compared with questions that fewer than five answered without names', async () => {
    const unit = await addUnit(server.context);
    const fields = [STARS, { ...WORDS, id: 'qhost', kind: 'rating', label: 'How was the host?' }];
    const held = async (hours: number, hostOf: (index: number) => object) => {
      const who = await students(5);
      const id = await addAttended(server, { unitId: unit.id, startsAt: hoursLater(hours - 2), endsAt: hoursLater(hours) }, who);
      await saveSurvey(await server.signIn({ role: 'PRESIDENT' }), id, fields);
      for (const [index, each] of who.entries()) await answerSurvey(each, id, { qall: 4, ...hostOf(index) });
      return id;
    };
    await held(-1, (index) => (index === 0 ? { qhost: 1 } : {}));
    server.setNow(hoursLater(14 * DAY));
    await advanceSurveys(server.context);
    const id = await held(14 * DAY - 1, () => ({ qhost: 5 }));
    server.setNow(hoursLater(28 * DAY));
    await advanceSurveys(server.context);
    expect((await results(id)).comparison).toEqual([{ label: 'How was it?', of: 'mean', now: 4, before: 4, events: 1 }]);
  });
});

describe('named survey answers', () => {
  it('are in the personal data archive, and erased with their author', async () => {
    const { id, who } = await surveyed(1, { anonymous: false });
    const [there] = who;
    if (!there) throw new Error('One came.');
    await answerSurvey(there, id, { qall: 4, qwords: 'Tea.' });
    const { context } = server;
    const { instituteId } = context;
    const { rows } = await context.db.execute(SECTIONS['survey-answers']({ instituteId, userId: there.userId }));
    expect(rows).toMatchObject([
      { event: 'Robo Soccer', question: 'How was it?', answer: '4' },
      { question: 'What could be better?', answer: 'Tea.' },
    ]);
    await context.db.transaction(async (tx) => {
      const user = await lockById(tx, instituteId, there.userId);
      if (!user) throw new Error('Nobody is there.');
      await erasePerson(tx, context, user);
    });
    expect(await context.db.$count(surveyAnswers, eq(surveyAnswers.eventId, id))).toBe(0);
  });

  it('move to the remaining account when two accounts are merged', async () => {
    const [from, into] = await Promise.all(['from', 'into'].map((name) => server.signIn({ email: `${name}@campus.example` })));
    if (!from || !into) throw new Error('There are two.');
    const id = await addAttended(server, { unitId }, [from]);
    await saveSurvey(president, id, [STARS], { anonymous: false });
    await answerSurvey(from, id, { qall: 4 });
    await server.context.db.update(users).set({ rollNumber: null }).where(eq(users.id, from.userId));
    expect(await mergeAccounts(server.context, { from: 'from@campus.example', into: 'into@campus.example' })).toMatchObject({ ok: true });
    expect((await president.get(`${survey(id)}/answers`)).json()).toMatchObject([{ _id: into.userId, answers: { qall: 4 } }]);
  });

  it('are erased after their retention period, while the figures stay', async () => {
    const { id, who } = await surveyed(5, { fields: [STARS, { ...WORDS, erase_after_days: 20 }], anonymous: false });
    for (const each of who) await answerSurvey(each, id, { qall: 4, qwords: 'Tea.' });
    const { context } = server;
    const storedAnswers = async () =>
      (await context.db.select().from(surveyAnswers).where(eq(surveyAnswers.eventId, id))).map(({ answers }) => answers);
    server.setNow(hoursLater(14 * DAY));
    await advanceSurveys(context);
    await eraseDueSurveys(context);
    expect((await storedAnswers())[0]).toEqual({ qall: 4, qwords: 'Tea.' });
    server.setNow(hoursLater(21 * DAY));
    await eraseDueSurveys(context);
    expect((await storedAnswers())[0]).toEqual({ qall: 4 });
    server.setNow(hoursLater(31 * DAY));
    await eraseDueSurveys(context);
    expect(await storedAnswers()).toEqual([]);
    expect(await results(id)).toMatchObject({ figures: { count: 5, fields: [{ mean: 4 }, { count: 5 }] } });
    const [row] = await context.db.select().from(surveys).where(eq(surveys.eventId, id));
    expect(row?.nextErasure).toBeNull();
  });
});

describe('the seal of an anonymous answer', () => {
  it('can be moved to another key and back', async () => {
    const { id, who } = await surveyed(2);
    const [there, silent] = who;
    if (!there || !silent) throw new Error('Two came.');
    await answerSurvey(there, id, { qall: 4 });
    const { context } = server;
    const to = Buffer.alloc(32, 7);
    await context.db.transaction((tx) => sealUnderNewKey(tx, { instituteId: context.instituteId, from: context.keys.feedback, to }));
    expect(await read(there, id)).toMatchObject({ answered: false });
    await context.db.transaction((tx) => sealUnderNewKey(tx, { instituteId: context.instituteId, from: to, to: context.keys.feedback }));
    expect([(await read(there, id)).answered, (await read(silent, id)).answered]).toEqual([true, false]);
  });

  it('is deleted with the account of its author, while the answer stays', async () => {
    const { id, who } = await surveyed(1);
    const [there] = who;
    if (!there) throw new Error('One came.');
    await answerSurvey(there, id, { qall: 4 });
    const { context } = server;
    await context.db.transaction(async (tx) => {
      const user = await lockById(tx, context.instituteId, there.userId);
      if (!user) throw new Error('Nobody is there.');
      await erasePerson(tx, context, user);
    });
    const seals = await context.db.$count(surveySeals, sql`${surveySeals.eventId} = ${id}`);
    expect([seals, await context.db.$count(surveyAnswers, eq(surveyAnswers.eventId, id))]).toEqual([0, 1]);
  });
});
