import { AICTE_RULES } from '@quad/domain/activity-points';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/ids.ts';
import { activityClaims, approvalDecisions, auditLog, claimEvidence, notificationEvents, notifications, users } from '../../db/schema.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { blankTextsAbout } from '../accounts/erasure.repo.ts';
import { remindOfApprovals } from '../approvals/approvalReminders.service.ts';
import { loadSharp } from '../profile/sharp.ts';
import { purgeEvidence } from './evidence.service.ts';

// docs/specification/activity-points.md#activity-points-claims
// docs/specification/approvals.md#approvals-calls
let server: TestApp;
let adviser: Visitor;
let other: Visitor;
let student: Visitor;
let photo: Uint8Array;

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const FORM = {
  activity: 'aicte-schools',
  title: 'Teaching at the village school',
  day: '2026-10-02',
  place: 'Kollam',
  hours: 85,
  description: '',
};
const DAY_MS = 24 * 60 * 60 * 1000;

async function inBatch(who: { userId: string }): Promise<void> {
  const { db, instituteId } = server.context;
  await db
    .update(users)
    .set({ program: 'B.Tech', batchYear: '2024' })
    .where(and(eq(users.instituteId, instituteId), eq(users.id, who.userId)));
}

/** The request body of a form with one file. */
function upload(who: Visitor, file: Uint8Array, type = 'image/png') {
  const boundary = 'journeyboundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: ${type}\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return who.send('POST', '/api/points/evidence', payload, { 'content-type': `multipart/form-data; boundary=${boundary}` });
}

async function evidenceOf(who: Visitor): Promise<string> {
  const uploaded = await upload(who, photo);
  expect(uploaded.statusCode, uploaded.body).toBe(201);
  return uploaded.json()._id;
}

async function claimed(who: Visitor, form: { evidence?: string[]; title?: string } = {}) {
  const { evidence = [await evidenceOf(who)], ...fields } = form;
  const answer = await who.send('POST', '/api/points/claims', { ...FORM, evidence, ...fields });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const decide = (who: Visitor, { approval }: { approval: { _id: string; version: number } }, input: object = {}) =>
  who.send('POST', `/api/approvals/${approval._id}/steps/adviser/decision`, { version: approval.version, verdict: 'approved', ...input });
const giveBack = (who: Visitor, { approval }: { approval: { _id: string; version: number } }, reason = 'The letter has another date.') =>
  who.send('POST', `/api/approvals/${approval._id}/steps/adviser/return`, { version: approval.version, reason });
const pointsOf = async (who: Visitor) => (await who.get('/api/points')).json();

const notificationsOf = async (who: Visitor) => (await who.get('/api/notifications')).json();

async function audited(action: string) {
  const { db, instituteId } = server.context;
  return db
    .select({ actorId: auditLog.actorId, subjectId: auditLog.subjectId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)));
}

beforeAll(async () => {
  server = await testApp();
  const sharp = await loadSharp();
  photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a8f6a' } })
    .png()
    .toBuffer();
  const administrator = await server.signIn({ isAdministrator: true });
  adviser = await server.signIn({ role: 'PRESIDENT', name: 'Adviser' });
  other = await server.signIn({ role: 'GENSEC_SCITECH', name: 'Other adviser' });
  student = await server.signIn({ name: 'Asha Verma' });
  await inBatch(student);
  await administrator.send('POST', '/api/admin/point-rules', AICTE_RULES);
  const named = { program: 'B.Tech', admission_year: 2024, user_ids: [adviser.userId, other.userId] };
  expect((await administrator.send('PUT', '/api/admin/advisers', named)).statusCode).toBe(200);
});
afterAll(() => server.close());

