import { text } from 'node:stream/consumers';
import { KTU_RULES, type PointRulesInput } from '@quad/domain/activity-points';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { achievements, auditLog, checkIns, events, signedTerms, users } from '../../db/schema.ts';
import { newTestDatabase } from '../../testing/database.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { addPosition, addPositionHolder } from '../positions/testing/records.ts';
import { exportPoints } from './pointExport.service.ts';

let server: TestApp;
let administrator: Visitor;
let adviser: Visitor;
let student: Visitor;
let unitId: string;

const BATCH = { program: 'B.Tech', admission_year: 2024 };
const CLASS = '/api/points/class?program=B.Tech&admission_year=2024';
const NO_CAPS = { cap: null, year_cap: null, minimum: 0 };

/** Four points per event, twenty per achievement, ten per position; at most thirty in total. */
const RULES: PointRulesInput = {
  name: 'Points of the campus',
  source: 'The ordinance of the senate',
  ...{ program: 'B.Tech', admitted_from: 2023, admitted_to: null, valid_from: '2024-01-01', years: 4, year_starts_in: 7 },
  minimum: 30,
  milestones: [{ after_years: 1, points: 4 }],
  segments: [
    {
      ...NO_CAPS,
      _id: 'events',
      name: 'Events',
      cap: 8,
      criteria: [{ kind: 'event', _id: 'any-event', name: 'Event', points: 2, cap: null, categories: [], per_hours: 1 }],
    },
    {
      ...NO_CAPS,
      _id: 'honours',
      name: 'Honours',
      criteria: [
        { kind: 'achievement', _id: 'any-achievement', name: 'Achievement', points: 20, cap: null, types: [], levels: [], positions: [] },
        { kind: 'position', _id: 'any-position', name: 'Position', points: 10, cap: null, position_types: [], per_months: null },
      ],
    },
  ],
};
const TERM = { name: 'Odd semester 2025', from: '2025-07-01', until: '2025-12-31' };

async function inBatch(who: { userId: string }, batchYear = '2024', program = 'B.Tech'): Promise<void> {
  const { db, instituteId } = server.context;
  await db
    .update(users)
    .set({ program, batchYear })
    .where(and(eq(users.instituteId, instituteId), eq(users.id, who.userId)));
}

/** An event of two hours in the term at which a user was checked in. */
async function attended(who: { userId: string }, overrides: Partial<typeof events.$inferInsert> = {}): Promise<string> {
  const { context } = server;
  const startsAt = new Date('2025-08-20T10:30:00Z');
  const event = await addEvent(context, { unitId, startsAt, endsAt: new Date('2025-08-20T12:30:00Z'), ...overrides });
  await context.db.insert(checkIns).values({
    ...{ instituteId: context.instituteId, eventId: event.id, userId: who.userId, day: '2025-08-20', at: startsAt },
    ...{ scanId: newId(), checkedInBy: adviser.userId, madeParticipant: false },
  });
  return event.id;
}

async function achieved(who: { userId: string }, verifiedBy: string | null = adviser.userId): Promise<string> {
  const { db, instituteId } = server.context;
  const id = newId();
  await db.insert(achievements).values({
    ...{ instituteId, id, userId: who.userId, title: 'State meet', type: 'technical', level: 'state', dateAchieved: '2025-09-01' },
    ...{ createdAt: TEST_NOW, verifiedBy, verifiedAt: verifiedBy === null ? null : TEST_NOW },
  });
  return id;
}

async function audited(action: string) {
  const { db, instituteId } = server.context;
  return db
    .select({ actorId: auditLog.actorId, subjectId: auditLog.subjectId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)));
}

const pointsOf = async (who: Visitor) => (await who.get('/api/points')).json();

beforeAll(async () => {
  server = await testApp();
  administrator = await server.signIn({ isAdministrator: true, name: 'Admin' });
  adviser = await server.signIn({ role: 'PRESIDENT', name: 'Adviser' });
  student = await server.signIn({ name: 'Asha Verma' });
  await inBatch(student);
  unitId = (await addUnit(server.context)).id;
  expect((await administrator.send('POST', '/api/admin/point-rules', RULES)).statusCode).toBe(201);
  expect((await administrator.send('PUT', '/api/admin/advisers', { ...BATCH, user_ids: [adviser.userId] })).statusCode).toBe(200);
});
afterAll(() => server.close());

