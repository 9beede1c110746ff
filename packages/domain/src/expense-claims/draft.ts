import * as v from 'valibot';
import { typedPaise } from '../ledger/paise.ts';
import { plainRupees } from './batchFiles.ts';
import { type ExpenseClaim, type ExpenseClaimInput, expenseClaimInput, type Receipt } from './claim.ts';

/** A line as typed, with photos and PDFs that are still on the device. */
export interface DraftLine<Photo> {
  readonly id: string;
  readonly what: string;
  readonly budget_line_id: string;
  readonly day: string;
  readonly amount: string;
  /** Total of the receipt; blank if it equals the amount. */
  readonly total: string;
  readonly photos: readonly { readonly id: string; readonly photo: Photo }[];
  /** Receipts that have been uploaded. */
  readonly receipts: readonly Receipt[];
}

/** A claim being written, stored on the device until it is submitted, once. */
export interface ExpenseDraft<Photo> {
  /** Idempotency key of the submission. */
  readonly key: string;
  readonly commitment_id: string;
  readonly title: string;
  readonly lines: readonly DraftLine<Photo>[];
}

/** Returns a blank line. */
export function emptyDraftLine(id: string, day: string): DraftLine<never> {
  return { id, what: '', budget_line_id: '', day, amount: '', total: '', photos: [], receipts: [] };
}

/** Converts a returned claim to a draft that can be changed and resubmitted. */
export function draftOfClaim({ _id, commitment, title, lines }: ExpenseClaim): ExpenseDraft<never> {
  return {
    ...{ key: _id, commitment_id: commitment._id, title },
    lines: lines.map(({ _id: id, what, budget_line_id, day, amount, receipt_total, receipts }) => ({
      ...{ id, what, budget_line_id, day, amount: plainRupees(amount), receipts, photos: [] },
      total: receipt_total === amount ? '' : plainRupees(receipt_total),
    })),
  };
}

/** Converts a draft to the body, once its photos have ids. */
export function draftToInput<Photo>(draft: ExpenseDraft<Photo>, idOf: (photoId: string) => string): ExpenseClaimInput {
  return {
    commitment_id: draft.commitment_id,
    title: draft.title,
    lines: draft.lines.map(({ what, budget_line_id, day, amount, total, photos, receipts }) => ({
      ...{ what, budget_line_id, day, amount: typedPaise(amount) ?? 0 },
      receipt_total: (total.trim() === '' ? typedPaise(amount) : typedPaise(total)) ?? 0,
      receipt_ids: [...receipts.map(({ _id }) => _id), ...photos.map(({ id }) => idOf(id))],
    })),
  };
}

/** Returns the errors of a draft by field: `title`, `lines.0.amount`. Empty if it can be submitted. */
export function checkDraft<Photo>(draft: ExpenseDraft<Photo>, today: string): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(
    expenseClaimInput({ today }),
    draftToInput(draft, (id) => id),
  );
  const errors: Record<string, string> = {};
  for (const { path = [], message } of issues) errors[path.map(({ key }) => key).join('.')] ??= message;
  return errors;
}