describe('claim evidence', () => {
  it('is re-encoded as WebP and visible only to its owner and, once claimed, to the class adviser', async () => {
    const id = await evidenceOf(student);
    const url = `/api/points/evidence/${id}`;
    const seen = await student.get(url);
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['content-disposition']]).toEqual([
      200,
      'image/webp',
      'inline; filename="evidence.webp"',
    ]);
    expect(seen.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect((await adviser.get(url)).statusCode).toBe(404);
    await claimed(student, { evidence: [id] });
    expect((await adviser.get(url)).statusCode).toBe(200);
    expect((await (await server.signIn()).get(url)).statusCode).toBe(404);
    expect((await (await server.signIn({ role: 'PRESIDENT' })).get(url)).statusCode).toBe(404);
  });

  it('accepts a PDF and serves it as an attachment', async () => {
    const uploaded = (await upload(student, PDF, 'application/pdf')).json();
    expect(uploaded.kind).toBe('pdf');
    const seen = await student.get(uploaded.url);
    expect([seen.headers['content-type'], seen.headers['content-disposition']]).toEqual([
      'application/pdf',
      'attachment; filename="evidence.pdf"',
    ]);
  });

  it.each([
    ['an HTML page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a truncated PDF', PDF.subarray(0, 20)],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s uploaded with the content type of a PDF', async (_, file) => {
    const refused = await upload(student, file, 'application/pdf');
    expect([refused.statusCode, refused.json().message]).toEqual([415, 'Choose a photo or a PDF of at most 5 MB.']);
  });

  it('is limited to 20 unclaimed files per student, also for concurrent uploads', async () => {
    const who = await server.signIn();
    await inBatch(who);
    const ids: string[] = [];
    for (let piece = 0; piece < 18; piece += 1) ids.push(await evidenceOf(who));
    const answers = await Promise.all([0, 1, 2, 3].map(() => upload(who, PDF, 'application/pdf')));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 429, 429]);
    // The limit is checked before the content: this is neither a photo nor a PDF.
    const refused = await upload(who, Buffer.from('nothing'), 'application/pdf');
    const said =
      'You have uploaded 20 files that no claim uses. Send a claim with some of them, or come back tomorrow: what no claim uses is removed after a day.';
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining({ message: said, errors: { file: said } })]);
    await claimed(who, { evidence: ids.slice(0, 1) });
    expect((await upload(who, PDF, 'application/pdf')).statusCode).toBe(201);
    expect((await upload(who, PDF, 'application/pdf')).statusCode).toBe(429);
  });

  it('is deleted after a day if no claim uses it', async () => {
    const [claimedId, unclaimedId] = [await evidenceOf(student), await evidenceOf(student)];
    await claimed(student, { evidence: [claimedId] });
    await purgeEvidence(server.context);
    expect((await student.get(`/api/points/evidence/${unclaimedId}`)).statusCode).toBe(200);
    await purgeEvidence({ ...server.context, clock: () => new Date(TEST_NOW.getTime() + 2 * DAY_MS) });
    expect((await student.get(`/api/points/evidence/${unclaimedId}`)).statusCode).toBe(404);
    expect((await student.get(`/api/points/evidence/${claimedId}`)).statusCode).toBe(200);
  });
});

