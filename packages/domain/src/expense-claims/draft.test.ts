import { describe, expect, it } from 'vitest';
import { anExpenseClaim } from '../fixtures/expenseClaims.ts';
import { checkDraft, draftOfClaim, draftToInput, emptyDraftLine } from './draft.ts';

const LINE = {
  ...emptyDraftLine('a', '2026-11-20'),
  what: 'Cables',
  budget_line_id: 'line',
  amount: '500',
  photos: [{ id: 'p', photo: 1 }],
};
const DRAFT = { key: 'k', commitment_id: 'budget', title: 'Cables', lines: [LINE] };

describe('expense claim draft', () => {
  it.each([
    [DRAFT, {}],
    [{ ...DRAFT, title: '' }, { title: 'Enter what the money was spent on.' }],
    [{ ...DRAFT, lines: [] }, { lines: 'A claim needs 1 to 20 lines.' }],
    [
      { ...DRAFT, lines: [{ ...LINE, amount: 'five', photos: [] }] },
      {
        'lines.0.amount': 'Enter an amount from 0.01 to 1,000,000,000.',
        'lines.0.receipt_total': 'Enter an amount from 0.01 to 1,000,000,000.',
        'lines.0.receipt_ids': 'Add from one to 3 photos or PDFs of the receipt.',
      },
    ],
    [
      { ...DRAFT, lines: [{ ...LINE, total: '400' }] },
      { 'lines.0.receipt_total': 'The receipt must be for at least what you claim of it.' },
    ],
    [{ ...DRAFT, lines: [{ ...LINE, day: '2026-12-01' }] }, { lines: 'A receipt cannot be dated in the future.' }],
  ])('reports errors by field (case %#)', (draft, errors) => expect(checkDraft(draft, '2026-11-20')).toEqual(errors));

  it('sends the ids of new photos and of receipts that were uploaded before', () => {
    const sent = { _id: 'r', url: '', kind: 'pdf' } as const;
    const draft = { ...DRAFT, lines: [{ ...LINE, total: '1,200.50', receipts: [sent] }] };
    expect(draftToInput(draft, (id) => `${id}-kept`)).toMatchObject({
      lines: [{ amount: 50_000, receipt_total: 120_050, receipt_ids: ['r', 'p-kept'] }],
    });
    expect(draftToInput(DRAFT, String)).toMatchObject({ lines: [{ amount: 50_000, receipt_total: 50_000 }] });
  });

  it('keeps the lines of a returned claim', () => {
    const claim = anExpenseClaim();
    const input = draftToInput(draftOfClaim(claim), String);
    expect(input.lines).toEqual(
      claim.lines.map(({ what, budget_line_id, day, amount, receipt_total, receipts }) => ({
        ...{ what, budget_line_id, day, amount, receipt_total, receipt_ids: receipts.map(({ _id }) => _id) },
      })),
    );
  });
});
