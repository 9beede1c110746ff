import type { ExpenseClaim } from '@quad/domain/expense-claims';
import { and, eq, inArray, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  approvalRequests,
  auditLog,
  expenseClaims,
  idempotencyKeys,
  notifications,
  payees,
  payments,
  receipts,
  users,
} from '../../db/schema.ts';
import { TEST_KEYS, TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { verifyEmail } from '../accounts/emailVerification.service.ts';
import { erasePerson, lockPerson } from '../accounts/erasure.service.ts';
import { addUnit } from '../events/testing/records.ts';
import { releaseEndedBudgets } from '../ledger/budgetRelease.service.ts';
import { recount } from '../ledger/testing/recount.ts';
import { loadSharp } from '../profile/sharp.ts';
import { openPayee, reencryptPayees } from './payees.service.ts';
import { purgeReceipts } from './receipts.service.ts';

// docs/specification/expense-claims.md#expense-claims-claiming
// docs/specification/expense-claims.md#expense-claims-deciding
// docs/specification/expense-claims.md#payments-batches
// docs/specification/expense-claims.md#expense-claims-erasing
let server: TestApp;
let president: Visitor;
let secretary: Visitor;
let coordinator: Visitor;
let administrator: Visitor;
let treasurer: Visitor;
let second: Visitor;
let student: Visitor;
let unitId: string;
let budget: { _id: string; lines: { _id: string }[] };

const YEAR = '2026-2027';
const DAY_MS = 24 * 60 * 60 * 1000;
const ACCOUNT = { holder: 'Asha Rao', account: '123456789012', ifsc: 'HDFC0001234', upi: 'asha@okbank', consent: true };
let color = 0;

/** A photo with unique content. */
async function newPhoto(): Promise<Uint8Array> {
  const sharp = await loadSharp();
  color += 1;
  const background = { r: color % 256, g: Math.floor(color / 256), b: 90 };
  return sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .png()
    .toBuffer();
}

function upload(who: Visitor, file: Uint8Array) {
  const boundary = 'receiptboundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return who.send('POST', '/api/money/receipts', payload, { 'content-type': `multipart/form-data; boundary=${boundary}` });
}

async function uploaded(who: Visitor, file?: Uint8Array): Promise<string> {
  const answer = await upload(who, file ?? (await newPhoto()));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json()._id;
}

const line = (receipt: string, amount: number, change: object = {}) => ({
  ...{ what: 'Cables', budget_line_id: budget.lines[0]?._id, day: '2026-11-19', amount, receipt_total: amount, receipt_ids: [receipt] },
  ...change,
});
const claim = (who: Visitor, lines: object[], change: object = {}) =>
  who.send('POST', '/api/money/claims', { commitment_id: budget._id, title: 'Cables for the open', lines, ...change });
async function claimed(who: Visitor, ...amounts: number[]) {
  const lines = [];
  for (const amount of amounts) lines.push(line(await uploaded(who), amount));
  const answer = await claim(who, lines);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
type Claimed = Seen & Pick<ExpenseClaim, 'status' | 'amount' | 'approved_amount'>;
interface Seen {
  _id: string;
  lines: { _id: string }[];
  approval: { version: number; steps: { _id: string; place: string }[] };
}
const decide = (who: Visitor, { _id, approval }: Seen, input: object = {}) =>
  who.send('POST', `/api/money/claims/${_id}/decision`, {
    ...{ version: approval.version, step_id: approval.steps.find(({ place }) => place === 'open')?._id, verdict: 'approved' },
    ...input,
  });
async function approved(who: Visitor, ...amounts: number[]) {
  const decided = await decide(coordinator, await claimed(who, ...amounts));
  expect(decided.statusCode, decided.body).toBe(200);
  return decided.json();
}
const read = async (who: Visitor, { _id }: { _id: string }) => (await who.get(`/api/money/claims/${_id}`)).json();
const batchOf = (who: Visitor, ...claims: { _id: string }[]) =>
  who.send('POST', '/api/money/batches', { claim_ids: claims.map(({ _id }) => _id) });
const exported = (who: Visitor, { _id }: { _id: string }, file = 'neft') => who.send('POST', `/api/money/batches/${_id}/exports`, { file });
const figures = async () => (await president.get(`/api/money/units/${unitId}`)).json();

async function audited(action: string) {
  const { db, instituteId } = server.context;
  const rows = await db
    .select({ actorId: auditLog.actorId, subjectId: auditLog.subjectId, detail: auditLog.detail })
    .from(auditLog)
    .where(and(eq(auditLog.instituteId, instituteId), eq(auditLog.action, action)));
  return rows;
}

beforeAll(async () => {
  server = await testApp();
  president = await server.signIn({ role: 'PRESIDENT', name: 'President' });
  secretary = await server.signIn({ role: 'GENSEC_SPORTS', name: 'Secretary' });
  administrator = await server.signIn({ isAdministrator: true });
  coordinator = await server.signIn({ role: 'CLUB_COORDINATOR', email: 'chess@campus.example', name: 'Coordinator' });
  treasurer = await server.signIn({ name: 'Meera Nair' });
  second = await server.signIn({ name: 'Second treasurer' });
  student = await server.signIn({ name: 'Asha Rao' });
  unitId = (await addUnit(server.context, { name: 'Chess Club', category: 'sports', contactEmail: 'chess@campus.example' })).id;
  const allocation = { year: YEAR, allocated: 100_000_000, seen: 0, reason: 'Senate' };
  expect((await president.send('PUT', `/api/money/units/${unitId}/allocation`, allocation)).statusCode).toBe(200);
  const requested = await coordinator.send('POST', '/api/money/budgets', {
    ...{ unit_id: unitId, event_id: null, title: 'Chess open', ends_on: '2026-12-01' },
    lines: [
      { what: 'Boards', category: 'equipment', amount: 3_000_000, why: '', payee: '' },
      { what: 'Snacks', category: 'food', amount: 1_000_000, why: '', payee: '' },
    ],
  });
  expect(requested.statusCode, requested.body).toBe(201);
  budget = requested.json();
  const { approval } = requested.json();
  const decision = { version: approval.version, verdict: 'approved' };
  const passed = await secretary.send('POST', `/api/approvals/${approval._id}/steps/general-secretary/decision`, decision);
  expect(passed.json()).toMatchObject({ status: 'approved' });
  const named = { user_ids: [treasurer.userId, second.userId] };
  expect((await administrator.send('PUT', '/api/admin/treasurers', named)).statusCode).toBe(200);
  expect((await student.send('PUT', '/api/money/payee', ACCOUNT)).statusCode).toBe(200);
});
afterAll(() => server.close());
beforeEach(() => server.setNow(TEST_NOW));

describe('a receipt', () => {
  it('is re-encoded without metadata, and private until it is claimed', async () => {
    const id = await uploaded(student);
    const url = `/api/money/receipts/${id}`;
    const seen = await student.get(url);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(seen.rawPayload.includes('where it was taken')).toBe(false);
    for (const who of [coordinator, treasurer, president]) expect((await who.get(url)).statusCode).toBe(404);
    await claim(student, [line(id, 1000)]);
    for (const who of [coordinator, treasurer]) expect((await who.get(url)).statusCode).toBe(200);
    expect((await (await server.signIn()).get(url)).statusCode).toBe(404);
  });

  it('can be claimed once in the institute, and only treasurers see the earlier claimant', async () => {
    const photo = await newPhoto();
    const own = await uploaded(student, photo);
    expect(await uploaded(student, photo)).toBe(own);
    const other = await server.signIn();
    const theirs = await uploaded(other, photo);
    expect((await claim(student, [line(own, 1000)])).statusCode).toBe(201);
    expect((await claim(other, [line(theirs, 1000)])).json()).toMatchObject({
      message: 'This receipt was already claimed on Nov 20, 2026.',
    });
    const again = await claim(student, [line(own, 1000)]);
    expect([again.statusCode, again.json().message]).toEqual([409, 'This receipt was already claimed on Nov 20, 2026.']);
    expect((await upload(await server.signIn(), photo)).statusCode).toBe(409);
    expect((await upload(treasurer, photo)).json().message).toBe('This receipt was already claimed on Nov 20, 2026 by Asha Rao.');
  });

  it('can be split over several claims up to its total', async () => {
    const receipt = await uploaded(student);
    expect((await claim(student, [line(receipt, 6000, { receipt_total: 10_000 })])).statusCode).toBe(201);
    expect((await claim(student, [line(receipt, 3000, { receipt_total: 20_000 })])).json().message).toBe(
      'This receipt was claimed with the amount ₹100.',
    );
    const over = [line(receipt, 3000, { receipt_total: 10_000 }), line(receipt, 3000, { receipt_total: 10_000 })];
    expect((await claim(student, over)).json()).toMatchObject({
      errors: { 'lines.1.receipt_ids': 'The claims would exceed the amount of this receipt: ₹10 of it is left.' },
    });
    expect((await claim(student, [line(receipt, 4000, { receipt_total: 10_000 })])).statusCode).toBe(201);
    expect((await claim(student, [line(receipt, 1, { receipt_total: 10_000 })])).statusCode).toBe(409);
  });

  it('is claimed once when several users claim the same photo concurrently', async () => {
    const photo = await newPhoto();
    const people = await Promise.all([server.signIn(), server.signIn(), server.signIn()]);
    const ids = await Promise.all(people.map((who) => uploaded(who, photo)));
    const answers = await Promise.all(people.map((who, index) => claim(who, [line(ids[index] ?? '', 1000)])));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  });

  it('can be claimed again after a refusal, and is deleted after a day if unclaimed', async () => {
    const receipt = await uploaded(student);
    const first = (await claim(student, [line(receipt, 1000)])).json();
    expect((await decide(coordinator, first, { verdict: 'rejected', reason: 'Not for this' })).json()).toMatchObject({ status: 'refused' });
    expect((await claim(student, [line(receipt, 1000)])).statusCode).toBe(201);
    const unclaimed = await uploaded(student);
    await purgeReceipts({ ...server.context, clock: () => new Date(TEST_NOW.getTime() + 2 * DAY_MS) });
    expect((await student.get(`/api/money/receipts/${unclaimed}`)).statusCode).toBe(404);
    expect((await student.get(`/api/money/receipts/${receipt}`)).statusCode).toBe(200);
  });
});

describe('a receipt file', () => {
  it('is deleted after the retention period once its claim is paid, and stays claimed', async () => {
    const photo = await newPhoto();
    const receipt = await uploaded(student, photo);
    const first = (await claim(student, [line(receipt, 1000)])).json();
    const inYears = (years: number) => ({ ...server.context, clock: () => new Date(TEST_NOW.getTime() + years * 366 * DAY_MS) });
    await purgeReceipts(inYears(9));
    expect((await student.get(`/api/money/receipts/${receipt}`)).statusCode).toBe(200);
    await decide(coordinator, first);
    await second.send('POST', `/api/money/claims/${first._id}/payment`, { way: 'cash', reference: 'Receipt 1' });
    await purgeReceipts(inYears(7));
    expect((await student.get(`/api/money/receipts/${receipt}`)).statusCode).toBe(200);
    const ofTenYears = { ...server.context.config, receiptYears: 10 };
    await purgeReceipts({ ...inYears(9), config: ofTenYears });
    expect((await student.get(`/api/money/receipts/${receipt}`)).statusCode).toBe(200);
    await purgeReceipts(inYears(9));
    expect((await student.get(`/api/money/receipts/${receipt}`)).statusCode).toBe(404);
    expect(await read(student, first)).toMatchObject({ amount: 1000, lines: [{ receipts: [] }] });
    expect((await upload(await server.signIn(), photo)).statusCode).toBe(409);
  });

  it('is deleted after the retention period if its claim was refused', async () => {
    const who = await server.signIn();
    const receipt = await uploaded(who);
    const refused = (await claim(who, [line(receipt, 1000)])).json();
    await decide(coordinator, refused, { verdict: 'rejected', reason: 'Not for this' });
    const inYears = (years: number) => ({ ...server.context, clock: () => new Date(TEST_NOW.getTime() + years * 366 * DAY_MS) });
    await purgeReceipts(inYears(7));
    expect((await who.get(`/api/money/receipts/${receipt}`)).statusCode).toBe(200);
    await purgeReceipts(inYears(9));
    expect((await who.get(`/api/money/receipts/${receipt}`)).statusCode).toBe(404);
    expect(await read(who, refused)).toMatchObject({ status: 'refused', lines: [{ receipts: [] }] });
    expect(await server.context.db.$count(receipts, eq(receipts.id, receipt))).toBe(0);
  });
});

describe('an expense claim', () => {
  it('can be approved in part by line, and the ledger records the approved amount', async () => {
    const before = await figures();
    const made = await claimed(student, 120_000, 50_000);
    expect(made).toMatchObject({ status: 'submitted', amount: 170_000, approved_amount: 170_000, commitment: { title: 'Chess open' } });
    const [, snacks] = made.lines;
    const less = { lines: [{ line_id: snacks._id, approved: 20_000, reason: 'Ten people were planned' }] };
    expect((await decide(coordinator, made, { lines: [{ ...less.lines[0], reason: '' }] })).statusCode).toBe(400);
    const decided = await decide(coordinator, made, less);
    expect(decided.json()).toMatchObject({ status: 'partly-approved', approved_amount: 140_000 });
    expect(decided.json().lines[1]).toMatchObject({ amount: 50_000, approved: 20_000, reason: 'Ten people were planned' });
    const after = await figures();
    expect([after.committed, after.payable]).toEqual([before.committed - 140_000, before.payable + 140_000]);
    expect(await recount(server.context)).toEqual([]);
    expect(await audited('expense-claim.decide')).toContainEqual({
      ...{ actorId: coordinator.userId, subjectId: made._id },
      detail: { stepId: 'coordinator', verdict: 'approved', userId: student.userId, amount: 140_000 },
    });
  });

  it('cannot be decided by its claimant, the approver of its budget or an uninvolved treasurer', async () => {
    const own = await claimed(coordinator, 1000);
    expect((await decide(coordinator, own)).json()).toMatchObject({ code: 'SELF_REVIEW' });
    expect((await decide(secretary, own)).json()).toMatchObject({ code: 'SELF_REVIEW' });
    expect((await decide(treasurer, own)).json()).toMatchObject({ code: 'NOT_FOUND' });
    expect((await decide(president, own)).json()).toMatchObject({ status: 'approved' });
    expect((await decide(president, own)).json()).toMatchObject({ code: 'ALREADY_DECIDED' });
  });

  it('is not rejected without a reason, by whichever call', async () => {
    const made = await claimed(student, 1000);
    expect((await decide(coordinator, made, { verdict: 'rejected', reason: '' })).statusCode).toBe(400);
    const { _id, version } = made.approval;
    const reject = (reason: string) =>
      coordinator.send('POST', `/api/approvals/${_id}/steps/coordinator/decision`, { version, verdict: 'rejected', reason });
    const refused = await reject(' ');
    expect([refused.statusCode, refused.json().errors]).toEqual([400, { reason: 'Enter why it is rejected.' }]);
    expect(await read(student, made)).toMatchObject({ status: 'submitted' });
    expect((await reject('Not for this')).statusCode).toBe(200);
    expect(await read(student, made)).toMatchObject({ status: 'refused' });
  });

  it('of a large amount also needs the next office, which may change the approved amount', async () => {
    const made = await claimed(student, 600_000);
    const cut = { lines: [{ line_id: made.lines[0]._id, approved: 550_000, reason: 'Half were there' }] };
    const first = await decide(coordinator, made, cut);
    expect(first.json()).toMatchObject({ status: 'submitted', approved_amount: 550_000 });
    expect((await decide(president, made)).json()).toMatchObject({ code: 'ALREADY_DECIDED' });
    const last = await decide(president, first.json(), { lines: [{ line_id: made.lines[0]._id, approved: 600_000, reason: '' }] });
    expect(last.json()).toMatchObject({ status: 'approved', approved_amount: 600_000 });
  });

  it('can be returned, changed and resubmitted', async () => {
    const made = await claimed(student, 1000);
    const returned = await decide(coordinator, made, { verdict: 'returned', reason: 'Which cables?' });
    expect(returned.json()).toMatchObject({ status: 'returned', approval: { returned: { reason: 'Which cables?' } } });
    const { version } = returned.json().approval;
    const change = { version, title: 'Ten cables', lines: [line(await uploaded(student), 2000)] };
    expect((await treasurer.send('PUT', `/api/money/claims/${made._id}`, change)).statusCode).toBe(404);
    expect((await student.send('PUT', `/api/money/claims/${made._id}`, { ...change, version: version - 1 })).statusCode).toBe(412);
    const sent = await student.send('PUT', `/api/money/claims/${made._id}`, change);
    expect(sent.json()).toMatchObject({ status: 'submitted', title: 'Ten cables', amount: 2000 });
    expect((await decide(coordinator, sent.json())).json()).toMatchObject({ status: 'approved' });
  });

  it('is created once for the same Idempotency-Key', async () => {
    const body = { commitment_id: budget._id, title: 'Once', lines: [line(await uploaded(student), 1000)] };
    const key = { 'idempotency-key': 'draft-of-a-phone' };
    const answers = [
      await student.send('POST', '/api/money/claims', body, key),
      await student.send('POST', '/api/money/claims', body, key),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[1]?.json()._id).toBe(answers[0]?.json()._id);
  });

  it('is visible to its claimant, its approvers and treasurers only', async () => {
    const made = await claimed(student, 1000);
    for (const who of [student, coordinator, president, treasurer]) expect((await read(who, made))._id).toBe(made._id);
    expect((await (await server.signIn()).get(`/api/money/claims/${made._id}`)).statusCode).toBe(404);
    const listed = async (who: Visitor, view: string) => {
      const answer = await who.get(`/api/money/claims?view=${view}`);
      return answer.statusCode === 200 ? answer.json().map(({ _id }: { _id: string }) => _id) : answer.statusCode;
    };
    expect(await listed(student, 'own')).toContain(made._id);
    expect(await listed(coordinator, 'to-decide')).toContain(made._id);
    // The secretary has approved the budget.
    expect(await listed(secretary, 'to-decide')).not.toContain(made._id);
    const inbox = (await secretary.get('/api/approvals')).json();
    expect(inbox.map(({ subject_id }: { subject_id: string }) => subject_id)).not.toContain(made._id);
    expect(await listed(secretary, 'own')).toEqual([]);
    expect(await listed(student, 'to-decide')).toEqual([]);
    expect(await listed(student, 'to-pay')).toBe(403);
    expect(await listed(treasurer, 'all')).toContain(made._id);
    expect(await listed(treasurer, 'to-pay')).not.toContain(made._id);
  });

  it('requires an approved budget, a line of it and a day that is not in the future', async () => {
    const receipt = await uploaded(student);
    expect((await claim(student, [line(receipt, 1)], { commitment_id: unitId })).statusCode).toBe(404);
    expect((await claim(student, [line(receipt, 1, { budget_line_id: 'x' })])).json()).toMatchObject({
      errors: { 'lines.0.budget_line_id': 'Choose the line of the budget.' },
    });
    expect((await claim(student, [line(receipt, 1, { day: '2026-11-21' })])).statusCode).toBe(400);
    const named = (await student.get('/api/money/claimable')).json();
    expect(named).toContainEqual(expect.objectContaining({ _id: budget._id, lines: expect.any(Array) }));
    expect(JSON.stringify(named)).not.toContain('3000000');
  });

  it('cannot be approved beyond the committed amount', async () => {
    const large = await claimed(student, 90_000_000);
    let seen = large;
    for (const who of [coordinator, president]) {
      const answer = await decide(who, seen);
      seen = answer.statusCode === 200 ? answer.json() : seen;
    }
    const last = await decide(administrator, seen);
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      expect.stringMatching(/^Only ₹[\d,.]+ of the approved amount is left\.$/),
    ]);
    expect(await read(student, large)).toMatchObject({ status: 'submitted' });
  });
});