describe('an activity claim', () => {
  it('gives points after it is returned, changed, resubmitted and approved', async () => {
    const who = await server.signIn({ name: 'Chetan' });
    await inBatch(who);
    expect((await pointsOf(who)).activities).toContainEqual({
      _id: 'aicte-schools',
      name: 'Helping local schools',
      points: 20,
      per_hours: 80,
    });
    const claim = await claimed(who);
    expect(claim).toMatchObject({ ...FORM, evidence: [{ kind: 'photo' }], approval: { status: 'open', version: 1, title: FORM.title } });
    expect(claim.approval.steps).toEqual([
      expect.objectContaining({ _id: 'adviser', name: 'Adviser of the class', place: 'open', may_decide: false, decisions: [] }),
    ]);
    expect((await adviser.get('/api/points/class?search=Chetan')).json()).toEqual([
      expect.objectContaining({ open_claims: 1, exceptions: ['claims'], total: 0 }),
    ]);

    const returned = await giveBack(adviser, claim);
    expect(returned.json()).toMatchObject({
      status: 'returned',
      version: 2,
      returned: { reason: 'The letter has another date.', by: { _id: adviser.userId } },
    });
    const [shown] = (await pointsOf(who)).claims;
    expect(shown.approval).toMatchObject({ status: 'returned', returned: { reason: 'The letter has another date.' } });
    expect((await decide(adviser, { approval: returned.json() })).json()).toMatchObject({
      message: 'This was returned for changes to the person who sent it.',
    });

    const notification = { actors: ['Adviser'], titles: [FORM.title], why: 'asked', count: 1 };
    expect(await notificationsOf(who)).toEqual([
      expect.objectContaining({ ...notification, kind: 'claim-returned', subject_id: claim.approval._id }),
    ]);
    expect(await notificationsOf(adviser)).toEqual([]);

    const evidence = [await evidenceOf(who), ...claim.evidence.map(({ _id }: { _id: string }) => _id)];
    const change = { ...FORM, day: '2026-10-03', evidence };
    const stale = await who.send('PUT', `/api/points/claims/${claim._id}`, { ...change, version: 1 });
    expect(stale.statusCode).toBe(412);
    const sent = await who.send('PUT', `/api/points/claims/${claim._id}`, { ...change, version: 2 });
    expect(sent.json()).toMatchObject({ day: '2026-10-03', approval: { status: 'open', version: 3, returned: null } });
    expect(sent.json().evidence).toHaveLength(2);
    expect((await who.send('PUT', `/api/points/claims/${claim._id}`, { ...change, version: 3 })).statusCode).toBe(409);

    const approved = await decide(adviser, sent.json());
    expect(approved.json()).toMatchObject({
      status: 'approved',
      steps: [{ place: 'approved', decisions: [{ person: { personal_info: { name: 'Adviser' } } }] }],
    });
    expect(await pointsOf(who)).toMatchObject({
      total: 20,
      entries: [{ title: FORM.title, counted: 20, criterion: 'Helping local schools' }],
    });
    expect(await notificationsOf(who)).toEqual([
      expect.objectContaining({ ...notification, kind: 'claim-approved' }),
      expect.objectContaining({ kind: 'claim-returned' }),
    ]);
    expect(await audited('approval.return')).toContainEqual(
      expect.objectContaining({ actorId: adviser.userId, subjectId: claim.approval._id }),
    );
    expect(await audited('claim.update')).toContainEqual({
      actorId: who.userId,
      subjectId: claim._id,
      detail: { changed: 'day, evidence' },
    });
  });

  it('gives no points when it is rejected', async () => {
    const who = await server.signIn();
    await inBatch(who);
    const claim = await claimed(who);
    expect((await decide(adviser, claim, { verdict: 'rejected', reason: 'No hours' })).json()).toMatchObject({ status: 'rejected' });
    expect(await pointsOf(who)).toMatchObject({ total: 0, claims: [{ approval: { status: 'rejected' } }] });
    expect((await giveBack(adviser, claim)).statusCode).toBe(409);
    expect(await notificationsOf(who)).toEqual([expect.objectContaining({ kind: 'claim-rejected', titles: [FORM.title] })]);
  });

  it('requires an activity from the rules, own unused evidence and a past day', async () => {
    const evidence = [await evidenceOf(student)];
    const send = (form: object, who = student) => who.send('POST', '/api/points/claims', { ...FORM, evidence, ...form });
    expect((await send({ activity: 'juggling' })).json()).toMatchObject({ errors: { activity: 'Choose the activity.' } });
    expect((await send({ day: '2026-11-21' })).json()).toMatchObject({
      errors: { day: 'An activity cannot be claimed before it took place.' },
    });
    const stranger = await server.signIn();
    await inBatch(stranger);
    expect((await send({}, stranger)).json()).toMatchObject({ errors: { evidence: 'Add photos or PDFs as evidence.' } });
    expect((await send({ evidence: [newId()] })).statusCode).toBe(400);
    const first = await send({});
    expect(first.statusCode).toBe(201);
    // Evidence of one claim cannot be used for another.
    expect((await send({})).statusCode).toBe(400);
    const { db, instituteId } = server.context;
    const rows = await db
      .select()
      .from(activityClaims)
      .where(and(eq(activityClaims.instituteId, instituteId), eq(activityClaims.userId, stranger.userId)));
    expect(rows).toEqual([]);
    expect((await stranger.send('PUT', `/api/points/claims/${first.json()._id}`, { ...FORM, evidence, version: 1 })).statusCode).toBe(404);
  });
});

