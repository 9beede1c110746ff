import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { answerFiles, answerPlaces, eventAnswers, events, registrations, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { crowd, isFullTier, rounds } from '../../testing/tier.ts';
import { lockById } from '../accounts/accounts.repo.ts';
import { mergeAccounts } from '../accounts/corrections.service.ts';
import { erasePerson } from '../accounts/erasure.service.ts';
import { auditOf } from '../endorsements/testing/records.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { SECTIONS } from '../personal-data/personalData.repo.ts';
import { freeUnansweredPlaces } from '../registrations/answerDeadlines.service.ts';
import { purgeAnswerFiles } from './answerFiles.service.ts';
import { eraseDueAnswers } from './questions.service.ts';

// docs/specification/questions.md#questions-form, docs/specification/questions.md#questions-answers,
// docs/specification/questions.md#questions-places, docs/specification/questions.md#questions-reading,
// docs/specification/questions.md#questions-erasing
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

let server: TestApp;
let president: Visitor;
let coordinator: Visitor;
let unitId: string;

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT' });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'dance@campus.example' });
  unitId = (await addUnit(server.context)).id;
  await addUnit(server.context, { contactEmail: 'dance@campus.example', category: 'cultural' });
});
afterAll(() => server.close());
beforeEach(() => server.setNow(TEST_NOW));

const MEAL = {
  id: 'qmeal',
  kind: 'one',
  label: 'Which meal?',
  required: true,
  erase_after_days: 1,
  options: [
    { id: 'o1', label: 'Vegetarian', places: 2 },
    { id: 'o2', label: 'Anything', places: null },
  ],
};
const ALLERGY = { id: 'qal', kind: 'short', label: 'What can you not eat?', shown_if: { field: 'qmeal', values: ['o1'] } };
const PHONE = { id: 'qphone', kind: 'profile', label: 'Phone', source: 'phone' };
const LETTER = { id: 'qfile', kind: 'file', label: 'Letter' };

const own = (id: string) => `/api/events/${id}/registration`;
const questions = (id: string) => `/api/events/${id}/questions`;
const answers = (id: string) => `/api/events/${id}/answers`;

/** An event in two days with questions on registration. */
async function asking(fields: readonly object[] = [MEAL], changes: Partial<typeof events.$inferInsert> = {}): Promise<string> {
  const { id } = await addEvent(server.context, {
    unitId,
    title: 'Robo Soccer',
    startsAt: later(48),
    endsAt: later(50),
    registrationRequired: true,
    ...changes,
  });
  const saved = await save(id, fields);
  expect(saved.statusCode, saved.body).toBe(200);
  return id;
}

const save = (id: string, fields: readonly object[], version = 0) => president.send('PUT', questions(id), { version, fields });
const register = (who: Visitor, id: string, values: object = {}) => who.send('POST', own(id), { answers: values });
const change = (who: Visitor, id: string, values: object) => who.send('PUT', answers(id), { answers: values });
const students = (count: number) => Promise.all(Array.from({ length: count }, () => server.signIn()));
const one = async () => server.signIn();

/** The request body of a form with one file. */
function upload(who: Visitor, id: string, file: Uint8Array = PDF) {
  const boundary = 'journeyboundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: application/pdf\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return who.send('POST', `${questions(id)}/files`, payload, { 'content-type': `multipart/form-data; boundary=${boundary}` });
}

const refusalOf = (response: { statusCode: number; json: () => { message: string; errors?: object } }) => {
  const { message, errors } = response.json();
  return [response.statusCode, message, errors];
};