// docs/specification/money.md#money-releasing
it('keeps the money of an ended budget as long as a claim of it waits for a decision', async () => {
  const requested = await coordinator.send('POST', '/api/money/budgets', {
    ...{ unit_id: unitId, event_id: null, title: 'Chess camp', ends_on: '2026-11-21' },
    lines: [{ what: 'Tents', category: 'equipment', amount: 100_000, why: '', payee: '' }],
  });
  const camp = requested.json();
  const decision = { version: camp.approval.version, verdict: 'approved' };
  await secretary.send('POST', `/api/approvals/${camp.approval._id}/steps/general-secretary/decision`, decision);
  const who = await server.signIn();
  const made = await claim(who, [line(await uploaded(who), 60_000, { budget_line_id: camp.lines[0]._id })], {
    commitment_id: camp._id,
  });
  expect(made.statusCode, made.body).toBe(201);
  const before = await figures();
  const on = async (days: number) => {
    const clock = () => new Date(TEST_NOW.getTime() + days * DAY_MS);
    await releaseEndedBudgets({ ...server.context, clock });
  };
  for (const days of [2, 3, 10, 11]) await on(days);
  expect((await figures()).free).toBe(before.free);
  // Whoever gets a claim back has a week to send it again.
  const returned = (await decide(coordinator, made.json(), { verdict: 'returned', reason: 'Which tents?' })).json();
  const { db, instituteId } = server.context;
  await db
    .update(approvalRequests)
    .set({ returnedAt: new Date(TEST_NOW.getTime() + 11 * DAY_MS) })
    .where(and(eq(approvalRequests.instituteId, instituteId), eq(approvalRequests.id, returned.approval._id)));
  for (const days of [12, 17]) await on(days);
  expect((await figures()).free).toBe(before.free);
  const { version } = returned.approval;
  const lines = [line(made.json().lines[0].receipts[0]._id, 60_000, { budget_line_id: camp.lines[0]._id })];
  const sent = await who.send('PUT', `/api/money/claims/${returned._id}`, { version, title: 'Two tents', lines });
  expect(sent.statusCode, sent.body).toBe(200);
  const decided = await decide(coordinator, sent.json());
  expect(decided.json()).toMatchObject({ status: 'approved' });
  await on(18);
  const after = await figures();
  expect([after.free - before.free, after.payable - before.payable]).toEqual([40_000, 60_000]);
  expect((await coordinator.get(`/api/money/budgets/${camp._id}`)).json()).toMatchObject({ status: 'released', committed: 0 });
  expect(await recount(server.context)).toEqual([]);
});

