import type { ApprovalStatus } from '../approvals/request.ts';
import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { ExpenseClaimDecision, ExpenseClaimStatus } from './claim.ts';
import { EXPENSE_CLAIM_TEXTS } from './texts.ts';

/** A line with the data needed for a decision. */
export interface DecidedLine {
  readonly _id: Id;
  readonly amount: number;
  readonly approved: number;
  readonly reason: string;
}

export function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

type Decision = Pick<ExpenseClaimDecision, 'verdict' | 'reason' | 'lines'>;

function decideLine(line: DecidedLine, { lines }: Decision): Result<DecidedLine> {
  const found = lines.find(({ line_id }) => line_id === line._id);
  if (!found) return accept(line);
  const { approved, reason } = found;
  const field = (text: string) => refuse('INVALID', text, { [`lines.${line._id}`]: text });
  if (approved > line.amount) return field(EXPENSE_CLAIM_TEXTS.more);
  if (approved < line.amount && reason === '') return field(EXPENSE_CLAIM_TEXTS.lineReason);
  return accept({ ...line, approved, reason: approved < line.amount ? reason : '' });
}

/**
 * Returns the lines after a decision: the claimed amount or less, with a reason. Deciders of later steps see the amount and may change it.
 * Rejecting and returning leave the lines as they are and have their own reason.
 */
export function decideLines(lines: readonly DecidedLine[], decision: Decision): Result<DecidedLine[]> {
  if (decision.verdict !== 'approved') {
    if (decision.reason === '') return refuse('INVALID', EXPENSE_CLAIM_TEXTS.reason, { reason: EXPENSE_CLAIM_TEXTS.reason });
    return accept([...lines]);
  }
  if (decision.lines.some(({ line_id }) => !lines.some(({ _id }) => _id === line_id))) return refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.line);
  const decided: DecidedLine[] = [];
  for (const line of lines) {
    const outcome = decideLine(line, decision);
    if (!outcome.ok) return outcome;
    decided.push(outcome.value);
  }
  if (sumOf(decided.map(({ approved }) => approved)) === 0) return refuse('INVALID', EXPENSE_CLAIM_TEXTS.nothing);
  return accept(decided);
}

/** Returns the state of a claim from the status of its approval request. */
export function statusOfRequest(status: ApprovalStatus, lines: readonly Pick<DecidedLine, 'amount' | 'approved'>[]): ExpenseClaimStatus {
  switch (status) {
    case 'open':
      return 'submitted';
    case 'returned':
      return 'returned';
    case 'rejected':
      return 'refused';
    case 'approved':
      return payableStatus({ amount: sumOf(lines.map(({ amount }) => amount)), approved: sumOf(lines.map(({ approved }) => approved)) });
  }
}

/** Returns the state of a claim that waits for payment. */
export function payableStatus({ amount, approved }: { readonly amount: number; readonly approved: number }): ExpenseClaimStatus {
  return approved === amount ? 'approved' : 'partly-approved';
}

/** Whether a claim waits for payment. */
export function isPayable(status: ExpenseClaimStatus): boolean {
  return status === 'approved' || status === 'partly-approved';
}