describe('the questions of an event', () => {
  it('are empty at first, and saved with a version check', async () => {
    const { id } = await addEvent(server.context, { unitId, registrationRequired: true });
    expect((await president.get(questions(id))).json()).toMatchObject({ version: 0, fields: [], may_change: true, may_answer: false });
    const saved = (await save(id, [MEAL])).json();
    expect(saved).toMatchObject({
      version: 1,
      fields: [{ id: 'qmeal', help: '', required_if: null }],
      left: { 'qmeal:o1': 2 },
      earlier: [],
    });
    expect(refusalOf(await save(id, [], 0)).slice(0, 2)).toEqual([
      412,
      'Somebody else has changed the questions in the meantime. Read them again.',
    ]);
    // Saving the same again creates no new version.
    expect((await save(id, saved.fields, 1)).json().version).toBe(1);
    expect(await auditOf(server.context, id)).toMatchObject([{ action: 'questions.save', detail: { version: 1, fields: 1 } }]);
    const seen = (await (await one()).get(questions(id))).json();
    expect(seen).toMatchObject({ version: 1, may_change: false, may_answer: true, answers: null });
  });

  it('can be changed, and their answers read, only by those who manage the event', async () => {
    const id = await asking();
    const who = await one();
    await register(who, id, { qmeal: 'o1' });
    for (const visitor of [who, coordinator]) {
      expect((await visitor.send('PUT', questions(id), { version: 1, fields: [] })).statusCode).toBe(403);
      for (const url of [answers(id), `${answers(id)}/figures`]) expect((await visitor.get(url)).statusCode).toBe(403);
    }
    expect((await coordinator.get(questions(id))).json().may_change).toBe(false);
  });

  it('are rejected with a message for the invalid field', async () => {
    const { id } = await addEvent(server.context, { unitId, registrationRequired: true });
    expect(refusalOf(await save(id, [ALLERGY]))).toEqual([
      400,
      'Choose an earlier question that has choices, and its answers.',
      { 'fields.0.shown_if': 'Choose an earlier question that has choices, and its answers.' },
    ]);
  });

  it('keep the earlier version that a student answered', async () => {
    const id = await asking();
    await save(id, [MEAL, ALLERGY], 1);
    const who = await one();
    await register(who, id, { qmeal: 'o1', qal: 'Peanuts' });
    const changed = (await save(id, [{ ...MEAL, label: 'Your meal' }], 2)).json();
    expect(changed).toMatchObject({ version: 3, earlier: [{ version: 2, fields: [{ id: 'qmeal' }, { id: 'qal' }] }] });
    expect((await president.get(answers(id))).json()).toMatchObject([{ version: 2, answers: { qmeal: 'o1', qal: 'Peanuts' } }]);
    // The person gets the new questions with their own answers, and no earlier versions.
    expect((await who.get(questions(id))).json()).toMatchObject({ version: 3, answers: { qmeal: 'o1' }, earlier: [] });
  });

  it('cannot limit an option below the number of its answers', async () => {
    const id = await asking();
    for (const who of await students(2)) await register(who, id, { qmeal: 'o1' });
    const options = [{ ...MEAL.options[0], places: 1 }, MEAL.options[1]];
    const message = '"Vegetarian" has been chosen 2 times: it cannot have fewer places.';
    expect(refusalOf(await save(id, [{ ...MEAL, options }], 1))).toEqual([409, message, { 'fields.0.options.0.places': message }]);
    // Choices from before the limit count.
    await register(await one(), id, { qmeal: 'o2' });
    const limited = [MEAL.options[0], { ...MEAL.options[1], places: 3 }];
    expect((await save(id, [{ ...MEAL, options: limited }], 1)).json().left).toEqual({ 'qmeal:o1': 0, 'qmeal:o2': 2 });
  });
});

