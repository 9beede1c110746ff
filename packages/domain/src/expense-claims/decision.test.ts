import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPENSE_CLAIM_STATES } from './claim.ts';
import { decideLines, isPayable, statusOfRequest, sumOf } from './decision.ts';
import { EXPENSE_CLAIM_TEXTS } from './texts.ts';

const LINES = [
  { _id: 'a', amount: 50_000, approved: 50_000, reason: '' },
  { _id: 'b', amount: 20_000, approved: 20_000, reason: '' },
];
const approve = (...lines: { line_id: string; approved: number; reason: string }[]) => ({
  verdict: 'approved' as const,
  reason: '',
  lines,
});

describe('decideLines', () => {
  it('approves the claimed amounts when the decision lists no lines', () =>
    expect(decideLines(LINES, approve())).toEqual({ ok: true, value: LINES }));

  it('approves part of a line with a reason, and drops the reason when a later step approves all of it', () => {
    const less = decideLines(LINES, approve({ line_id: 'b', approved: 15_000, reason: 'Taxi at night only' }));
    const [a, b] = LINES;
    expect(less).toEqual({ ok: true, value: [a, { ...b, approved: 15_000, reason: 'Taxi at night only' }] });
    expect(decideLines(less.ok ? less.value : [], approve({ line_id: 'b', approved: 20_000, reason: 'x' }))).toEqual({
      ok: true,
      value: LINES,
    });
  });

  it.each([
    [approve({ line_id: 'a', approved: 50_001, reason: 'more' }), EXPENSE_CLAIM_TEXTS.more],
    [approve({ line_id: 'a', approved: 1, reason: '' }), EXPENSE_CLAIM_TEXTS.lineReason],
    [approve({ line_id: 'c', approved: 1, reason: 'x' }), EXPENSE_CLAIM_TEXTS.line],
    [approve({ line_id: 'a', approved: 0, reason: 'x' }, { line_id: 'b', approved: 0, reason: 'x' }), EXPENSE_CLAIM_TEXTS.nothing],
    [{ ...approve(), verdict: 'rejected' as const }, EXPENSE_CLAIM_TEXTS.reason],
    [{ ...approve(), verdict: 'returned' as const }, EXPENSE_CLAIM_TEXTS.reason],
  ])('rejects the decision %j', (decision, message) =>
    expect(decideLines(LINES, decision)).toMatchObject({ ok: false, refusal: { message } }),
  );

  it('leaves the lines unchanged when the claim is rejected', () =>
    expect(decideLines(LINES, { ...approve(), verdict: 'rejected', reason: 'Not for this event' })).toEqual({ ok: true, value: LINES }));

  it('never approves more than was claimed, per line or in total', () => {
    const lines = fc.array(
      fc.record({ amount: fc.integer({ min: 1, max: 1_000_000 }), approved: fc.integer({ min: 0, max: 1_200_000 }) }),
      {
        minLength: 1,
        maxLength: 20,
      },
    );
    fc.assert(
      fc.property(lines, (made) => {
        const claimed = made.map(({ amount }, index) => ({ _id: String(index), amount, approved: amount, reason: '' }));
        const decision = approve(...made.map(({ approved }, index) => ({ line_id: String(index), approved, reason: 'because' })));
        const outcome = decideLines(claimed, decision);
        const isMore = made.some(({ approved, amount }) => approved > amount);
        expect(outcome.ok).toBe(!isMore && made.some(({ approved }) => approved > 0));
        if (outcome.ok) expect(sumOf(outcome.value.map(({ approved }) => approved))).toBe(sumOf(made.map(({ approved }) => approved)));
      }),
    );
  });
});

it.each([
  ['open', LINES, 'submitted'],
  ['returned', LINES, 'returned'],
  ['rejected', LINES, 'refused'],
  ['approved', LINES, 'approved'],
  ['approved', [{ amount: 2, approved: 1 }], 'partly-approved'],
] as const)('statusOfRequest maps a request that is %s to a claim that is %s', (status, lines, expected) =>
  expect(statusOfRequest(status, lines)).toBe(expected),
);

it('only approved and partly approved claims are payable', () => {
  expect(EXPENSE_CLAIM_STATES.filter(isPayable)).toEqual(['approved', 'partly-approved']);
});
