import type { Database } from '../../db/connection.ts';
import { countAchievementsOf } from './achievements.repo.ts';

/** Number of a person's pending achievements. */
export async function countUnverifiedOf(db: Database, instituteId: string, userId: string): Promise<number> {
  return (await countAchievementsOf(db, instituteId, { userId, state: 'pending' })).count;
}
