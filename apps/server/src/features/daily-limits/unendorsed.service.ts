import { MAX_UNENDORSED, TOO_MANY_UNENDORSED } from '@quad/domain/daily-limits';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { countUnverifiedOf } from '../achievements/unverified.service.ts';
import { countUnendorsedSkillsOf } from '../skills/unendorsedSkills.service.ts';

type Owner = Pick<Actor, 'userId'>;

/**
 * Checks, in the transaction that added a record, whether the person has too many records pending endorsement. A concurrent addition of the
 * same person waits here and counts the first one.
 */
export async function checkUnendorsed(tx: Database, context: Pick<Context, 'instituteId'>, owner: Owner): Promise<Result<undefined>> {
  await advisoryLock(tx, 'unendorsed', owner.userId);
  const waiting = await countUnendorsed(tx, context, owner);
  return waiting > MAX_UNENDORSED ? refuse('TOO_MANY_REQUESTS', TOO_MANY_UNENDORSED) : accept(undefined);
}

/** Number of a person's pending records: skills in their profile, skills that they proposed, and achievements. */
export async function countUnendorsed(db: Database, { instituteId }: Pick<Context, 'instituteId'>, { userId }: Owner): Promise<number> {
  return (await countUnendorsedSkillsOf(db, instituteId, userId)) + (await countUnverifiedOf(db, instituteId, userId));
}