describe('registering for an event with questions', () => {
  it('is refused without the required answers, and gives no place', async () => {
    const id = await asking([MEAL, ALLERGY, PHONE]);
    const who = await one();
    expect(refusalOf(await who.send('POST', own(id)))).toEqual([
      400,
      'This event asks questions. Answer them to register.',
      { 'answers.qmeal': 'Answer this.' },
    ]);
    expect(refusalOf(await register(who, id, { qmeal: 'o1', qphone: true }))[2]).toEqual({
      'answers.qphone': 'Your profile has no phone number yet. Add it there first.',
    });
    expect((await who.get(own(id))).json()).toMatchObject({ state: 'none', registered_count: 0, questions: 'asked', answer_by: null });
  });

  it('stores only answers to questions that were asked and shown', async () => {
    const id = await asking([MEAL, ALLERGY]);
    const who = await one();
    expect((await register(who, id, { qmeal: 'o2', qal: 'Peanuts', qother: 'x' })).json()).toMatchObject({
      state: 'registered',
      questions: 'answered',
    });
    expect((await who.get(questions(id))).json().answers).toEqual({ qmeal: 'o2' });
  });

  it('asks nothing when the institute has questions off', async () => {
    const id = await asking();
    const off = await testApp({
      instituteId: server.context.instituteId,
      config: { institute: { ...server.context.config.institute, off: ['questions'] } },
    });
    try {
      const who = await off.signIn();
      expect((await who.send('POST', own(id))).json()).toMatchObject({ state: 'registered' });
      expect((await who.get(questions(id))).json().code).toBe('SWITCHED_OFF');
    } finally {
      await off.close();
    }
  });

  it('releases the option of an answer when the registration is canceled', async () => {
    const id = await asking();
    const [first, second, third] = await students(3);
    if (!first || !second || !third) throw new Error('There are three.');
    for (const who of [first, second]) await register(who, id, { qmeal: 'o1' });
    expect(refusalOf(await register(third, id, { qmeal: 'o1' }))).toEqual([
      409,
      '"Vegetarian" is full. Choose another.',
      { 'answers.qmeal': '"Vegetarian" is full. Choose another.' },
    ]);
    await first.send('DELETE', own(id));
    expect((await register(third, id, { qmeal: 'o1' })).statusCode).toBe(201);
    expect((await president.get(answers(id))).json()).toHaveLength(2);
  });

  it('asks waiting students nothing until they have a place', async () => {
    const id = await asking([MEAL], { maxParticipants: 1 });
    const [first, second] = await students(2);
    if (!first || !second) throw new Error('There are two.');
    await register(first, id, { qmeal: 'o2' });
    expect((await second.send('POST', own(id))).json()).toMatchObject({ state: 'waiting' });
    expect(refusalOf(await change(second, id, { qmeal: 'o2' })).slice(0, 2)).toEqual([
      409,
      'Only people who have a place can answer. You do not have one.',
    ]);
    expect((await second.get(questions(id))).json().may_answer).toBe(false);
  });
});

describe('concurrent answers with limited options', () => {
  const [people, places] = isFullTier ? [1000, 40] : [crowd(60), 7];
  let many: Visitor[];
  beforeAll(async () => {
    many = await students(people);
  });

  it.each(Array.from({ length: rounds(2, 10) }, (_, index) => index + 1))('never exceed the places of an option: round %i', async () => {
    const options = [
      { id: 'o1', label: 'Small', places },
      { id: 'o2', label: 'Large', places: null },
    ];
    const id = await asking([{ ...MEAL, options }]);
    const responses = await Promise.all(many.map((who) => register(who, id, { qmeal: 'o1' })));
    expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(places);
    expect(responses.filter(({ statusCode }) => statusCode === 409)).toHaveLength(people - places);
    const isChosen = and(eq(eventAnswers.eventId, id), sql`'qmeal:o1' = any(${eventAnswers.choices})`);
    expect(await server.context.db.$count(eventAnswers, isChosen)).toBe(places);
    // Half of those who have the option switch to the other one, at the same time as as many people try to get it.
    const have = many.filter((_, index) => responses[index]?.statusCode === 201);
    const want = many.filter((_, index) => responses[index]?.statusCode === 409).slice(0, have.length);
    await Promise.all([...have.map((who) => change(who, id, { qmeal: 'o2' })), ...want.map((who) => register(who, id, { qmeal: 'o1' }))]);
    const [row] = await server.context.db.select().from(answerPlaces).where(eq(answerPlaces.eventId, id));
    expect(row).toMatchObject({ places, taken: await server.context.db.$count(eventAnswers, isChosen) });
    expect(row?.taken).toBeLessThanOrEqual(places);
  });

  it('are limited by the database too', async () => {
    const id = await asking([MEAL]);
    for (const who of await students(2)) await register(who, id, { qmeal: 'o1' });
    const third = await one();
    await register(third, id, { qmeal: 'o2' });
    const forced = server.context.db.update(eventAnswers).set({ choices: ['qmeal:o1'] });
    await expect(forced.where(and(eq(eventAnswers.eventId, id), eq(eventAnswers.userId, third.userId)))).rejects.toThrow();
  });
});