it('cannot be sent again once its budget was released, and its receipts can then be claimed from another one', async () => {
  const requested = await coordinator.send('POST', '/api/money/budgets', {
    ...{ unit_id: unitId, event_id: null, title: 'Chess walk', ends_on: '2026-11-21' },
    lines: [{ what: 'Maps', category: 'equipment', amount: 100_000, why: '', payee: '' }],
  });
  const walk = requested.json();
  const decision = { version: walk.approval.version, verdict: 'approved' };
  await secretary.send('POST', `/api/approvals/${walk.approval._id}/steps/general-secretary/decision`, decision);
  const who = await server.signIn();
  const receipt = await uploaded(who);
  const lines = [line(receipt, 60_000, { budget_line_id: walk.lines[0]._id })];
  const made = await claim(who, lines, { commitment_id: walk._id });
  const returned = (await decide(coordinator, made.json(), { verdict: 'returned', reason: 'Which maps?' })).json();
  const resend = () =>
    who.send('PUT', `/api/money/claims/${returned._id}`, { version: returned.approval.version, title: 'Ten maps', lines });
  expect((await claim(who, [line(receipt, 60_000)])).statusCode).toBe(409);
  for (const days of [2, 10]) {
    const clock = () => new Date(TEST_NOW.getTime() + days * DAY_MS);
    await releaseEndedBudgets({ ...server.context, clock });
  }
  const refused = await resend();
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'The rest of this budget was returned to the unit.']);
  expect(await read(who, returned)).toMatchObject({ status: 'returned' });
  const other = await claim(who, [line(receipt, 60_000)]);
  expect(other.statusCode, other.body).toBe(201);
  expect((await claim(who, [line(receipt, 60_000)])).statusCode).toBe(409);
});

