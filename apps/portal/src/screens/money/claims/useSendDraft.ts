import { useAddReceipt, useChangeExpenseClaim, useClaimExpenses } from '@quad/api-client/hooks';
import { deleteDraft, type StoredDraft } from '@quad/api-client/hooks/expense-drafts';
import { draftToInput, type ExpenseClaim, type ExpenseDraft } from '@quad/domain/expense-claims';

/** Submits a draft: its photos first, then the claim. The draft's key makes the request idempotent. */
export function useSendDraft(): (draft: ExpenseDraft<File>, returned?: ExpenseClaim) => Promise<ExpenseClaim> {
  const addReceipt = useAddReceipt();
  const claim = useClaimExpenses();
  const change = useChangeExpenseClaim();
  return async (draft, returned) => {
    const ids = new Map<string, string>();
    for (const { id, photo } of draft.lines.flatMap(({ photos }) => photos)) ids.set(id, (await addReceipt(photo))._id);
    const { commitment_id, title, lines } = draftToInput(draft, (id) => ids.get(id) ?? id);
    if (returned) return change({ claimId: returned._id, title, lines, version: returned.approval?.version ?? 0 });
    const sent = await claim({ key: draft.key, input: { commitment_id, title, lines } });
    await deleteDraft(draft.key);
    return sent;
  };
}

/** Whether a draft is complete and can be submitted without its author. */
export function isWhole({ commitment_id, lines }: StoredDraft): boolean {
  return commitment_id !== '' && lines.length > 0;
}
