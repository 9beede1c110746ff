import type { Endorser } from '@quad/domain/endorsements';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { personExists } from '../accounts/accounts.service.ts';

/** Converts the actor for the domain's rules of endorsement. */
export function toEndorser({ userId, role, unit }: Actor): Endorser {
  return { _id: userId, role, unitCategory: unit?.category };
}

/**
 * Allows the requester's own records, and anybody's for office-bearers (access K3, K7). Students get the same error whether the id exists
 * or not.
 */
export async function checkReadsRecordsOf({ db, instituteId }: Context, actor: Actor, userId: string): Promise<Result<true>> {
  if (userId === actor.userId) return accept(true);
  if (actor.role === 'STUDENT') return refuse('FORBIDDEN', 'You can see only your own data.');
  return (await personExists(db, instituteId, userId)) ? accept(true) : refuse('NOT_FOUND', 'This person does not exist.');
}