describe('a student promoted from the waiting list', () => {
  async function promoted(changes: Partial<typeof events.$inferInsert> = {}) {
    const id = await asking([MEAL], { maxParticipants: 1, ...changes });
    const [first, second, third] = await students(3);
    if (!first || !second || !third) throw new Error('There are three.');
    await register(first, id, { qmeal: 'o2' });
    for (const who of [second, third]) await register(who, id);
    await first.send('DELETE', own(id));
    return { id, second, third };
  }

  it('has a day to answer, is notified, and keeps the place after answering', async () => {
    const { id, second } = await promoted();
    expect((await second.get(own(id))).json()).toMatchObject({
      state: 'registered',
      questions: 'asked',
      answer_by: later(24).toISOString(),
    });
    expect((await second.get('/api/notifications')).json()).toMatchObject([{ kind: 'place-offered' }]);
    const mail = (await server.deliverMails()).at(-1);
    expect(mail?.text).toContain('Answer by Nov 21, 2026, 3:00 pm to keep your place.');
    server.setNow(later(3));
    await freeUnansweredPlaces(server.context);
    expect((await change(second, id, { qmeal: 'o1' })).json()).toMatchObject({ answers: { qmeal: 'o1' }, answer_by: null });
    await freeUnansweredPlaces({ ...server.context, clock: () => later(25) });
    expect((await second.get(own(id))).json()).toMatchObject({ state: 'registered', questions: 'answered', answer_by: null });
  });

  it('can answer after registration has closed', async () => {
    const { id, second } = await promoted({ registrationEndsAt: later(1) });
    server.setNow(later(2));
    expect((await second.get(questions(id))).json().may_answer).toBe(true);
    expect((await change(second, id, { qmeal: 'o1' })).statusCode).toBe(200);
    expect(refusalOf(await change(second, id, { qmeal: 'o2' })).slice(0, 2)).toEqual([
      409,
      'Answers could be changed until registration closed.',
    ]);
  });

  it('loses the place to the next student at the deadline, at the latest when the event begins', async () => {
    const { id, second, third } = await promoted({ startsAt: later(4) });
    expect((await second.get(own(id))).json()).toMatchObject({ answer_by: later(4).toISOString() });
    server.setNow(later(4));
    expect(refusalOf(await change(second, id, { qmeal: 'o1' })).slice(0, 2)).toEqual([
      409,
      'The time to answer is over: the place goes to the next person.',
    ]);
    await freeUnansweredPlaces(server.context);
    expect((await second.get(own(id))).json()).toMatchObject({ state: 'none' });
    expect((await second.get('/api/notifications')).json()).toMatchObject([{ kind: 'registration-removed' }, { kind: 'place-offered' }]);
    expect((await third.get(own(id))).json()).toMatchObject({ state: 'registered', questions: 'asked', answer_by: null });
    const texts = (await server.deliverMails()).map(({ text }) => text);
    expect(
      texts.some((text) => text.includes("your place at 'Robo Soccer' went to the next person, because its questions were not answered")),
    ).toBe(true);
    expect(await auditOf(server.context, second.userId)).toMatchObject([{ action: 'registration.lapse', detail: { eventId: id } }]);
  });

  it('keeps the place at the deadline after checking in without an answer', async () => {
    const { id, second, third } = await promoted({ startsAt: later(4) });
    server.setNow(later(3.5));
    const scan = { scan_id: randomUUID(), user_id: second.userId };
    expect((await president.send('POST', `/api/events/${id}/check-ins`, scan)).json()).toMatchObject({ outcome: 'in' });
    server.setNow(later(4));
    await freeUnansweredPlaces(server.context);
    expect((await second.get(own(id))).json()).toMatchObject({ state: 'registered', questions: 'asked', answer_by: null });
    expect((await third.get(own(id))).json()).toMatchObject({ state: 'waiting' });
    expect((await second.get('/api/notifications')).json()).toMatchObject([{ kind: 'place-offered' }]);
  });

  it.each([[[]], [[{ ...MEAL, required: false }]]])('keeps the place when nothing has to be answered any more: %j', async (fields) => {
    const { id, second } = await promoted();
    expect((await save(id, fields, 1)).statusCode).toBe(200);
    await freeUnansweredPlaces({ ...server.context, clock: () => later(25) });
    expect((await second.get(own(id))).json()).toMatchObject({ state: 'registered' });
    expect((await second.get('/api/notifications')).json()).toMatchObject([{ kind: 'place-offered' }]);
  });

  it('is told nothing about the deadline when the event was canceled meanwhile', async () => {
    const { id, second } = await promoted();
    await server.context.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
    await freeUnansweredPlaces({ ...server.context, clock: () => later(25) });
    expect((await second.get(own(id))).json()).toMatchObject({ state: 'registered', answer_by: null });
    expect((await second.get('/api/notifications')).json()).toMatchObject([{ kind: 'place-offered' }]);
  });

  it('has no deadline when no answer is required', async () => {
    const id = await asking([{ ...MEAL, required: false }], { maxParticipants: 1 });
    const [first, second] = await students(2);
    if (!first || !second) throw new Error('There are two.');
    for (const who of [first, second]) await register(who, id);
    await first.send('DELETE', own(id));
    expect((await second.get(own(id))).json()).toMatchObject({ state: 'registered', questions: 'asked', answer_by: null });
  });
});