// docs/specification/money.md#money-carrying-over
it('includes undecided expense claims in the carry-over of their year and in the audit log', async () => {
  const { db, instituteId } = server.context;
  const from = '2025-2026';
  const who = await server.signIn();
  const open = [await claimed(who, 4000), await claimed(who, 2500)];
  const moved = [...open, await approved(who, 1000)].map(({ _id }) => _id);
  await db
    .update(expenseClaims)
    .set({ year: from })
    .where(and(eq(expenseClaims.instituteId, instituteId), inArray(expenseClaims.id, moved)));
  const claims = { count: 2, amount: 6500 };
  const page = await president.get(`/api/money/units/${unitId}?year=${from}`);
  expect(page.json()).toMatchObject({ committed: 0, open_claims: claims, handed_over: null, may_carry_over: true });
  const handed = await president.send('POST', `/api/money/units/${unitId}/carry-over`, { from, seen: 0 });
  expect(handed.json()).toMatchObject({ open_claims: claims, handed_over: { free: 0, claims }, may_carry_over: false });
  expect((await figures()).open_claims).toBeNull();
  const [row] = await audited('ledger.carry-over');
  expect(row).toEqual({
    ...{ actorId: president.userId, subjectId: unitId },
    detail: { from, to: YEAR, amount: 0, committed: 0, payable: 0, claims: 2, claimed: 6500 },
  });
});

