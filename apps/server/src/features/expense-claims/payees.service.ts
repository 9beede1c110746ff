import { endingOf, PAYMENT_TEXTS, type Payee, type PayeeInput } from '@quad/domain/expense-claims';
import { accept, type Result } from '@quad/domain/refusals';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { Keys } from '../../keys/keys.ts';
import type { InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { sealSecret, unsealSecret } from '../institutes/institutes.service.ts';
import { findPayee, lockPayees, removePayeeRow, savePayee } from './payments.repo.ts';
import type { PayeeRow } from './payments.table.ts';

/** The encrypted part of a payee's details. */
const Sealed = v.object({ account: v.string(), upi: v.string() });
const NO_PAYEE: Payee = { holder: '', account_ending: null, ifsc: null, has_upi: false, consented_at: null };

function toPayee({ holder, accountEnding, ifsc, hasUpi, consentedAt }: PayeeRow): Payee {
  return { holder, account_ending: accountEnding, ifsc, has_upi: hasUpi, consented_at: consentedAt.toISOString() };
}

/** Decrypts a payee's account number and UPI ID; blank if they were encrypted with another key. */
export function openPayee({ keys }: Pick<Context, 'keys'>, { instituteId, sealed }: PayeeRow): v.InferOutput<typeof Sealed> {
  const opened = unsealSecret(keys, instituteId, sealed);
  return opened === undefined ? { account: '', upi: '' } : v.parse(Sealed, JSON.parse(opened));
}

/** The requester's payment details (access S4). */
export async function readPayee({ db, instituteId }: Context, { userId }: Actor): Promise<Payee> {
  const row = await findPayee(db, instituteId, userId);
  return row ? toPayee(row) : NO_PAYEE;
}

/** Stores the requester's payment details with their consent (access S4, docs/specification/expense-claims.md#payments-payees). */
export function setPayee(context: Context, { actor, claim, input }: InputParams<PayeeInput>): Promise<Result<Payee>> {
  const { clock, instituteId, keys } = context;
  const { holder, account, ifsc, upi } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const row: PayeeRow = {
      ...{ instituteId, userId: actor.userId, holder, ifsc: ifsc || null, accountEnding: account ? endingOf(account) : null },
      sealed: sealSecret(keys, instituteId, JSON.stringify({ account, upi })),
      ...{ hasUpi: upi !== '', consentedAt: clock() },
    };
    await savePayee(tx, row);
    return accept({
      value: toPayee(row),
      audit: { action: 'payee.set', subjectId: actor.userId, detail: { hasAccount: account !== '', hasUpi: row.hasUpi } },
    });
  });
}

/** Deletes the requester's payment details (access S4). */
export function removePayee(context: Context, { actor, claim }: WriteParams): Promise<Result<{ message: string }>> {
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const isRemoved = await removePayeeRow(tx, context.instituteId, actor.userId);
    return accept({
      value: { message: PAYMENT_TEXTS.payeeRemoved },
      audit: isRemoved ? { action: 'payee.remove', subjectId: actor.userId, detail: {} } : undefined,
    });
  });
}

/** Encrypts all payment details with other keys, in the transaction of the key rotation. */
export async function reencryptPayees(tx: Database, { instituteId, keys }: { instituteId: string; keys: Keys }, to: Keys): Promise<void> {
  for (const row of await lockPayees(tx, instituteId)) {
    await savePayee(tx, { ...row, sealed: sealSecret(to, instituteId, JSON.stringify(openPayee({ keys }, row))) });
  }
}