describe('files of answers', () => {
  it('are visible to their uploader, and to event managers once an answer refers to them', async () => {
    const id = await asking([LETTER]);
    const [who, classmate] = await students(2);
    if (!who || !classmate) throw new Error('There are two.');
    const uploaded = (await upload(who, id)).json();
    expect((await who.get(uploaded.url)).headers['content-disposition']).toBe('attachment; filename="answer.pdf"');
    for (const visitor of [classmate, president, coordinator]) expect((await visitor.get(uploaded.url)).statusCode).toBe(404);
    expect(refusalOf(await register(classmate, id, { qfile: uploaded._id }))[2]).toEqual({ 'answers.qfile': 'Upload the file again.' });
    await register(who, id, { qfile: uploaded._id });
    expect((await president.get(uploaded.url)).statusCode).toBe(200);
    for (const visitor of [classmate, coordinator]) expect((await visitor.get(uploaded.url)).statusCode).toBe(404);
  });

  it('must be photos or PDFs, for an event that asks for a file', async () => {
    const who = await one();
    expect((await upload(who, await asking([LETTER]), Buffer.from('<html>'))).json().message).toBe(
      'Choose a photo or a PDF of at most 5 MB.',
    );
    expect(refusalOf(await upload(who, await asking([MEAL]))).slice(0, 2)).toEqual([409, 'This event has no questions.']);
  });

  it('are limited in number, also for concurrent uploads', async () => {
    const id = await asking([LETTER]);
    const who = await one();
    for (let count = 0; count < 18; count += 1) expect((await upload(who, id)).statusCode).toBe(201);
    const last = await Promise.all([0, 1, 2, 3].map(() => upload(who, id)));
    expect(last.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 429, 429]);
  });

  it('share one limit per student across events, not counting files that an answer refers to', async () => {
    const [id, other] = [await asking([LETTER]), await asking([LETTER])];
    const who = await one();
    const first = (await upload(who, id)).json();
    for (let count = 0; count < 19; count += 1) expect((await upload(who, id)).statusCode).toBe(201);
    expect(refusalOf(await upload(who, other)).slice(0, 2)).toEqual([429, 'You have uploaded too many files. Wait a day, and try again.']);
    await register(who, id, { qfile: first._id });
    expect((await upload(who, other)).statusCode).toBe(201);
    expect((await upload(who, other)).statusCode).toBe(429);
    expect((await upload(who, id)).statusCode).toBe(429);
  });

  it('can be uploaded only by a student who has a place or could get one', async () => {
    const id = await asking([LETTER], { maxParticipants: 1 });
    const [who, waits, late] = await students(3);
    if (!who || !waits || !late) throw new Error('There are three.');
    await register(who, id);
    expect((await upload(who, id)).statusCode).toBe(201);
    const withoutPlace = [409, 'Only people who have a place can answer. You do not have one.'];
    expect(refusalOf(await upload(late, id)).slice(0, 2)).toEqual(withoutPlace);
    await register(waits, id);
    expect(refusalOf(await upload(waits, id)).slice(0, 2)).toEqual(withoutPlace);
    const over = await asking([LETTER], { registrationEndsAt: later(-1) });
    expect(refusalOf(await upload(late, over)).slice(0, 2)).toEqual([409, 'Registration closed.']);
    expect((await upload(coordinator, id)).statusCode).toBe(403);
  });

  it('are deleted after a day when no answer refers to them', async () => {
    const id = await asking([LETTER]);
    const who = await one();
    const [used, other] = [(await upload(who, id)).json(), (await upload(who, id)).json()];
    await register(who, id, { qfile: used._id });
    await purgeAnswerFiles(server.context);
    expect((await who.get(other.url)).statusCode).toBe(200);
    const tomorrow = { ...server.context, clock: () => later(30) };
    await purgeAnswerFiles(tomorrow);
    expect([(await who.get(other.url)).statusCode, (await who.get(used.url)).statusCode]).toEqual([404, 200]);
    await who.send('DELETE', own(id));
    await purgeAnswerFiles(tomorrow);
    expect((await who.get(used.url)).statusCode).toBe(404);
  });
});