describe('payee details', () => {
  it('require consent, are stored encrypted and are shown by their last four digits only', async () => {
    const who = await server.signIn();
    expect((await who.send('PUT', '/api/money/payee', { ...ACCOUNT, consent: false })).statusCode).toBe(400);
    const saved = await who.send('PUT', '/api/money/payee', ACCOUNT);
    expect(saved.json()).toMatchObject({ holder: 'Asha Rao', account_ending: '9012', ifsc: 'HDFC0001234', has_upi: true });
    expect(saved.body).not.toContain('123456789012');
    const { db, instituteId } = server.context;
    const [row] = await db.select().from(payees).where(eq(payees.userId, who.userId));
    expect(JSON.stringify(row)).not.toMatch(/123456789012|okbank/);
    const other = { ...TEST_KEYS, audit: Buffer.alloc(32, 'other') };
    await db.transaction((tx) => reencryptPayees(tx, { instituteId, keys: TEST_KEYS }, other));
    const [anew] = await db.select().from(payees).where(eq(payees.userId, who.userId));
    if (!anew) throw new Error('There is one.');
    expect(openPayee({ keys: other }, anew)).toEqual({ account: '123456789012', upi: 'asha@okbank' });
    expect(openPayee({ keys: TEST_KEYS }, anew)).toEqual({ account: '', upi: '' });
    await db.transaction((tx) => reencryptPayees(tx, { instituteId, keys: other }, TEST_KEYS));
    expect((await who.send('DELETE', '/api/money/payee')).json()).toEqual({ message: 'Your account was removed.' });
    expect((await who.get('/api/money/payee')).json()).toMatchObject({ account_ending: null, consented_at: null });
  });
});

