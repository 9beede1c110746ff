import type { UnitFollowing, UnitReference } from '@quad/domain/org-units';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { checkLoggedLimit } from '../daily-limits/dailyLimits.service.ts';
import { deleteFollow, findFollowed, insertFollow } from './following.repo.ts';
import { findUnit } from './orgUnits.repo.ts';

/** The units that the requester follows, by name (access U4). */
export function listFollowed({ db, instituteId }: Context, { userId }: Actor): Promise<UnitReference[]> {
  return findFollowed(db, instituteId, userId);
}

/** Follows a unit. Idempotent (access U4). */
export function followUnit(context: Context, actor: Actor, unitId: string): Promise<Result<UnitFollowing>> {
  return change(context, actor, unitId, true);
}

/** Unfollows a unit. Idempotent (access U4). */
export function unfollowUnit(context: Context, actor: Actor, unitId: string): Promise<Result<UnitFollowing>> {
  return change(context, actor, unitId, false);
}

function change(context: Context, actor: Actor, unitId: string, isFollowing: boolean): Promise<Result<UnitFollowing>> {
  const { instituteId } = context;
  const { userId } = actor;
  return auditedTransaction(context, { actor: { userId } }, async (tx) => {
    const unit = await findUnit(tx, instituteId, unitId);
    if (!unit) return refuse('NOT_FOUND', 'This unit does not exist.');
    const isChanged = await (isFollowing ? insertFollow : deleteFollow)(tx, { instituteId, userId, unitId });
    const allowed = isChanged && isFollowing ? await checkLoggedLimit(tx, context, 'follows', actor) : accept(undefined);
    if (!allowed.ok) return allowed;
    const audit = isChanged ? ({ action: isFollowing ? 'unit.follow' : 'unit.unfollow', subjectId: unitId } as const) : undefined;
    return accept({ value: { unit_id: unitId, is_following: isFollowing }, audit });
  });
}
