import type { Endorser } from '@quad/domain/endorsements';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { personExists } from '../accounts/accounts.service.ts';

/** The person behind a request as the rules of endorsement know them. */
export function toEndorser({ userId, role, unit }: Actor): Endorser {
  return { _id: userId, role, unitCategory: unit?.category };
}

/** The person's own records, or anybody's for office-bearers (access K3, K7). A student learns nothing about other ids. */
export async function checkReadsRecordsOf({ db, instituteId }: Context, actor: Actor, userId: string): Promise<Result<true>> {
  if (userId === actor.userId) return accept(true);
  if (actor.role === 'STUDENT') return refuse('FORBIDDEN', 'You can see only what is your own.');
  return (await personExists(db, instituteId, userId)) ? accept(true) : refuse('NOT_FOUND', 'This person does not exist.');
}
