import type { PersonReference } from '@quad/domain/accounts';
import type {
  BatchFile,
  ClaimableCommitment,
  ClaimView,
  ExpenseClaim,
  ExpenseClaimChange,
  ExpenseClaimInput,
  ExpenseClaimSummary,
  Payee,
  PaymentBatch,
  Receipt,
  Treasury,
  UpiAddress,
} from '@quad/domain/expense-claims';
import { useSWRConfig } from 'swr';
import type { BodyOf } from '../contract/endpoint.ts';
import { expenseClaims, payments } from '../contract/expenseClaims.contract.ts';
import { useClient } from './clientContext.ts';
import { type PagesRead, SCREEN_PAGE, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

const PAYEE = ['money', 'payee'];
const TREASURERS = ['administration', 'treasurers'];

/** What is claimed, decided or paid changes claims, batches and what the ledger says. */
const isMoneyKey = (key: unknown) => Array.isArray(key) && (key[0] === 'money' || key[0] === 'approvals');
const ALL_CHANGED = { refresh: [isMoneyKey] };
/** Somebody else may have been first: after a refusal they are asked for again, too. */
const ALWAYS = { ...ALL_CHANGED, refreshAfter: () => [isMoneyKey] };

/** What can be claimed of. */
export function useClaimable(): Read<ClaimableCommitment[]> {
  return useRead(['money', 'claimable'], [expenseClaims.claimable]);
}

/** Claims of money, page by page: what waits for payment and for a decision the oldest first, the own ones the newest. */
export function useExpenseClaims(view: ClaimView): PagesRead<ExpenseClaimSummary> {
  const order = view === 'own' || view === 'all' ? 'newest' : 'oldest';
  return usePages(['money', 'claims', view], [expenseClaims.list, { query: { view, order, limit: SCREEN_PAGE } }]);
}

/** A claim of money, for who sees it. */
export function useExpenseClaim(claimId: string): Read<ExpenseClaim> {
  return useRead(['money', 'claim', claimId], [expenseClaims.one, { params: { claimId } }]);
}

/** Keeps a photo or a PDF of a receipt. The same file is the same receipt. */
export function useAddReceipt(): (file: File) => Promise<Receipt> {
  const client = useClient();
  return (file) => client.call(expenseClaims.addReceipt, { body: { file } });
}

/** Claims what was spent: a draft with its key once, however often it is sent. */
export function useClaimExpenses(): (draft: { readonly key: string; readonly input: ExpenseClaimInput }) => Promise<ExpenseClaim> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return async ({ key, input }) => {
    const claim = await client.call(expenseClaims.create, { body: input, idempotencyKey: key });
    void mutate(isMoneyKey);
    return claim;
  };
}

/** Changes a returned claim and sends it again, as it was seen. */
export function useChangeExpenseClaim(): (claimId: string, change: ExpenseClaimChange) => Promise<ExpenseClaim> {
  const write = useWrite();
  return (claimId, body) => write([expenseClaims.change, { params: { claimId }, body }], ALWAYS);
}

/** Decides a claim as it was seen. */
export function useDecideExpenseClaim(): (claimId: string, decision: BodyOf<typeof expenseClaims.decide>) => Promise<ExpenseClaim> {
  const write = useWrite();
  return (claimId, body) => write([expenseClaims.decide, { params: { claimId }, body }], ALWAYS);
}

/** How the person is paid. */
export function usePayee(): Read<Payee> {
  return useRead(PAYEE, [expenseClaims.payee]);
}

/** Keeps how the person is paid. */
export function useSetPayee(): (body: BodyOf<typeof expenseClaims.setPayee>) => Promise<Payee> {
  const write = useWrite();
  return (body) => write([expenseClaims.setPayee, { body }], { refresh: [PAYEE] });
}

/** Removes how the person is paid. The answer is the sentence that says so. */
export function useRemovePayee(): () => Promise<string> {
  const write = useWrite();
  return async () => (await write([expenseClaims.removePayee], { refresh: [PAYEE] })).message;
}

/** Whether the person is a treasurer, and what waits to be paid. */
export function useTreasury(): Read<Treasury> {
  return useRead(['money', 'treasury'], [payments.treasury]);
}

/** Batches of payments, the newest first. */
export function usePaymentBatches(): PagesRead<PaymentBatch> {
  return usePages(['money', 'batches'], [payments.batches, { query: { limit: SCREEN_PAGE } }]);
}

/** Puts claims into a batch. */
export function useMakeBatch(): (claimIds: string[]) => Promise<PaymentBatch> {
  const write = useWrite();
  return (claim_ids) => write([payments.makeBatch, { body: { claim_ids } }], ALWAYS);
}

/** Dissolves a batch whose file was not made. The answer is the sentence that says so. */
export function useDissolveBatch(): (batchId: string) => Promise<string> {
  const write = useWrite();
  return async (batchId) => (await write([payments.dissolveBatch, { params: { batchId } }], ALWAYS)).message;
}

/** A file as an answer that the client reads, which takes no other than JSON. */
const textFetch: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init);
  return answer.ok ? Response.json(await answer.text()) : answer;
};

/** A file of a batch, which is made once. */
export function useExportBatch(): (batchId: string, file: BatchFile) => Promise<string> {
  const client = useClient();
  return (batchId, file) => client.call(payments.exportBatch, { params: { batchId }, body: { file }, fetch: textFetch });
}

/** Settles the payments of a batch as the bank answered. */
export function useAnswerBatch(): (batchId: string, table: string) => Promise<PaymentBatch> {
  const write = useWrite();
  return (batchId, table) => write([payments.answerBatch, { params: { batchId }, body: { table } }], ALWAYS);
}

/** Says by hand how a payment ended. */
export function useSettlePayment(): (paymentId: string, body: BodyOf<typeof payments.settle>) => Promise<PaymentBatch> {
  const write = useWrite();
  return (paymentId, body) => write([payments.settle, { params: { paymentId }, body }], ALWAYS);
}

/** Marks a single claim as paid. */
export function usePayByHand(): (claimId: string, body: BodyOf<typeof payments.payByHand>) => Promise<ExpenseClaim> {
  const write = useWrite();
  return (claimId, body) => write([payments.payByHand, { params: { claimId }, body }], ALWAYS);
}

/** What a UPI app is told to pay a single claim. */
export function useUpiAddress(): (claimId: string) => Promise<UpiAddress> {
  const client = useClient();
  return (claimId) => client.call(payments.upi, { params: { claimId } });
}

/** Who may pay, for administrators. */
export function useTreasurers(): Read<PersonReference[]> {
  return useRead(TREASURERS, [payments.treasurers]);
}

/** Says who may pay. The answer is the sentence that says so. */
export function useSetTreasurers(): (body: BodyOf<typeof payments.setTreasurers>) => Promise<string> {
  const write = useWrite();
  return async (body) => (await write([payments.setTreasurers, { body }], { refresh: [TREASURERS] })).message;
}