describe('own activity points', () => {
  it('count attended events, verified achievements and positions, until these are revoked or canceled', async () => {
    const who = await server.signIn();
    await inBatch(who);
    expect(await pointsOf(who)).toMatchObject({ total: 0, entries: [], rules: { name: 'Points of the campus', version: 1, minimum: 30 } });
    const eventId = await attended(who, { title: 'Robotics workshop' });
    const achievementId = await achieved(who);
    await achieved(who, null);
    const { id: positionId } = await addPosition(server.context, { unitId, title: 'Lead' });
    await addPositionHolder(server.context, { userId: who.userId, positionId, tenureYear: '2025-2026' });
    const points = await pointsOf(who);
    expect(points.total).toBe(4 + 20 + 10);
    expect(points.entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ title: 'Robotics workshop', counted: 4, criterion: 'Event', day: '2025-08-20', signed_term_id: null }),
        expect.objectContaining({ title: 'State meet', counted: 20 }),
        expect.objectContaining({ title: 'Lead', counted: 10 }),
      ]),
    );
    expect(points.entries).toHaveLength(3);
    expect(points.missing).toEqual([]);
    expect(points.segments).toContainEqual(expect.objectContaining({ _id: 'events', counted: 4, cap: 8 }));

    const { db } = server.context;
    await db.update(achievements).set({ verifiedAt: null, verifiedBy: null }).where(eq(achievements.id, achievementId));
    expect((await pointsOf(who)).total).toBe(14);
    await db.update(events).set({ status: 'cancelled' }).where(eq(events.id, eventId));
    expect((await pointsOf(who)).total).toBe(10);
  });

  it('list missing points with their deadlines, and upcoming events with their points', async () => {
    const who = await server.signIn();
    await inBatch(who);
    const { id } = await addEvent(server.context, { unitId, title: 'Hackathon' });
    await addEvent(server.context, { unitId, title: 'Called off', status: 'cancelled' });
    const points = await pointsOf(who);
    expect(points.missing).toEqual([
      { segment_id: null, points: 4, until: '2025-06-30' },
      { segment_id: null, points: 30, until: '2028-06-30' },
    ]);
    expect(points.upcoming).toContainEqual({ event_id: id, title: 'Hackathon', day: '2026-11-21', points: 4 });
    expect(points.upcoming.map(({ title }: { title: string }) => title)).not.toContain('Called off');
  });

  it('are empty for a student whose batch has no rules', async () => {
    const who = await server.signIn();
    const nothing = { rules: null, total: 0, segments: [], entries: [], missing: [], activities: [], upcoming: [], claims: [] };
    expect(await pointsOf(who)).toEqual(nothing);
    await inBatch(who, '2022');
    expect(await pointsOf(who)).toEqual(nothing);
    await inBatch(who, '2024', 'MBA');
    expect(await pointsOf(who)).toEqual(nothing);
  });
});