describe('a payment batch', () => {
  it('is exported once and answered by the bank, and the ledger records the paid amount', async () => {
    const before = await figures();
    const [one, two] = [await approved(student, 30_000), await approved(student, 20_000)];
    expect((await batchOf(student, one)).statusCode).toBe(403);
    const made = await batchOf(treasurer, one, two);
    expect(made.statusCode, made.body).toBe(201);
    const batch = made.json();
    expect(batch).toMatchObject({ amount: 50_000, exported_at: null, payments: [{ state: 'pending' }, { state: 'pending' }] });
    expect((await read(student, one)).status).toBe('in-batch');
    const early = await treasurer.send('POST', `/api/money/payments/${batch.payments[0]._id}/result`, { result: 'paid', reference: 'N1' });
    expect(early.json().message).toBe('A batch can be answered once its file is created.');
    const file = await exported(treasurer, batch);
    expect([file.statusCode, file.headers['content-disposition']]).toEqual([200, `attachment; filename="batch-${batch.number}-neft.csv"`]);
    expect(file.body.split('\n')[1]).toBe(`NEFT,123456789012,300.00,Asha Rao,HDFC0001234,${batch.number}-1,Cables for the open`);
    expect((await exported(second, batch)).json().message).toBe('This file was created on Nov 20, 2026, and is created only once.');
    const tally = await exported(second, batch, 'tally');
    expect(tally.body).toContain('<AMOUNT>-300.00</AMOUNT>');
    expect((await treasurer.send('DELETE', `/api/money/batches/${batch._id}`)).statusCode).toBe(409);
    const wrong = await treasurer.send('POST', `/api/money/batches/${batch._id}/answer`, {
      table: 'number,status,reference\n9-9,paid,N1\n',
    });
    expect(wrong.json().errors).toEqual({ table: 'Row 2: no open payment of this batch has this number.' });
    const table = `Customer Reference Number,Status,UTR,Reason\n${batch.number}-1,Success,N321,\n${batch.number}-2,Rejected,,Account closed\n`;
    const answers = await Promise.all([
      treasurer.send('POST', `/api/money/batches/${batch._id}/answer`, { table }),
      second.send('POST', `/api/money/batches/${batch._id}/answer`, { table }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const paid_at = TEST_NOW.toISOString();
    expect(await read(student, one)).toMatchObject({ status: 'paid', paid_at, payment: { way: 'bank', reference: 'N321', paid_at } });
    expect(await read(student, two)).toMatchObject({ status: 'approved', payment: null });
    const after = await figures();
    expect([after.spent - before.spent, after.payable - before.payable]).toEqual([30_000, 20_000]);
    expect(await recount(server.context)).toEqual([]);
    expect(await audited('payment.export-batch')).toHaveLength(2);
    // Failed payments are paid in the next batch.
    expect((await batchOf(second, two)).statusCode).toBe(201);
  });

  it('takes each claim once and exports each file once when two treasurers act concurrently', async () => {
    const claims = [];
    for (const amount of [1000, 2000, 3000, 4000]) claims.push(await approved(student, amount));
    const [a, b, c, d] = claims;
    const answers = await Promise.all([
      batchOf(treasurer, a, b, c),
      batchOf(second, d, c, b),
      batchOf(treasurer, b),
      second.send('POST', `/api/money/claims/${b._id}/payment`, { way: 'cash', reference: 'Receipt 7' }),
    ]);
    const taken = new Set([200, 201]);
    expect(answers.some(({ statusCode }) => taken.has(statusCode))).toBe(true);
    expect(answers.filter(({ statusCode }) => !taken.has(statusCode)).every(({ statusCode }) => statusCode === 409)).toBe(true);
    const { db, instituteId } = server.context;
    const counted = await db
      .select({ claimId: payments.claimId, count: sql<number>`count(*)::int` })
      .from(payments)
      .where(and(eq(payments.instituteId, instituteId), sql`${payments.state} <> 'failed'`))
      .groupBy(payments.claimId);
    expect(counted.every(({ count }) => count === 1)).toBe(true);
    const made = answers.flatMap((answer) => (answer.statusCode === 201 ? [answer.json()] : []));
    for (const batch of made) {
      const files = await Promise.all([exported(treasurer, batch), exported(second, batch), exported(treasurer, batch)]);
      expect(files.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
      const [payment] = batch.payments;
      const results = await Promise.all(
        [treasurer, second].map((who) =>
          who.send('POST', `/api/money/payments/${payment._id}/result`, { result: 'paid', reference: `N-${payment.number}` }),
        ),
      );
      expect(results.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    }
    expect(await recount(server.context)).toEqual([]);
  });

  it('is found by pages, however many there are', async () => {
    const claimant = await server.signIn();
    expect((await claimant.send('PUT', '/api/money/payee', ACCOUNT)).statusCode).toBe(200);
    for (const amount of [1000, 2000, 3000]) expect((await batchOf(treasurer, await approved(claimant, amount))).statusCode).toBe(201);
    const all = (await treasurer.get('/api/money/batches?limit=1000')).json();
    const numbers = all.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(Array.from(numbers, (_, at) => numbers.length - at));
    const found: object[] = [];
    for (let url: string | undefined = '/api/money/batches?limit=2'; url; ) {
      const page = await treasurer.get(url);
      expect(page.json().length).toBeLessThanOrEqual(2);
      found.push(...page.json());
      url = /<([^>]+)>/.exec(String(page.headers.link))?.[1];
    }
    expect(found).toEqual(all);
  });

  it('can be dissolved before its file is exported', async () => {
    const one = await approved(student, 1000);
    const batch = (await batchOf(treasurer, one)).json();
    expect((await second.send('DELETE', `/api/money/batches/${batch._id}`)).json().message).toMatch(/^The batch was dissolved/);
    expect((await read(student, one)).status).toBe('approved');
    expect((await batchOf(treasurer, one)).statusCode).toBe(201);
  });

  it('is settled by hand if an account was removed after the file for Tally was exported', async () => {
    const [leaver, other] = [await server.signIn({ name: 'Dev Patel' }), await server.signIn()];
    for (const who of [leaver, other]) expect((await who.send('PUT', '/api/money/payee', ACCOUNT)).statusCode).toBe(200);
    const [one, theirs] = [await approved(other, 1000), await approved(leaver, 2000)];
    const batch = (await batchOf(treasurer, one, theirs)).json();
    expect((await exported(treasurer, batch, 'tally')).statusCode).toBe(200);
    expect((await leaver.send('DELETE', '/api/money/payee')).statusCode).toBe(200);
    expect((await exported(treasurer, batch)).json().message).toBe('A bank payment needs an account: Dev Patel has not entered one.');
    expect((await treasurer.send('DELETE', `/api/money/batches/${batch._id}`)).statusCode).toBe(409);
    const settled = await treasurer.send('POST', `/api/money/payments/${batch.payments[1]._id}/result`, {
      ...{ result: 'failed', failure: 'No account' },
    });
    expect(settled.statusCode, settled.body).toBe(200);
    expect(await read(treasurer, theirs)).toMatchObject({ status: 'approved' });
    // What failed is not paid by the bank as well.
    const lines = (await exported(treasurer, batch)).body.trim().split('\n');
    expect(lines.slice(1)).toEqual([expect.stringContaining(`,10.00,Asha Rao,HDFC0001234,${batch.number}-1,`)]);
    expect(await read(treasurer, one)).toMatchObject({ status: 'in-batch' });
    const paid = await second.send('POST', `/api/money/claims/${theirs._id}/payment`, { way: 'cash', reference: 'Receipt 10' });
    expect(paid.json()).toMatchObject({ status: 'paid' });
    expect(await recount(server.context)).toEqual([]);
  });

  it('waits for payment again as a whole if the bank paid nothing of it', async () => {
    const who = await server.signIn();
    expect((await who.send('PUT', '/api/money/payee', ACCOUNT)).statusCode).toBe(200);
    const claims = [await approved(who, 1100), await approved(who, 2200)];
    const batch = (await batchOf(treasurer, ...claims)).json();
    expect((await exported(treasurer, batch)).statusCode).toBe(200);
    const table = ['number,status,reference,reason', ...[1, 2].map((at) => `${batch.number}-${at},failed,,Account closed`)].join('\n');
    const answer = await treasurer.send('POST', `/api/money/batches/${batch._id}/answer`, { table });
    expect(answer.json(), answer.body).toMatchObject({ payments: [{ state: 'failed' }, { state: 'failed' }] });
    for (const each of claims) expect(await read(treasurer, each)).toMatchObject({ status: 'approved', payment: null });
  });

  it('is exported to Tally without the payments that failed', async () => {
    const who = await server.signIn();
    expect((await who.send('PUT', '/api/money/payee', ACCOUNT)).statusCode).toBe(200);
    const batch = (await batchOf(treasurer, await approved(who, 1100), await approved(who, 2200))).json();
    expect((await exported(treasurer, batch)).statusCode).toBe(200);
    const result = (at: number, input: object) => treasurer.send('POST', `/api/money/payments/${batch.payments[at]._id}/result`, input);
    expect((await result(0, { result: 'paid', reference: 'N77' })).statusCode).toBe(200);
    expect((await result(1, { result: 'failed', failure: 'Account closed' })).statusCode).toBe(200);
    const file = await exported(treasurer, batch, 'tally');
    expect([...file.body.matchAll(/<VOUCHERNUMBER>([^<]+)/g)].map(([, number]) => number)).toEqual([`${batch.number}-1`]);
  });

  it('is not exported with a blank account if the account cannot be decrypted', async () => {
    const who = await server.signIn({ name: 'Ravi Das' });
    expect((await who.send('PUT', '/api/money/payee', ACCOUNT)).statusCode).toBe(200);
    const batch = (await batchOf(treasurer, await approved(who, 1000))).json();
    const { db, instituteId } = server.context;
    const other = { ...TEST_KEYS, audit: Buffer.alloc(32, 'other') };
    const sealed = await db.transaction(async (tx) => {
      await reencryptPayees(tx, { instituteId, keys: TEST_KEYS }, other);
      return tx.select().from(payees).where(eq(payees.instituteId, instituteId));
    });
    expect(sealed.length).toBeGreaterThan(0);
    try {
      expect((await exported(treasurer, batch)).json().message).toBe('A bank payment needs an account: Ravi Das has not entered one.');
    } finally {
      await db.transaction((tx) => reencryptPayees(tx, { instituteId, keys: other }, TEST_KEYS));
    }
    expect((await exported(treasurer, batch)).body).toContain('123456789012');
  });

  it('rejects claims of users without an account and claims of its own creator', async () => {
    const other = await server.signIn({ name: 'Dev Patel' });
    const theirs = await approved(other, 1000);
    expect((await batchOf(treasurer, theirs)).json().message).toBe('A bank payment needs an account: Dev Patel has not entered one.');
    const own = await approved(treasurer, 1000);
    expect((await batchOf(treasurer, own)).json()).toMatchObject({ code: 'SELF_REVIEW' });
    const paid = await second.send('POST', `/api/money/claims/${own._id}/payment`, { way: 'cash', reference: 'Receipt 8' });
    expect(paid.json()).toMatchObject({ status: 'paid', payment: { way: 'cash', reference: 'Receipt 8' } });
    expect((await second.send('POST', `/api/money/claims/${own._id}/payment`, { way: 'cash', reference: 'x' })).statusCode).toBe(409);
  });
});

describe('the UPI payment address', () => {
  it('is shown to treasurers only, and recorded in the audit log', async () => {
    const one = await approved(student, 12_350);
    expect((await student.send('POST', `/api/money/claims/${one._id}/upi`)).statusCode).toBe(403);
    const shown = await treasurer.send('POST', `/api/money/claims/${one._id}/upi`);
    expect(shown.json()).toEqual({
      address: 'upi://pay?pa=asha%40okbank&pn=Asha%20Rao&am=123.50&cu=INR&tn=Cables%20for%20the%20open',
      amount: 12_350,
    });
    expect(await audited('payment.show-upi')).toMatchObject([{ actorId: treasurer.userId, subjectId: one._id }]);
    const again = () => treasurer.send('POST', `/api/money/claims/${one._id}/upi`, undefined, { 'idempotency-key': 'shown-once' });
    expect([(await again()).json(), (await again()).json()]).toEqual([shown.json(), shown.json()]);
    expect(await audited('payment.show-upi')).toHaveLength(3);
    const { db, instituteId } = server.context;
    const kept = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.instituteId, instituteId));
    expect(JSON.stringify(kept)).not.toContain('okbank');
  });
});

describe('treasurers', () => {
  it('are appointed by administrators, never by themselves', async () => {
    expect((await student.get('/api/admin/treasurers')).statusCode).toBe(403);
    expect((await administrator.get('/api/admin/treasurers')).json()).toHaveLength(2);
    const named = { user_ids: [treasurer.userId, second.userId, administrator.userId] };
    expect((await administrator.send('PUT', '/api/admin/treasurers', named)).json()).toMatchObject({ code: 'SELF_APPOINTMENT' });
    expect((await treasurer.get('/api/money/treasury')).json()).toMatchObject({ is_treasurer: true, aging: expect.any(Array) });
    expect((await student.get('/api/money/treasury')).json()).toEqual({ is_treasurer: false, aging: [], cash: [] });
  });
});

async function erase({ userId }: Visitor): Promise<void> {
  const { db, instituteId } = server.context;
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.instituteId, instituteId), eq(users.id, userId)));
    if (!user) throw new Error('There is one.');
    await erasePerson(tx, server.context, user);
  });
}

