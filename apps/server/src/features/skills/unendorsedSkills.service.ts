import type { Database } from '../../db/connection.ts';
import { countPendingSkillsBy } from './skills.repo.ts';
import { countUserSkillsOf } from './userSkills.repo.ts';

/** Number of a person's pending skills: those on their profile and those that they proposed. */
export async function countUnendorsedSkillsOf(db: Database, instituteId: string, userId: string): Promise<number> {
  const own = await countUserSkillsOf(db, instituteId, { userId, endorsement: 'not-endorsed' });
  return own.count + (await countPendingSkillsBy(db, instituteId, userId)).count;
}
