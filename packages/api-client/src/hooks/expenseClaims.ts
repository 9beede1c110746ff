import type { BatchFile, ClaimView, ExpenseClaim, ExpenseClaimInput, ExpenseClaimSummary, Receipt } from '@quad/domain/expense-claims';
import { useSWRConfig } from 'swr';
import { expenseClaims, payments } from '../contract/expenseClaims.contract.ts';
import { useClient } from './clientContext.ts';
import { refreshing, useCall, useMutation } from './useMutation.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';

const PAYEE = ['money', 'payee'];
const TREASURERS = ['administration', 'treasurers'];

/** Matches keys that change with a claim, a decision or a payment: claims, batches and the ledger. */
const isMoneyKey = (key: unknown) => Array.isArray(key) && (key[0] === 'money' || key[0] === 'approvals');
const CHANGED = refreshing(isMoneyKey);

/** The commitments that the person can claim expenses from. */
export const useClaimable = () => useRead(['money', 'claimable'], [expenseClaims.claimable]);

/** Expense claims, paginated: those waiting for payment or a decision oldest first, the person's own newest first. */
export function useExpenseClaims(view: ClaimView): PagesRead<ExpenseClaimSummary> {
  const order = view === 'own' || view === 'all' ? 'newest' : 'oldest';
  return usePages(['money', 'claims', view], [expenseClaims.list, { query: { view, order, limit: SCREEN_PAGE } }]);
}

/** An expense claim, for those who may see it. */
export const useExpenseClaim = (claimId: string) => useRead(['money', 'claim', claimId], [expenseClaims.one, { params: { claimId } }]);

/** Uploads a photo or a PDF of a receipt. Idempotent: the same file is the same receipt. */
export function useAddReceipt(): (file: File) => Promise<Receipt> {
  const client = useClient();
  return (file) => client.call(expenseClaims.addReceipt, { body: { file } });
}

/** Submits an expense claim. The draft's key makes it idempotent. */
export function useClaimExpenses(): (draft: { readonly key: string; readonly input: ExpenseClaimInput }) => Promise<ExpenseClaim> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return async ({ key, input }) => {
    const claim = await client.call(expenseClaims.create, { body: input, idempotencyKey: key });
    void mutate(isMoneyKey);
    return claim;
  };
}

/** Changes a returned claim and resubmits it; refused if it has changed since it was read. */
export const useChangeExpenseClaim = () => useMutation(expenseClaims.change, CHANGED);

/** Decides a claim; refused if it has changed since it was read. */
export const useDecideExpenseClaim = () => useMutation(expenseClaims.decide, CHANGED);

/** The person's payment details. */
export const usePayee = () => useRead(PAYEE, [expenseClaims.payee]);

/** Saves the person's payment details. */
export const useSetPayee = () => useMutation(expenseClaims.setPayee, { refresh: [PAYEE] });

/** Removes the person's payment details. Returns the server's message. */
export const useRemovePayee = () => useMutation(expenseClaims.removePayee, { refresh: [PAYEE] });

/** Whether the person is a treasurer, and the payments that are due. */
export const useTreasury = () => useRead(['money', 'treasury'], [payments.treasury]);

/** Payment batches, newest first. */
export const usePaymentBatches = () => usePages(['money', 'batches'], [payments.batches, { query: { limit: SCREEN_PAGE } }]);

/** Creates a batch of claims. */
export const useMakeBatch = () => useMutation(payments.makeBatch, CHANGED);

/** Dissolves a batch whose file has not been created. Returns the server's message. */
export const useDissolveBatch = () => useMutation(payments.dissolveBatch, CHANGED);

/** Wraps a file as a JSON response, because the client reads only JSON. */
const textAsJsonFetch: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init);
  return answer.ok ? Response.json(await answer.text()) : answer;
};

/** Exports the file of a batch; each file is created only once. */
export function useExportBatch(): (batchId: string, file: BatchFile) => Promise<string> {
  const client = useClient();
  return (batchId, file) => client.call(payments.exportBatch, { params: { batchId }, body: { file }, fetch: textAsJsonFetch });
}

/** Settles the payments of a batch from the bank's response. */
export const useAnswerBatch = () => useMutation(payments.answerBatch, CHANGED);

/** Records the result of a payment manually. */
export const useSettlePayment = () => useMutation(payments.settle, CHANGED);

/** Marks a single claim as paid. */
export const usePayByHand = () => useMutation(payments.payByHand, CHANGED);

/** The address that a UPI app opens to pay a single claim. */
export const useUpiAddress = () => useCall(payments.upi);

/** The treasurers, for administrators. */
export const useTreasurers = () => useRead(TREASURERS, [payments.treasurers]);

/** Sets the treasurers. Returns the server's message. */
export const useSetTreasurers = () => useMutation(payments.setTreasurers, { refresh: [TREASURERS] });