describe('an approval request', () => {
  it('is visible only to the class advisers and its requester', async () => {
    server.setNow(new Date(TEST_NOW.getTime() + 60_000));
    const claim = await claimed(student, { title: 'Cleaning the lake' });
    server.setNow(TEST_NOW);
    const url = `/api/approvals/${claim.approval._id}`;
    const titles = async (who: Visitor, query = '') =>
      (await who.get(`/api/approvals${query}`)).json().map(({ title }: { title: string }) => title);
    expect(await titles(adviser)).toContain('Cleaning the lake');
    expect(await titles(student)).not.toContain('Cleaning the lake');
    expect(await titles(student, '?view=requested&order=newest&limit=1')).toEqual(['Cleaning the lake']);
    const stranger = await server.signIn({ isAdministrator: true });
    expect(await titles(stranger)).toEqual([]);
    for (const who of [adviser, other, student]) expect((await who.get(url)).statusCode).toBe(200);
    expect((await adviser.get(url)).json().steps[0].may_decide).toBe(true);
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await decide(stranger, claim)).statusCode).toBe(404);
    expect((await decide(student, claim)).statusCode).toBe(403);
  });

  it('of an adviser must be decided by another adviser', async () => {
    const { db, instituteId } = server.context;
    const both = await server.signIn({ name: 'Adviser of their own class' });
    await inBatch(both);
    const administrator = await server.signIn({ isAdministrator: true });
    const named = { program: 'B.Tech', admission_year: 2024, user_ids: [adviser.userId, other.userId, both.userId] };
    await administrator.send('PUT', '/api/admin/advisers', named);
    const claim = await claimed(both);
    expect((await decide(both, claim)).json()).toMatchObject({ message: 'You cannot decide about yourself or about your own requests.' });
    expect((await both.get('/api/approvals?limit=1000')).json().map(({ _id }: { _id: string }) => _id)).not.toContain(claim.approval._id);
    expect((await decide(other, claim)).statusCode).toBe(200);
    // Those who decided still see it after somebody else has taken over the office.
    await administrator.send('PUT', '/api/admin/advisers', { ...named, user_ids: [adviser.userId] });
    expect((await other.get(`/api/approvals/${claim.approval._id}`)).statusCode).toBe(200);
    await administrator.send('PUT', '/api/admin/advisers', { ...named, user_ids: [adviser.userId, other.userId] });
    expect(
      await db
        .select()
        .from(approvalDecisions)
        .where(and(eq(approvalDecisions.instituteId, instituteId), eq(approvalDecisions.requestId, claim.approval._id))),
    ).toHaveLength(1);
  });

  it('can be decided by a deputy after the deadline of the step, and shows deputy and principal', async () => {
    const deputy = await server.signIn({ name: 'Deputy' });
    const who = await server.signIn();
    await inBatch(who);
    const claim = await claimed(who);
    const url = `/api/approvals/${claim.approval._id}`;
    const name = (input: object, by = adviser) =>
      by.send('PUT', '/api/deputies', { deputy_id: deputy.userId, from: '2026-11-20', until: '2026-12-20', ...input });
    const refused = async (input: object, by?: Visitor) => {
      const answer = await name(input, by);
      return [answer.statusCode, answer.json().errors ?? answer.json().message];
    };
    expect(await refused({ deputy_id: adviser.userId })).toEqual([403, { deputy_id: 'You cannot stand in for yourself.' }]);
    expect(await refused({ deputy_id: newId() })).toEqual([404, { deputy_id: 'There is no such person who could stand in.' }]);
    expect(await refused({ until: '2026-11-19' })).toEqual([400, { until: 'The last day cannot come before the first.' }]);
    expect(await refused({ until: '2027-11-21' })).toEqual([400, { until: 'A deputy can stand in for a year at most.' }]);
    expect(await refused({ from: '2026-11-01', until: '2026-11-19' })).toEqual([400, { until: 'The last day is already over.' }]);
    expect(await refused({ deputy_id: who.userId })).toEqual([
      409,
      { deputy_id: 'This person is waiting for your decision and cannot stand in for you.' },
    ]);
    expect(await refused({}, deputy)).toEqual([403, 'Only people who hold a deciding office can name a deputy.']);

    const named = await name({});
    const person = (each: Visitor, called: string) => ({ _id: each.userId, personal_info: { name: called } });
    const entry = { principal: person(adviser, 'Adviser'), deputy: person(deputy, 'Deputy'), from: '2026-11-20', until: '2026-12-20' };
    expect([named.statusCode, named.json()]).toEqual([200, { own: entry, others: [], may_name: true }]);
    expect((await deputy.get('/api/deputies')).json()).toEqual({ own: null, others: [entry], may_name: false });
    expect(await notificationsOf(deputy)).toEqual([expect.objectContaining({ kind: 'deputy-named', actors: ['Adviser'] })]);
    expect(await audited('deputy.name')).toContainEqual({
      actorId: adviser.userId,
      subjectId: deputy.userId,
      detail: { from: '2026-11-20', until: '2026-12-20' },
    });

    const stands = { person: person(deputy, 'Deputy'), principal: person(adviser, 'Adviser'), until: '2026-12-20T18:29:59.999Z' };
    expect((await pointsOf(who)).claims[0].approval.steps[0].deputies).toEqual([stands]);
    const ids = async () => (await deputy.get('/api/approvals?limit=1000')).json().map(({ _id }: { _id: string }) => _id);
    expect(await ids()).not.toContain(claim.approval._id);
    expect((await decide(deputy, claim)).json()).toMatchObject({ message: 'Somebody else has to decide this step.' });

    // After the deadline, the reminder, and the day from which deputies may decide.
    server.setNow(new Date(TEST_NOW.getTime() - 15 * DAY_MS));
    const old = await claimed(who);
    server.setNow(TEST_NOW);
    expect((await deputy.get('/api/approvals?limit=1000')).json()).toEqual([
      expect.objectContaining({ _id: old.approval._id, steps: [expect.objectContaining({ may_decide: true, deputies: [stands] })] }),
    ]);
    expect((await deputy.get(`/api/points/claims/${old._id}`)).json()).toMatchObject({
      activity: 'Helping local schools',
      claim: { title: FORM.title },
    });
    expect((await (await server.signIn()).get(`/api/points/claims/${old._id}`)).statusCode).toBe(404);
    const decided = await decide(deputy, old);
    expect(decided.json()).toMatchObject({ status: 'approved' });
    expect(decided.json().steps[0].decisions).toEqual([
      expect.objectContaining({ person: person(deputy, 'Deputy'), principal: person(adviser, 'Adviser') }),
    ]);
    expect((await audited('approval.decide')).filter(({ subjectId }) => subjectId === old.approval._id)).toEqual([
      expect.objectContaining({ actorId: deputy.userId, detail: expect.objectContaining({ principalId: adviser.userId }) }),
    ]);
    expect((await decide(deputy, { approval: decided.json() })).statusCode).toBe(409);
    expect((await deputy.get(url)).statusCode).toBe(200);

    expect((await adviser.send('DELETE', '/api/deputies')).json()).toMatchObject({ own: null });
    expect((await adviser.send('DELETE', '/api/deputies')).json()).toMatchObject({ message: 'Nobody stands in for you.' });
  });

  it('reminds each adviser once, in the daytime after the deadline, until it is decided', async () => {
    const who = await server.signIn();
    await inBatch(who);
    const claim = await claimed(who, { title: 'Reminding' });
    const look = async (days: number, hours = 0) => {
      server.setNow(new Date(TEST_NOW.getTime() + days * DAY_MS + hours * 3_600_000));
      await remindOfApprovals(server.context);
      server.setNow(TEST_NOW);
      const { db, instituteId } = server.context;
      const reminders = await db
        .select({ userId: notifications.userId, seenAt: notifications.seenAt })
        .from(notificationEvents)
        .innerJoin(notifications, eq(notifications.position, notificationEvents.position))
        .where(
          and(
            eq(notificationEvents.instituteId, instituteId),
            eq(notificationEvents.subjectId, claim.approval._id),
            eq(notificationEvents.kind, 'claim-waits'),
          ),
        );
      return reminders.toSorted((one, another) => one.userId.localeCompare(another.userId));
    };
    const both = [adviser.userId, other.userId].toSorted().map((userId) => ({ userId, seenAt: null }));
    expect(await look(6.9)).toEqual([]);
    // Not at night.
    expect(await look(7, 12)).toEqual([]);
    expect(await look(7.1)).toEqual(both);
    expect(await look(8)).toEqual(both);
    await decide(adviser, claim);
    expect((await look(9)).map(({ seenAt }) => seenAt)).toEqual([TEST_NOW, TEST_NOW]);
  });

  it('is deleted together with its notification when its requester is erased', async () => {
    const who = await server.signIn();
    await inBatch(who);
    const claim = await claimed(who);
    await decide(adviser, claim);
    const { db, instituteId } = server.context;
    await db.delete(claimEvidence).where(and(eq(claimEvidence.instituteId, instituteId), eq(claimEvidence.userId, who.userId)));
    // The notification contained the title of the claim.
    const ofClaim = eq(notificationEvents.subjectId, claim.approval._id);
    expect(await db.select().from(notificationEvents).where(ofClaim)).toHaveLength(1);
    await blankTextsAbout(db, { instituteId, id: who.userId, rollNumber: null });
    expect(await db.select().from(notificationEvents).where(ofClaim)).toEqual([]);
    await db.delete(users).where(and(eq(users.instituteId, instituteId), eq(users.id, who.userId)));
    expect((await adviser.get(`/api/approvals/${claim.approval._id}`)).statusCode).toBe(404);
  });
});