describe('activity point rules', () => {
  it('are stored as versions, each with the number of students it applies to', async () => {
    const name = 'KTU of the campus';
    const input = { ...KTU_RULES, name, program: 'B.Arch', admitted_from: 2023, admitted_to: 2024 };
    const first = (await administrator.send('POST', '/api/admin/point-rules', input)).json();
    for (const year of ['2023', '2024', '2025']) await inBatch(await server.signIn(), year, 'B.Arch');
    const second = (await administrator.send('POST', '/api/admin/point-rules', { ...input, admitted_from: 2024, minimum: 90 })).json();
    expect(second).toMatchObject({ _id: first._id, version: 2, minimum: 90, students: 1 });
    const listed = (await administrator.get('/api/admin/point-rules')).json();
    expect(listed.filter((each: { name: string }) => each.name === name)).toEqual([
      expect.objectContaining({ version: 2, students: 1 }),
      expect.objectContaining({ version: 1, students: 1 }),
    ]);
    expect(await audited('point-rules.create')).toContainEqual({
      actorId: administrator.userId,
      subjectId: first._id,
      detail: { name, program: 'B.Arch', version: 2 },
    });
  });

  it('apply in the newest of several sets that are valid from the same day, whatever their versions', async () => {
    const who = await server.signIn();
    await inBatch(who, '2024', 'B.Com');
    let minutes = 0;
    const save = async (name: string) => {
      minutes += 1;
      server.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));
      await administrator.send('POST', '/api/admin/point-rules', { ...RULES, program: 'B.Com', name });
    };
    for (const name of ['Of commerce', 'Of commerce', 'Of commerce and trade']) await save(name);
    expect((await pointsOf(who)).rules).toMatchObject({ name: 'Of commerce and trade', version: 1 });
    await save('Of commerce');
    server.setNow(TEST_NOW);
    const listed = (await administrator.get('/api/admin/point-rules')).json();
    const applied = listed.filter((each: { program: string; students: number }) => each.program === 'B.Com' && each.students > 0);
    expect(applied).toEqual([expect.objectContaining({ name: 'Of commerce', version: 3, students: 1 })]);
  });

  it('can be compared before they are saved, without changing any points', async () => {
    const [strong, weak] = [await server.signIn({ name: 'Strong' }), await server.signIn({ name: 'Weak' })];
    const rules = { ...RULES, program: 'B.Des', name: 'Of design' };
    await administrator.send('POST', '/api/admin/point-rules', rules);
    for (const who of [strong, weak]) await inBatch(who, '2024', 'B.Des');
    await achieved(strong);
    await attended(weak);
    const halved = { ...rules, segments: rules.segments.map((segment) => ({ ...segment, cap: 10 })) };
    const compared = await administrator.send('POST', '/api/admin/point-rules/comparison', { rules: halved, threshold: 15 });
    expect(compared.json()).toMatchObject({
      students: 2,
      changed: 1,
      falling: [{ _id: strong.userId, personal_info: { name: 'Strong' } }],
      rising: [],
    });
    const first = await administrator.send('POST', '/api/admin/point-rules/comparison', {
      rules: { ...rules, program: 'B.Des', admitted_from: 2023 },
      threshold: 4,
    });
    expect(first.json()).toMatchObject({ students: 2, changed: 0 });
    expect((await pointsOf(strong)).total).toBe(20);
  });

  it('report students without previous rules as rising when compared', async () => {
    const who = await server.signIn();
    await inBatch(who, '2024', 'B.Sc');
    await attended(who);
    const compared = await administrator.send('POST', '/api/admin/point-rules/comparison', {
      rules: { ...RULES, program: 'B.Sc' },
      threshold: 4,
    });
    expect(compared.json()).toMatchObject({ students: 1, changed: 1, rising: [{ _id: who.userId }], falling: [] });
  });
});

describe('terms and class advisers', () => {
  it('reject a term that overlaps another one', async () => {
    const added = await administrator.send('POST', '/api/admin/terms', { name: 'Winter', from: '2021-01-01', until: '2021-06-30' });
    expect(added.statusCode).toBe(201);
    const clashing = await administrator.send('POST', '/api/admin/terms', { name: 'Summer', from: '2021-06-30', until: '2021-12-31' });
    expect(clashing.json()).toMatchObject({ message: 'This term overlaps another one.' });
    expect(clashing.statusCode).toBe(409);
    expect((await student.get('/api/points/terms')).json()).toContainEqual(added.json());
  });

  it('reject administrators appointing themselves as adviser, and unknown or unverified users', async () => {
    const own = await administrator.send('PUT', '/api/admin/advisers', { ...BATCH, user_ids: [adviser.userId, administrator.userId] });
    expect(own.statusCode).toBe(403);
    expect(own.json()).toMatchObject({ message: 'You cannot name yourself as an adviser.' });
    const unproven = await server.addUser({ isUnverified: true });
    for (const id of [unproven.id, newId(), 'nobody'])
      expect((await administrator.send('PUT', '/api/admin/advisers', { ...BATCH, user_ids: [id] })).statusCode).toBe(404);
    const advisers = (await administrator.get('/api/admin/advisers')).json();
    expect(advisers).toContainEqual(expect.objectContaining({ ...BATCH, advisers: [expect.objectContaining({ _id: adviser.userId })] }));
    expect(await audited('adviser.add')).toContainEqual({
      actorId: administrator.userId,
      subjectId: adviser.userId,
      detail: { program: 'B.Tech', year: 2024 },
    });
  });

  it('deny access to a class once its adviser is removed', async () => {
    const batch = { ...BATCH, admission_year: 2025 };
    const url = '/api/points/class?program=B.Tech&admission_year=2025';
    const other = await server.signIn();
    await administrator.send('PUT', '/api/admin/advisers', { ...batch, user_ids: [other.userId] });
    expect((await other.get(url)).statusCode).toBe(200);
    expect((await other.get('/api/points/batches')).json()).toEqual([{ ...batch, students: 0, exceptions: 0 }]);
    await administrator.send('PUT', '/api/admin/advisers', { ...batch, user_ids: [] });
    expect((await other.get(url)).statusCode).toBe(403);
    expect((await other.get('/api/points/batches')).json()).toEqual([]);
  });
});