const ENDS = ['open', 'returned', 'refused', 'approved', 'less', 'in-batch', 'paid', 'paid-by-bank'] as const;
const HISTORIES = fc.array(
  fc.record({ amounts: fc.array(fc.integer({ min: 2, max: 3000 }), { minLength: 1, maxLength: 2 }), end: fc.constantFrom(...ENDS) }),
  { minLength: 1, maxLength: 4 },
);

/** Brings a claim to the given end and returns it. */
async function ended(made: Claimed, end: (typeof ENDS)[number]): Promise<Claimed> {
  const done = async (sent: ReturnType<Visitor['send']>) => {
    const answer = await sent;
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  if (end === 'open') return made;
  if (end === 'returned' || end === 'refused')
    return done(decide(coordinator, made, { verdict: end === 'refused' ? 'rejected' : end, reason: 'Not for this' }));
  const less = made.lines.map(({ _id }) => ({ line_id: _id, approved: 1, reason: 'Less was needed' }));
  const decided = await done(decide(coordinator, made, end === 'less' ? { lines: less } : {}));
  if (end === 'paid') return done(second.send('POST', `/api/money/claims/${made._id}/payment`, { way: 'cash', reference: 'Receipt 9' }));
  if (end === 'approved' || end === 'less') return decided;
  const batch = await done(batchOf(treasurer, made));
  if (end === 'paid-by-bank') {
    expect((await exported(treasurer, batch)).statusCode).toBe(200);
    await done(second.send('POST', `/api/money/payments/${batch.payments[0]._id}/result`, { result: 'paid', reference: 'N9' }));
  }
  return read(treasurer, made);
}

describe('erasing a claimant', () => {
  it('keeps approved claims without the name, and deletes other claims, their receipts and payee details', async () => {
    const who = await server.signIn({ name: 'Leaving Person' });
    expect((await who.send('PUT', '/api/money/payee', ACCOUNT)).statusCode).toBe(200);
    const payable = await approved(who, 5000);
    const open = await claimed(who, 1000);
    const refused = await ended(await claimed(who, 2000), 'refused');
    const before = await figures();
    const { db } = server.context;
    await erase(who);
    for (const { _id } of [open, refused]) expect((await treasurer.get(`/api/money/claims/${_id}`)).statusCode).toBe(404);
    const kept = await read(treasurer, payable);
    expect(kept).toMatchObject({ claimant: null, approved_amount: 5000, status: 'approved' });
    expect(kept.approval).toMatchObject({
      requested_by: { personal_info: { name: 'Former member' } },
      steps: [{ decisions: [{ verdict: 'approved', person: { _id: coordinator.userId } }] }],
    });
    for (const { approval } of [open, refused]) expect((await coordinator.get(`/api/approvals/${approval._id}`)).statusCode).toBe(404);
    expect(await db.select().from(payees).where(eq(payees.userId, who.userId))).toEqual([]);
    expect((await figures()).payable).toBe(before.payable);
    expect(await recount(server.context)).toEqual([]);
    const left = await db.$count(receipts, eq(receipts.userId, who.userId));
    expect(left).toBe(1);
    expect(await db.$count(expenseClaims, eq(expenseClaims.userId, who.userId))).toBe(1);
  });

  it('keeps who decided about a claim from paying it, without the reasons written to the claimant', async () => {
    const payer = await server.signIn({ role: 'PRESIDENT' });
    const treasurers = (...people: Visitor[]) =>
      administrator.send('PUT', '/api/admin/treasurers', { user_ids: people.map(({ userId }) => userId) });
    expect((await treasurers(treasurer, second, payer)).statusCode).toBe(200);
    const who = await server.signIn({ name: 'Leaving Person' });
    const decided = await decide(payer, await claimed(who, 5000), { reason: 'Leaving Person showed them.' });
    expect(decided.json()).toMatchObject({ status: 'approved' });
    await erase(who);
    const { _id } = decided.json();
    const payment = { way: 'cash', reference: 'Receipt 11' };
    expect((await payer.send('POST', `/api/money/claims/${_id}/payment`, payment)).json()).toMatchObject({ code: 'SELF_REVIEW' });
    expect((await read(payer, { _id })).approval.steps[0].decisions).toMatchObject([{ person: { _id: payer.userId }, reason: '' }]);
    expect((await second.send('POST', `/api/money/claims/${_id}/payment`, payment)).statusCode).toBe(200);
    expect(await server.context.db.$count(notifications, eq(notifications.userId, who.userId))).toBe(0);
    expect((await treasurers(treasurer, second)).statusCode).toBe(200);
  });

  it('keeps all sums after any history of claims, and removes the name everywhere', () =>
    fc.assert(
      fc.asyncProperty(HISTORIES, async (history) => {
        const who = await server.signIn({ name: 'Leaving Person' });
        expect((await who.send('PUT', '/api/money/payee', { ...ACCOUNT, holder: 'Leaving Person' })).statusCode).toBe(200);
        const claims = [];
        for (const { amounts, end } of history) claims.push({ end, claim: await ended(await claimed(who, ...amounts), end) });
        const before = await figures();
        await erase(who);
        expect(await figures()).toEqual(before);
        expect(await recount(server.context)).toEqual([]);
        for (const { end, claim: known } of claims) {
          const found = await read(treasurer, known);
          const { status, amount, approved_amount, lines } = known;
          if (end === 'open' || end === 'returned' || end === 'refused') expect(found).toMatchObject({ code: 'NOT_FOUND' });
          else expect(found).toMatchObject({ claimant: null, status, amount, approved_amount, lines });
        }
        for (const url of ['/api/money/claims?view=all&limit=1000', '/api/money/claims?view=to-pay', '/api/money/batches?limit=1000'])
          expect((await treasurer.get(url)).body).not.toContain('Leaving Person');
      }),
      { numRuns: rounds(4, 40) },
    ));
});

it('deletes the claims and receipts of whoever registered the address of another person, once its owner has the account', async () => {
  const outsider = await server.signIn({ isUnverified: true });
  const made = await claimed(outsider, 1000);
  await uploaded(outsider);
  const { db, instituteId } = server.context;
  await db.transaction(async (tx) => {
    const user = await lockPerson(tx, instituteId, outsider.userId);
    if (!user) throw new Error('There is one.');
    const elsewhere = { requester: { userId: undefined, registrantHash: undefined } };
    expect(await verifyEmail(tx, server.context, user, elsewhere)).toMatchObject({ isEmptied: true });
  });
  expect((await coordinator.get(`/api/money/claims/${made._id}`)).statusCode).toBe(404);
  expect((await treasurer.get(`/api/money/claims/${made._id}`)).statusCode).toBe(404);
  expect(await db.$count(receipts, eq(receipts.userId, outsider.userId))).toBe(0);
});

describe('erasing who requested a budget', () => {
  it('keeps the decision about it, so that who approved it decides about none of its claims', async () => {
    const leaver = await server.signIn({ role: 'PRESIDENT', name: 'Leaving President' });
    const requested = await leaver.send('POST', '/api/money/budgets', {
      ...{ unit_id: unitId, event_id: null, title: 'Chess night', ends_on: '2026-12-01' },
      lines: [{ what: 'Lamps', category: 'equipment', amount: 100_000, why: '', payee: '' }],
    });
    const night = requested.json();
    const decision = { version: night.approval.version, verdict: 'approved' };
    const passed = await secretary.send('POST', `/api/approvals/${night.approval._id}/steps/general-secretary/decision`, decision);
    expect(passed.json()).toMatchObject({ status: 'approved' });
    await erase(leaver);
    expect((await president.get(`/api/money/budgets/${night._id}`)).json()).toMatchObject({
      requested_by: { personal_info: { name: 'Former member' } },
      approval: { status: 'approved', steps: [{ decisions: [{ person: { _id: secretary.userId } }] }] },
    });
    const who = await server.signIn();
    const made = await claim(who, [line(await uploaded(who), 1000, { budget_line_id: night.lines[0]._id })], {
      commitment_id: night._id,
    });
    expect((await decide(secretary, made.json())).json()).toMatchObject({ code: 'SELF_REVIEW' });
    expect((await decide(coordinator, made.json())).json()).toMatchObject({ status: 'approved' });
  });

  it('leaves an open one to those who decide about it', async () => {
    const leaver = await server.signIn({ role: 'PRESIDENT', name: 'Leaving President' });
    const requested = await leaver.send('POST', '/api/money/budgets', {
      ...{ unit_id: unitId, event_id: null, title: 'Chess day', ends_on: '2026-12-01' },
      lines: [{ what: 'Tables', category: 'equipment', amount: 100_000, why: '', payee: '' }],
    });
    const { _id, approval } = requested.json();
    const before = await figures();
    await erase(leaver);
    const decision = { version: approval.version, verdict: 'approved' };
    const passed = await secretary.send('POST', `/api/approvals/${approval._id}/steps/general-secretary/decision`, decision);
    expect(passed.statusCode, passed.body).toBe(200);
    expect((await figures()).committed).toBe(before.committed + 100_000);
    expect((await president.get(`/api/money/budgets/${_id}`)).json()).toMatchObject({ status: 'approved' });
    expect(await recount(server.context)).toEqual([]);
  });
});
