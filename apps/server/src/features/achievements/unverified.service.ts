import type { Database } from '../../db/connection.ts';
import { countAchievementsOf } from './achievements.repo.ts';

/** How many achievements of one person wait for an endorsement. */
export async function countUnverifiedOf(db: Database, instituteId: string, userId: string): Promise<number> {
  return (await countAchievementsOf(db, instituteId, { userId, state: 'pending' })).count;
}
