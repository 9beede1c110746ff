import { createHash } from 'node:crypto';
import { sumOf } from '@quad/domain/expense-claims';
import { toRupees } from '@quad/domain/ledger';
import { campusDay } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { findPersonByEmail } from '../accounts/erasure.service.ts';
import { startRequest } from '../approvals/approvals.service.ts';
import { readFlowOf } from '../approvals/flows.service.ts';
import { sealSecret } from '../institutes/institutes.service.ts';
import { type Commitment, findOpenOfUnit } from '../ledger/budgetRequests.service.ts';
import { postEntries } from '../ledger/ledger.service.ts';
import { findUnitOfContact, type OrgUnitRow } from '../org-units/orgUnits.service.ts';
import { insertClaim, replaceLines } from './claims.repo.ts';
import { insertBatch, insertPayments, replaceTreasurers, savePayee } from './payments.repo.ts';
import { insertReceipt } from './receipts.repo.ts';

type DemonstrationContext = Pick<Context, 'clock' | 'config' | 'instituteId' | 'keys'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Claims of the demo data: amounts in paise, age in days, and status. */
const CLAIMS = [
  { title: 'Jumper cables and batteries', days: 2, status: 'submitted', amounts: [45_050, 30_000] },
  { title: 'Prints for the posters', days: 12, status: 'approved', amounts: [60_000] },
  { title: 'Spare motors', days: 15, status: 'in-batch', amounts: [54_000] },
  { title: 'Snacks for helpers', days: 40, status: 'approved', amounts: [82_500] },
  { title: 'Taxi for the speaker', days: 25, status: 'paid', amounts: [35_000] },
] as const;

/** Creates the demo student's claims against the coordinator's unit, and a treasurer who pays them. */
export async function claimDemonstration(tx: Database, context: DemonstrationContext, picture: Uint8Array): Promise<void> {
  const { clock, config, instituteId, keys } = context;
  const now = clock();
  const personOf = (mailbox: string) => findPersonByEmail(tx, instituteId, `${mailbox}@${config.institute.domain}`);
  const [student, treasurer] = [await personOf('student'), await personOf('academic')];
  const unit = await findUnitOfContact(tx, instituteId, `robotics@${config.institute.domain}`);
  const commitment = unit && (await findOpenOfUnit(tx, instituteId, unit.id));
  if (!student || !treasurer || !unit || !commitment) return;
  await replaceTreasurers(tx, instituteId, [treasurer.id]);
  await savePayee(tx, {
    ...{
      instituteId,
      userId: student.id,
      holder: student.name,
      ifsc: 'HDFC0001234',
      accountEnding: '9012',
      hasUpi: true,
      consentedAt: now,
    },
    sealed: sealSecret(keys, instituteId, JSON.stringify({ account: '123456789012', upi: 'student@okbank' })),
  });
  for (const [index, plan] of CLAIMS.entries()) {
    if (sumOf(plan.amounts) > commitment.left) continue;
    await claimOne(tx, context, { plan, index, commitment, unit, studentId: student.id, treasurerId: treasurer.id, picture });
  }
}

interface Claimed {
  readonly plan: (typeof CLAIMS)[number];
  readonly index: number;
  readonly commitment: Commitment;
  readonly unit: Pick<OrgUnitRow, 'id' | 'category'>;
  readonly studentId: string;
  readonly treasurerId: string;
  readonly picture: Uint8Array;
}

async function claimOne(
  tx: Database,
  context: DemonstrationContext,
  { plan, index, commitment, unit, studentId, treasurerId, picture }: Claimed,
): Promise<void> {
  const { clock, config, instituteId } = context;
  const { title, status, amounts } = plan;
  const now = clock();
  const createdAt = new Date(now.getTime() - plan.days * DAY_MS);
  const decidedAt = status === 'submitted' ? null : new Date(createdAt.getTime() + DAY_MS);
  const id = newId(createdAt);
  const amount = sumOf(amounts);
  const isOpen = status === 'submitted';
  const requestId = isOpen
    ? await startRequest(tx, context, {
        flow: await readFlowOf(tx, context, 'reimbursement'),
        subject: { unit: { id: unit.id, category: unit.category }, amount: toRupees(amount) },
        ...{ subjectId: id, title, requestedBy: studentId },
      })
    : newId(createdAt);
  await insertClaim(tx, {
    ...{ instituteId, id, userId: studentId, requestId, commitmentId: commitment.id, commitmentTitle: commitment.title },
    ...{ unitId: unit.id, year: commitment.year, title, status, amount, approvedAmount: amount, createdAt, decidedAt },
  });
  const day = campusDay(new Date(createdAt.getTime() - DAY_MS), config.institute.timeZone);
  const [line] = commitment.lines;
  if (!line) throw new Error('A budget has lines.');
  const rows = [];
  for (const [place, claimed] of amounts.entries()) {
    const receiptId = newId(createdAt);
    const name = createHash('sha256').update(`${receiptId} ${index} ${place}`).digest('base64url');
    await insertReceipt(tx, {
      ...{ instituteId, id: receiptId, userId: studentId, kind: 'photo', name, image: picture, hash: name, total: claimed, createdAt },
      claimedAt: createdAt,
    });
    rows.push({
      ...{ instituteId, id: newId(createdAt), claimId: id, place, what: title, budgetLineId: line._id, category: line.category, day },
      ...{ amount: claimed, receiptTotal: claimed, approved: claimed, reason: '', receiptIds: [receiptId] },
    });
  }
  await replaceLines(tx, { instituteId, id }, rows);
  if (isOpen) return;
  const of = { unit: unit.id, year: commitment.year, commitment: commitment.id };
  const approved = { transaction: { kind: 'claim' as const, ...of, amount }, subjectId: id, once: `claim ${id}` };
  const paid = {
    transaction: { kind: 'payment' as const, ...of, category: line.category, month: day.slice(0, 7), amount },
    ...{ subjectId: id, once: `payment ${id} ${line.category}` },
  };
  const posted = await postEntries(tx, context, status === 'paid' ? [approved, paid] : [approved]);
  if (!posted.ok) throw new Error(`The demonstration does not add up: ${posted.refusal.message}`);
  if (status === 'in-batch') await batchOne(tx, context, { claimId: id, amount, treasurerId });
  if (status !== 'paid') return;
  const settledAt = new Date(createdAt.getTime() + 3 * DAY_MS);
  const paymentId = newId(settledAt);
  await insertPayments(tx, [
    {
      ...{ instituteId, id: paymentId, claimId: id, batchId: null, number: paymentId, way: 'upi', amount, state: 'paid', failure: '' },
      ...{ reference: '433812345678', createdAt: settledAt, settledAt, settledBy: treasurerId },
    },
  ]);
}

/** A batch whose files have not been exported yet. */
async function batchOne(
  tx: Database,
  { clock, instituteId }: DemonstrationContext,
  { claimId, amount, treasurerId }: { claimId: string; amount: number; treasurerId: string },
): Promise<void> {
  const createdAt = new Date(clock().getTime() - DAY_MS);
  const batchId = newId(createdAt);
  await insertBatch(tx, {
    ...{ instituteId, id: batchId, number: 1, madeBy: treasurerId, createdAt, amount, exportedAt: null, tallyExportedAt: null },
  });
  await insertPayments(tx, [
    {
      ...{ instituteId, id: newId(createdAt), claimId, batchId, number: '1-1', way: 'bank', amount, state: 'pending', failure: '' },
      ...{ reference: '', createdAt, settledAt: null, settledBy: null },
    },
  ]);
}
