import type { Id } from '../identity/id.ts';
import { typedPaise } from '../ledger/paise.ts';
import type { Sentence } from '../messages/sentence.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { plainRupees } from './batchFiles.ts';
import { MAX_IN_BATCH, type PaymentResult, type PaymentState } from './payment.ts';
import { PAYMENT_TEXTS } from './texts.ts';

/** Columns of a bank's response, identified by the header row. The amount is optional. */
export const ANSWER_COLUMNS = ['number', 'status', 'reference', 'reason', 'amount'] as const;
type AnswerColumn = (typeof ANSWER_COLUMNS)[number];

/** Header names that banks use, compared case-insensitively. */
const HEADINGS: Readonly<Record<AnswerColumn, readonly string[]>> = {
  number: ['number', 'customer reference number', 'customer ref no'],
  status: ['status', 'transaction status'],
  reference: ['reference', 'utr', 'utr number', 'bank reference number'],
  reason: ['reason', 'rejection reason', 'remarks'],
  amount: ['amount'],
};
const PAID = ['paid', 'success', 'successful', 'processed', 'credited'];
const FAILED = ['failed', 'failure', 'rejected', 'returned'];

/** A payment of a batch that a response may settle. */
export interface OpenPayment {
  readonly _id: Id;
  readonly number: string;
  readonly amount: number;
  readonly state: PaymentState;
}

/** A payment with its result. */
export interface SettledPayment extends PaymentResult {
  readonly _id: Id;
}

function columnsOf(headings: readonly string[]) {
  const plain = headings.map((heading) => heading.trim().toLowerCase());
  const at = (column: AnswerColumn) => plain.findIndex((heading) => HEADINGS[column].includes(heading));
  return { number: at('number'), status: at('status'), reference: at('reference'), reason: at('reason'), amount: at('amount') };
}

function resultOf(status: string): PaymentResult['result'] | undefined {
  const plain = status.toLowerCase();
  if (PAID.includes(plain)) return 'paid';
  return FAILED.includes(plain) ? 'failed' : undefined;
}

/**
 * Parses a bank's response to a batch: a table with a row for each payment that it knows. A row that matches no payment, or a duplicate,
 * refuses the whole response with the row's number, so that it is never applied partly.
 */
export function readBankAnswer(table: readonly (readonly string[])[], payments: readonly OpenPayment[]): Result<SettledPayment[]> {
  const [headings = [], ...rows] = table;
  const columns = columnsOf(headings);
  const refused = (said: Sentence | string) => refuse('INVALID', said, { table: said });
  if (columns.number < 0 || columns.status < 0 || columns.reference < 0) {
    return refused({ text: PAYMENT_TEXTS.answer, values: { 1: ANSWER_COLUMNS.join(', ') } });
  }
  if (rows.length === 0 || rows.length > MAX_IN_BATCH) return refused({ text: PAYMENT_TEXTS.answerRows, values: { 1: MAX_IN_BATCH } });
  const settled: SettledPayment[] = [];
  for (const [index, cells] of rows.entries()) {
    const row = index + 2;
    const cell = (column: AnswerColumn) => (cells[columns[column]] ?? '').trim();
    const payment = payments.find(({ number, state }) => number === cell('number') && state === 'pending');
    if (!payment) return refused({ text: PAYMENT_TEXTS.unknownRow, values: { row } });
    if (settled.some(({ _id }) => _id === payment._id)) return refused({ text: PAYMENT_TEXTS.twiceInAnswer, values: { row } });
    const said = cell('amount');
    if (said !== '' && typedPaise(said) !== payment.amount) {
      return refused({ text: PAYMENT_TEXTS.otherAmount, values: { row, 1: said, 2: plainRupees(payment.amount) } });
    }
    const result = resultOf(cell('status'));
    const [reference, failure] = [cell('reference').slice(0, 100), cell('reason').slice(0, 2000)];
    if (!result || (result === 'paid' ? reference : failure) === '') return refused({ text: PAYMENT_TEXTS.rowResult, values: { row } });
    settled.push({ _id: payment._id, result, reference: result === 'paid' ? reference : '', failure: result === 'failed' ? failure : '' });
  }
  return accept(settled);
}
