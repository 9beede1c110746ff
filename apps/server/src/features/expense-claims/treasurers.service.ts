import type { PersonReference } from '@quad/domain/accounts';
import { EXPENSE_CLAIM_TEXTS, type TreasurerInput } from '@quad/domain/expense-claims';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { findCapablePeople } from '../accounts/accounts.service.ts';
import { auditedTransaction, recordAll } from '../audit/audit.service.ts';
import { findTreasurers, isTreasurer, replaceTreasurers } from './payments.repo.ts';

/** Refuses users who are not treasurers. */
export async function checkTreasurer(
  db: Database,
  { instituteId }: Pick<Context, 'instituteId'>,
  { userId }: Actor,
): Promise<Result<true>> {
  return (await isTreasurer(db, instituteId, userId)) ? accept(true) : refuse('FORBIDDEN', EXPENSE_CLAIM_TEXTS.notTreasurer);
}

/** Lists the treasurers (access M16). */
export async function listTreasurers({ db, instituteId }: Context): Promise<PersonReference[]> {
  const found = await findTreasurers(db, instituteId);
  return found.map(({ id, name, email }) => ({ _id: id, username: email, personal_info: { name } }));
}

/**
 * Sets the treasurers (access M16, docs/specification/expense-claims.md#payments-treasurers). Nobody can name themselves. Each added or
 * removed treasurer is recorded in the audit log.
 */
export function setTreasurers(
  context: Context,
  { actor, claim, input }: InputParams<TreasurerInput>,
): Promise<Result<{ message: string }>> {
  const { instituteId } = context;
  const ids = [...new Set(input.user_ids)];
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const capable = await findCapablePeople(tx, instituteId, ids);
    if (capable.length < ids.length) return refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.noPerson, { user_ids: EXPENSE_CLAIM_TEXTS.noPerson });
    const former = await replaceTreasurers(tx, instituteId, ids);
    if (ids.includes(actor.userId) && !former.includes(actor.userId)) return refuse('SELF_APPOINTMENT', EXPENSE_CLAIM_TEXTS.ownOffice);
    const changed = (action: 'treasurer.add' | 'treasurer.remove', some: readonly string[], others: readonly string[]) =>
      some.filter((id) => !others.includes(id)).map((id) => ({ action, subjectId: id, detail: {} }));
    await recordAll(tx, context, actor.userId, [...changed('treasurer.add', ids, former), ...changed('treasurer.remove', former, ids)]);
    return accept({ value: { message: EXPENSE_CLAIM_TEXTS.treasurersSet }, audit: undefined });
  });
}
