import { isEnabled } from '@quad/domain/feature-flags';
import { accept } from '@quad/domain/refusals';
import { campusDay, dayAfter } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { runSteps } from '../../steps.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findEnded, isClaimed, lockBudget, updateBudget } from './budgetRequests.repo.ts';
import { lockCommitment } from './budgetRequests.service.ts';
import type { BudgetRequestRow } from './budgetRequests.table.ts';
import { postEntry } from './ledger.service.ts';

/** Time between the reminder and the release of the rest, as the reminder says, and for a claimant to send a returned claim again. */
const NOTICE_MS = 7 * 24 * 60 * 60 * 1000;
/** Number of budgets handled per run; the next run, some minutes later, takes the next ones. */
const BATCH_SIZE = 200;

/**
 * Reminds the requester of a budget once its event or purpose is over, and releases the unclaimed rest a week later
 * (docs/specification/money.md#money-releasing). A budget with claims that wait for a decision is not released before these are decided, nor
 * within a week after one was returned. Where that fails for a budget, the others have their turn, and the next run tries again.
 */
export async function releaseEndedBudgets(context: Context): Promise<void> {
  const { clock, config, db, instituteId } = context;
  if (!isEnabled(config.institute, 'money')) return;
  const now = clock();
  const before = dayAfter(campusDay(now, config.institute.timeZone), -1);
  const remindedBefore = new Date(now.getTime() - NOTICE_MS);
  const [toRemind, toRelease] = [
    await findEnded(db, instituteId, { before, remindedBefore: undefined }, BATCH_SIZE),
    await findEnded(db, instituteId, { before, remindedBefore }, BATCH_SIZE),
  ];
  const ending = ({ id }: BudgetRequestRow, end: () => Promise<void>) => ({
    step: id,
    work: () =>
      end().catch((cause: unknown) => {
        throw new Error(`The budget ${id} could not be ended.`, { cause });
      }),
  });
  const steps = [
    ...toRemind.map((budget) => ending(budget, () => remind(context, budget))),
    ...toRelease.map((budget) => ending(budget, () => release(context, budget, remindedBefore))),
  ];
  await runSteps('ending budgets', steps, () => undefined);
}

async function remind(context: Context, { id, title, requestedBy }: BudgetRequestRow): Promise<void> {
  const { clock, db, instituteId } = context;
  await db.transaction(async (tx) => {
    const budget = await lockBudget(tx, instituteId, id);
    if (!budget || budget.remindedAt) return;
    await updateBudget(tx, instituteId, id, { remindedAt: clock() });
    await notify(tx, context, { kind: 'budget-ends', subject: { id, title }, to: recipients('asked', [requestedBy]) });
  });
}

async function release(context: Context, { id }: BudgetRequestRow, returnedAfter: Date): Promise<void> {
  const { clock, instituteId } = context;
  const released = await auditedTransaction(context, {}, async (tx) => {
    const commitment = await lockCommitment(tx, instituteId, id);
    // Nobody claims from it while it is locked.
    if (!commitment || commitment.releasedAt || (await isClaimed(tx, instituteId, id, returnedAfter)))
      return accept({ value: undefined, audit: undefined });
    const { left: amount, unitId: unit, year } = commitment;
    await updateBudget(tx, instituteId, id, { status: 'released', releasedAt: clock() });
    if (amount > 0) {
      const posted = await postEntry(tx, context, {
        transaction: { kind: 'release', unit, year, commitment: id, amount },
        ...{ subjectId: id, once: `release ${id}` },
      });
      if (!posted.ok) return posted;
    }
    return accept({ value: undefined, audit: { action: 'budget.release', subjectId: id, detail: { amount } } });
  });
  if (!released.ok) throw new Error(released.refusal.message);
}
