import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ExpenseLineInput, expenseClaimChange, expenseClaimInput } from './claim.ts';

const LINE = { what: 'Cables', day: '2026-11-20', amount: 50_000, receipt_total: 50_000, receipt_ids: ['photo'], budget_line_id: 'line' };
const CLAIM = { commitment_id: 'budget', title: 'Cables of the hackathon', lines: [LINE] };

function messagesOf(schema: v.GenericSchema, input: unknown): string[] {
  return (v.safeParse(schema, input).issues ?? []).map(({ message }) => message);
}

describe('ExpenseLineInput', () => {
  it.each([
    [{}, []],
    [{ receipt_total: 80_000 }, []],
    [{ receipt_total: 49_999 }, ['The receipt must be for at least what you claim of it.']],
    [{ amount: 0 }, ['Enter an amount from 0.01 to 1,000,000,000.']],
    [{ receipt_ids: [] }, ['Add from one to 3 photos or PDFs of the receipt.']],
    [{ receipt_ids: ['a', 'b', 'c', 'd'] }, ['Add from one to 3 photos or PDFs of the receipt.']],
    [{ what: ' ' }, ['Enter what was bought.']],
  ])('validates a line with %j, errors: %j', (overrides, messages) =>
    expect(messagesOf(ExpenseLineInput, { ...LINE, ...overrides })).toEqual(messages),
  );
});

describe('expenseClaimInput and expenseClaimChange', () => {
  const today = '2026-11-20';
  it.each([
    [{}, []],
    [{ lines: [] }, ['A claim needs 1 to 20 lines.']],
    [{ lines: Array.from({ length: 21 }, () => LINE) }, ['A claim needs 1 to 20 lines.']],
    [{ lines: [{ ...LINE, day: '2026-11-21' }] }, ['A receipt cannot be dated in the future.']],
  ])('validate a claim with %j, errors: %j', (overrides, messages) => {
    expect(messagesOf(expenseClaimInput({ today }), { ...CLAIM, ...overrides })).toEqual(messages);
    expect(messagesOf(expenseClaimChange({ today }), { version: 1, ...CLAIM, ...overrides })).toEqual(messages);
  });
});