describe('activity points of a class', () => {
  const program = 'M.Tech';
  const url = `/api/points/class?program=${program}&admission_year=2024`;
  let people: Visitor[];
  let termId: string;

  beforeAll(async () => {
    await administrator.send('POST', '/api/admin/point-rules', { ...RULES, program, name: 'Of masters' });
    await administrator.send('PUT', '/api/admin/advisers', { program, admission_year: 2024, user_ids: [adviser.userId] });
    people = [];
    for (const name of ['Zoya', 'Bina', 'Chetan', 'Divya']) {
      const who = await server.signIn({ name: `${name} of masters` });
      await inBatch(who, '2024', program);
      people.push(who);
    }
    const [zoya, , chetan, divya] = people as [Visitor, Visitor, Visitor, Visitor];
    // Bina has nothing of what was due after a year.
    for (const who of [zoya, chetan, divya]) await attended(who);
    await achieved(chetan);
    termId = (await administrator.send('POST', '/api/admin/terms', TERM)).json()._id;
  });

  const namesOf = (rows: { student: { personal_info: { name: string } } }[]) =>
    rows.map(({ student }) => student.personal_info.name.split(' ')[0]);

  it('are visible only to the adviser of the class, exceptions first, sorted and paginated', async () => {
    expect((await student.get(url)).statusCode).toBe(403);
    expect((await administrator.get(url)).statusCode).toBe(403);
    const all = (await adviser.get(url)).json();
    expect(namesOf(all)).toEqual(['Bina', 'Chetan', 'Divya', 'Zoya']);
    expect(all[0]).toMatchObject({ total: 0, exceptions: ['behind'], open_claims: 0, signature: { _id: null, state: 'unsigned' } });
    expect(all[1]).toMatchObject({
      total: 24,
      exceptions: [],
      segments: [
        { _id: 'events', counted: 4 },
        { _id: 'honours', counted: 20 },
      ],
    });
    const first = await adviser.get(`${url}&limit=3`);
    expect(first.headers['x-total-count']).toBe('4');
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect(namesOf((await adviser.get(next)).json())).toEqual(['Zoya']);
    const sorted = async (order: string) => {
      const page = await adviser.get(`${url}&order=${order}&limit=2`);
      const after = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
      return namesOf([...page.json(), ...(await adviser.get(after)).json()]);
    };
    expect(await sorted('-name')).toEqual(['Zoya', 'Divya', 'Chetan', 'Bina']);
    expect((await sorted('points'))[0]).toBe('Bina');
    expect(await sorted('-points')).toEqual((await sorted('points')).toReversed());
    expect(namesOf((await adviser.get(`${url}&search=divya`)).json())).toEqual(['Divya']);
    const [, , chetan] = people as [Visitor, Visitor, Visitor];
    expect((await adviser.get(`/api/points/class/${chetan.userId}`)).json()).toEqual(await pointsOf(chetan));
    expect((await adviser.get(`/api/points/class/${newId()}`)).statusCode).toBe(404);
    for (const [who, id] of [
      [student, chetan.userId],
      [student, newId()],
      [adviser, administrator.userId],
    ] as const)
      expect((await who.get(`/api/points/class/${id}`)).statusCode).toBe(403);
    expect((await adviser.get('/api/points/batches')).json()).toContainEqual({ program, admission_year: 2024, students: 4, exceptions: 1 });
  });

  it('are signed for all complete students in one request, and no longer change once signed', async () => {
    const signing = { term_id: termId, program, admission_year: 2024, student_ids: null };
    expect((await student.send('POST', '/api/points/signatures', signing)).statusCode).toBe(403);
    const [zoya, bina, chetan, divya] = people as [Visitor, Visitor, Visitor, Visitor];
    const signed = (await adviser.send('POST', '/api/points/signatures', signing)).json();
    expect(new Set(signed.signed)).toEqual(new Set([zoya.userId, chetan.userId, divya.userId]));
    expect(signed.left).toEqual([{ student_id: bina.userId, reason: 'Points that were due by the end of this term are missing.' }]);
    expect((await audited('points.sign')).filter(({ actorId }) => actorId === adviser.userId)).toHaveLength(3);

    const again = (await adviser.send('POST', '/api/points/signatures', signing)).json();
    expect(again.signed).toEqual([]);
    expect(again.left).toContainEqual({ student_id: zoya.userId, reason: 'This term is signed already.' });

    const { db, instituteId } = server.context;
    await db.delete(checkIns).where(and(eq(checkIns.instituteId, instituteId), eq(checkIns.userId, zoya.userId)));
    expect(await pointsOf(zoya)).toMatchObject({ total: 4, entries: [{ counted: 4, signed_term_id: termId }] });
    const [first] = (await adviser.get(`${url}&term_id=${termId}`)).json();
    expect(first).toMatchObject({ student: { _id: zoya.userId }, exceptions: ['withdrawn'], signature: { state: 'signed' } });
  });

  it('are signed once per student when two advisers sign concurrently', async () => {
    const other = await server.signIn({ role: 'GENSEC_SCITECH' });
    await administrator.send('PUT', '/api/admin/advisers', { program, admission_year: 2024, user_ids: [adviser.userId, other.userId] });
    const { db, instituteId } = server.context;
    const ids = people.map(({ userId }) => userId);
    const ofClass = and(eq(signedTerms.instituteId, instituteId), inArray(signedTerms.studentId, ids));
    await db.delete(signedTerms).where(ofClass);
    const signing = { term_id: termId, program, admission_year: 2024 };
    const answers = await Promise.all([adviser, other].map((who) => who.send('POST', '/api/points/signatures', signing)));
    const signed = answers.flatMap((answer) => answer.json().signed);
    expect(signed).toHaveLength(new Set(signed).size);
    expect(await db.select({ id: signedTerms.id }).from(signedTerms).where(ofClass)).toHaveLength(signed.length);
    expect(answers.map((answer) => answer.json().signed.length + answer.json().left.length)).toEqual([4, 4]);
  });

  it('cannot be signed before the term ends, nor by students for themselves', async () => {
    const running = (
      await administrator.send('POST', '/api/admin/terms', { name: 'Running', from: '2026-07-01', until: '2026-12-31' })
    ).json();
    const early = await adviser.send('POST', '/api/points/signatures', { term_id: running._id, program, admission_year: 2024 });
    expect(early.json()).toMatchObject({ message: 'A term can be signed once it is over.' });
    const [, , chetan] = people as [Visitor, Visitor, Visitor];
    const users_ = [adviser.userId, chetan.userId];
    await administrator.send('PUT', '/api/admin/advisers', { program, admission_year: 2024, user_ids: users_ });
    const own = await chetan.send('POST', '/api/points/signatures', {
      term_id: termId,
      program,
      admission_year: 2024,
      student_ids: [chetan.userId],
    });
    expect(own.json()).toEqual({ signed: [], left: [{ student_id: chetan.userId, reason: 'You cannot sign your own points.' }] });
    await administrator.send('PUT', '/api/admin/advisers', { program, admission_year: 2024, user_ids: [adviser.userId] });
    const nowhere = await adviser.send('POST', '/api/points/signatures', { term_id: newId(), program, admission_year: 2024 });
    expect(nowhere.statusCode).toBe(404);
  });

  it('allow a signature to be withdrawn with a reason until the term is exported', async () => {
    const [, , chetan, divya] = people as [Visitor, Visitor, Visitor, Visitor];
    const rows = async () => (await adviser.get(`${url}&term_id=${termId}`)).json();
    const signatureOf = async (who: Visitor) =>
      (await rows()).find((row: { student: { _id: string } }) => row.student._id === who.userId).signature;
    const { _id: id } = await signatureOf(chetan);
    const withdraw = (who: Visitor, signatureId: string, reason = 'The prize was another one.') =>
      who.send('POST', `/api/points/signatures/${signatureId}/withdrawal`, { reason });
    expect((await withdraw(student, id)).statusCode).toBe(403);
    expect((await withdraw(adviser, id, '')).statusCode).toBe(400);
    expect((await withdraw(adviser, newId())).statusCode).toBe(404);
    expect((await withdraw(adviser, id)).json()).toEqual({ message: 'The signature was withdrawn.' });
    expect((await withdraw(adviser, id)).json()).toMatchObject({ message: 'This signature was already withdrawn.' });
    expect(await signatureOf(chetan)).toEqual({ _id: null, state: 'unsigned' });
    expect(await audited('points.take-back')).toEqual([
      { actorId: adviser.userId, subjectId: chetan.userId, detail: { signatureId: id, termId, reason: 'The prize was another one.' } },
    ]);
    await adviser.send('POST', '/api/points/signatures', { term_id: termId, program, admission_year: 2024, student_ids: [chetan.userId] });

    expect((await adviser.send('POST', '/api/admin/points/exports', { term_id: termId, columns: ['name'] })).statusCode).toBe(403);
    const columns = ['name', 'admission_year', 'term', 'segment.events', 'segment.honours', 'total', 'signed_by', 'segment.gone'];
    const exported = await administrator.send('POST', '/api/admin/points/exports', { term_id: termId, columns });
    expect(exported.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = exported.body.replace('\ufeff', '').trim().split('\n');
    expect(lines[0]).toBe(columns.join(','));
    expect(lines).toContain('Chetan of masters,2024,Odd semester 2025,4,20,24,Adviser,0');
    expect(lines).toHaveLength(
      (await rows()).filter((row: { signature: { state: string } }) => row.signature.state === 'exported').length + 1,
    );
    expect(await audited('points.export')).toContainEqual({
      actorId: administrator.userId,
      subjectId: termId,
      detail: { lines: lines.length - 1 },
    });
    const { _id: exportedId, state } = await signatureOf(divya);
    expect(state).toBe('exported');
    expect((await withdraw(adviser, exportedId)).json()).toMatchObject({ message: 'This term was exported, so its signature stays.' });
  });

  it('reject an export with unknown columns or an unknown term', async () => {
    const exportOf = (body: object) => administrator.send('POST', '/api/admin/points/exports', body);
    expect((await exportOf({ term_id: termId, columns: ['password_hash'] })).statusCode).toBe(400);
    expect((await exportOf({ term_id: termId, columns: [] })).statusCode).toBe(400);
    expect((await exportOf({ term_id: newId(), columns: ['name'] })).statusCode).toBe(404);
  });
});

it('reads own activity points with at most two more SQL statements than the list of terms', async () => {
  const sent: string[] = [];
  const database = await newTestDatabase((statement, run) => {
    sent.push(statement);
    return run();
  });
  const own = await testApp({ database });
  const who = await own.signIn();
  await who.get('/api/points/terms');
  const statementsOf = async (url: string) => {
    sent.length = 0;
    expect((await who.get(url)).statusCode).toBe(200);
    return sent.filter((statement) => / from /.test(statement)).length;
  };
  // One of them reads the session.
  const ofTerms = await statementsOf('/api/points/terms');
  expect((await statementsOf('/api/points')) - ofTerms).toBeLessThanOrEqual(2);
  await own.close();
  await database.close();
});

it('exports each student of a multi-page term once, with sums equal to a recount of the entries', async () => {
  const { db, instituteId } = server.context;
  const input = { name: 'Even semester 2024', from: '2024-01-01', until: '2024-06-30' };
  const term = (await administrator.send('POST', '/api/admin/terms', input)).json();
  await db.execute(sql`
    with students as (
      insert into users (institute_id, id, email, name, role) select ${instituteId}, gen_random_uuid(), 'graduate' || n || '@campus.example', 'Graduate ' || n, 'STUDENT'
      from generate_series(1, 1100) n returning id, split_part(name, ' ', 2)::int as n)
    insert into signed_terms (institute_id, id, term_id, student_id, rules_id, rules_version, entries, total, signed_by, signed_at)
    select ${instituteId}, gen_random_uuid(), ${term._id}, students.id, rules.id, rules.version,
      jsonb_build_array(jsonb_build_object('segmentId', 'events', 'counted', n % 7), jsonb_build_object('segmentId', 'honours', 'counted', 3)),
      n % 7 + 3, ${adviser.userId}, now()
    from students, (select id, version from point_rules where institute_id = ${instituteId} limit 1) rules`);
  const columns = ['email', 'segment.events', 'segment.honours', 'total'];
  const exported = await administrator.send('POST', '/api/admin/points/exports', { term_id: term._id, columns });
  const lines = exported.body.replace('\ufeff', '').trim().split('\n').slice(1);
  const { rows: recounted } = await db.execute<{ line: string }>(sql`
    select u.email || ',' || sum(case entry ->> 'segmentId' when 'events' then (entry ->> 'counted')::int else 0 end)
      || ',' || sum(case entry ->> 'segmentId' when 'honours' then (entry ->> 'counted')::int else 0 end) || ',' || sum((entry ->> 'counted')::int) as line
    from signed_terms s join users u on u.institute_id = s.institute_id and u.id = s.student_id, jsonb_array_elements(s.entries) entry
    where s.institute_id = ${instituteId} and s.term_id = ${term._id} group by u.email`);
  expect(lines).toHaveLength(1100);
  expect(lines.toSorted()).toEqual(recounted.map(({ line }) => line).toSorted());
});

it('leaves a signature that was added during an export to the next one, which then keeps it', async () => {
  const { db, instituteId } = server.context;
  const input = { name: 'Odd semester 2023', from: '2023-07-01', until: '2023-12-31' };
  const term = (await administrator.send('POST', '/api/admin/terms', input)).json();
  const sign = async (name: string) => {
    const { userId } = await server.signIn({ name });
    await db.execute(sql`
      insert into signed_terms (institute_id, id, term_id, student_id, rules_id, rules_version, entries, total, signed_by, signed_at)
      select ${instituteId}, gen_random_uuid(), ${term._id}, ${userId}, id, version, '[]', 4, ${adviser.userId}, now()
      from point_rules where institute_id = ${instituteId} limit 1`);
  };
  const actor = { userId: administrator.userId } as Actor;
  const namesOf = async (during?: () => Promise<void>) => {
    const file = await exportPoints(server.context, actor, { term_id: term._id, columns: ['name'] });
    if (!file.ok) throw new Error(file.refusal.message);
    await during?.();
    const content = await file.value.read();
    if (!content.ok || !('stream' in content.value)) throw new Error('The file is a stream.');
    return (await text(content.value.stream)).replace('\ufeff', '').trim().split('\n').slice(1);
  };
  await sign('Early');
  expect(await namesOf(() => sign('Late'))).toEqual(['Early']);
  const isOfTerm = and(eq(signedTerms.instituteId, instituteId), eq(signedTerms.termId, term._id));
  expect(await db.$count(signedTerms, and(isOfTerm, isNull(signedTerms.exportedAt)))).toBe(1);
  expect((await namesOf()).toSorted()).toEqual(['Early', 'Late']);
  expect(await db.$count(signedTerms, and(isOfTerm, isNull(signedTerms.exportedAt)))).toBe(0);
});

it('hides point rules, terms and classes from an administrator of another institute', async () => {
  const other = await testApp();
  const outside = await other.signIn({ isAdministrator: true });
  expect((await outside.get('/api/admin/point-rules')).json()).toEqual([]);
  expect((await outside.get('/api/points/terms')).json()).toEqual([]);
  expect((await outside.get(CLASS)).statusCode).toBe(403);
  await other.close();
});

it('counts a fact in one term if two terms of a class are signed concurrently', async () => {
  const program = 'M.Phil';
  await administrator.send('POST', '/api/admin/point-rules', { ...RULES, program, name: 'Of philosophy' });
  await administrator.send('PUT', '/api/admin/advisers', { program, admission_year: 2024, user_ids: [adviser.userId] });
  const people = await Promise.all(Array.from({ length: 5 }, () => server.signIn()));
  for (const who of people) {
    await inBatch(who, '2024', program);
    await achieved(who);
  }
  const termIds = [];
  for (const [from, until] of [
    ['2026-01-01', '2026-03-31'],
    ['2026-04-01', '2026-06-30'],
  ]) {
    const added = await administrator.send('POST', '/api/admin/terms', { name: `Until ${until}`, from, until });
    expect(added.statusCode, added.body).toBe(201);
    termIds.push(added.json()._id);
  }
  const signing = { program, admission_year: 2024, student_ids: null };
  const answers = await Promise.all(termIds.map((term_id) => adviser.send('POST', '/api/points/signatures', { ...signing, term_id })));
  expect(answers.map((answer) => answer.json().signed.length)).toEqual([5, 5]);
  for (const who of people) expect((await pointsOf(who)).total).toBe(20);
});