describe('answers', () => {
  it('are listed in pages and counted, with current profile values', async () => {
    const id = await asking([MEAL, PHONE]);
    const [first, second] = await Promise.all([server.signIn({ name: 'Zoya' }), server.signIn({ name: 'Amit' })]);
    await server.context.db.update(users).set({ phone: '+91 98765 43210' }).where(eq(users.id, first.userId));
    await register(first, id, { qmeal: 'o1', qphone: true });
    server.setNow(later(1));
    await register(second, id, { qmeal: 'o2' });
    const page = await president.get(`${answers(id)}?limit=1`);
    expect(page.json()).toMatchObject([
      { person: { personal_info: { name: 'Zoya' } }, answers: { qmeal: 'o1', qphone: '+91 98765 43210' } },
    ]);
    expect(page.headers['x-total-count']).toBe('2');
    const [, next] = /<(.+)>/.exec(String(page.headers.link)) ?? [];
    expect((await president.get(String(next))).json()).toMatchObject([{ person: { personal_info: { name: 'Amit' } } }]);
    expect((await president.get(`${answers(id)}?order=name`)).json()[0]).toMatchObject({ person: { personal_info: { name: 'Amit' } } });
    expect((await president.get(`${answers(id)}/figures`)).json()).toMatchObject({
      count: 2,
      fields: [
        {
          count: 2,
          values: [
            { label: 'Vegetarian', count: 1 },
            { label: 'Anything', count: 1 },
          ],
        },
        { id: 'qphone', count: 1, values: [] },
      ],
    });
  });

  it('are erased after the days of each question, freeing their options', async () => {
    const id = await asking([MEAL, { ...ALLERGY, shown_if: null, erase_after_days: 30 }]);
    const who = await one();
    await register(who, id, { qmeal: 'o1', qal: 'Peanuts' });
    const rowsAt = async (now: Date) => {
      await eraseDueAnswers({ ...server.context, clock: () => now });
      return server.context.db.select().from(eventAnswers).where(eq(eventAnswers.eventId, id));
    };
    const days = (count: number) => new Date(later(50).getTime() + count * DAY_MS);
    expect(await rowsAt(days(0.9))).toMatchObject([{ answers: { qmeal: 'o1', qal: 'Peanuts' }, choices: ['qmeal:o1'] }]);
    expect(await rowsAt(days(1))).toMatchObject([{ answers: { qal: 'Peanuts' }, choices: [] }]);
    expect(await rowsAt(days(29))).toHaveLength(1);
    expect(await rowsAt(days(30))).toEqual([]);
    const [place] = await server.context.db.select().from(answerPlaces).where(eq(answerPlaces.eventId, id));
    expect(place?.taken).toBe(0);
  });

  it('are erased after the new end of an event that was moved after earlier answers were erased', async () => {
    const id = await asking();
    await register(await one(), id, { qmeal: 'o2' });
    const { db } = server.context;
    const eraseAt = (hours: number) => eraseDueAnswers({ ...server.context, clock: () => later(hours) });
    const count = () => db.$count(eventAnswers, eq(eventAnswers.eventId, id));
    await eraseAt(50 + 24);
    expect(await count()).toBe(0);
    await db
      .update(events)
      .set({ startsAt: later(248), endsAt: later(250) })
      .where(eq(events.id, id));
    server.setNow(later(100));
    const answered = await register(await one(), id, { qmeal: 'o2' });
    expect(answered.statusCode, answered.body).toBe(201);
    await eraseAt(250 + 23);
    expect(await count()).toBe(1);
    await eraseAt(250 + 24);
    expect(await count()).toBe(0);
  });

  it('are in the personal data archive of their author, with option labels', async () => {
    const id = await asking([
      MEAL,
      {
        ...ALLERGY,
        kind: 'some',
        options: [
          { id: 'o1', label: 'Nuts' },
          { id: 'o2', label: 'Milk' },
        ],
      },
    ]);
    const who = await one();
    await register(who, id, { qmeal: 'o1', qal: ['o2', 'o1'] });
    const { rows } = await server.context.db.execute(
      SECTIONS['event-answers']({ instituteId: server.context.instituteId, userId: who.userId }),
    );
    expect(rows).toMatchObject([
      { event: 'Robo Soccer', question: 'Which meal?', answer: 'Vegetarian' },
      { question: 'What can you not eat?', answer: 'Nuts; Milk' },
    ]);
  });

  it('are erased with their author, including files', async () => {
    const id = await asking([MEAL, LETTER], { startsAt: later(-3), endsAt: later(-1) });
    const who = await one();
    const { context } = server;
    const { instituteId } = context;
    await context.db
      .insert(registrations)
      .values({ instituteId, eventId: id, userId: who.userId, state: 'registered', arrival: 1, registeredAt: TEST_NOW });
    await context.db.insert(eventAnswers).values({
      instituteId,
      eventId: id,
      userId: who.userId,
      version: 1,
      answers: { qmeal: 'o1' },
      choices: ['qmeal:o1'],
      answeredAt: TEST_NOW,
    });
    await context.db.insert(answerFiles).values({
      ...{ instituteId, id: newId(TEST_NOW), eventId: id, userId: who.userId },
      ...{ kind: 'pdf', name: 'letter', image: PDF, createdAt: TEST_NOW },
    });
    await context.db.transaction(async (tx) => {
      const user = await lockById(tx, instituteId, who.userId);
      if (!user) throw new Error('Nobody is there.');
      await erasePerson(tx, context, user);
    });
    expect(await context.db.$count(eventAnswers, eq(eventAnswers.userId, who.userId))).toBe(0);
    expect(await context.db.$count(answerFiles, eq(answerFiles.userId, who.userId))).toBe(0);
    expect(await context.db.$count(registrations, eq(registrations.userId, who.userId))).toBe(1);
  });

  it('move to the remaining account when two accounts are merged', async () => {
    const id = await asking();
    const [from, into] = await Promise.all(['from', 'into'].map((name) => server.signIn({ email: `${name}@campus.example` })));
    if (!from || !into) throw new Error('There are two.');
    await register(from, id, { qmeal: 'o1' });
    await server.context.db.update(users).set({ rollNumber: null }).where(eq(users.id, from.userId));
    expect(await mergeAccounts(server.context, { from: 'from@campus.example', into: 'into@campus.example' })).toMatchObject({ ok: true });
    expect((await president.get(answers(id))).json()).toMatchObject([{ _id: into.userId, answers: { qmeal: 'o1' } }]);
  });
});
