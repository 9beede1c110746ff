import type { AchievementFilters, AchievementInput, AchievementRecord } from '@quad/domain/achievements';
import { achievements, NEWEST_ACHIEVEMENT } from '../contract/achievements.contract.ts';
import { keys } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { useNarrowedPages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The achievements of a person that match the filters, latest first, paginated. Sends no request without an id. */
export const useAchievementsOf = (userId: string | undefined, filters: AchievementFilters = {}) =>
  useNarrowedPages(userId ? keys.achievementsOf(userId) : null, [achievements.byUser, { params: { userId: userId ?? '' } }], filters);

/** The achievement that a person added last, if any. Sends no request without an id. */
export const useNewestAchievementOf = (userId: string | undefined) =>
  useRead(userId ? keys.newestAchievementOf(userId) : null, [
    achievements.byUser,
    { params: { userId: userId ?? '' }, query: NEWEST_ACHIEVEMENT },
  ]);

/** Form values of an achievement; the owner comes from the session. */
export type NewAchievement = Omit<AchievementInput, 'user_id'>;

/** Submits an achievement of the signed-in person and refetches their list. */
export function useAddAchievement(): (achievement: NewAchievement) => Promise<AchievementRecord> {
  const write = useWrite();
  const { user } = useSession();
  const userId = user?._id ?? '';
  return async (achievement) => {
    const body = { ...achievement, user_id: userId };
    const answer = await write([achievements.add, { body }], {
      refresh: [keys.achievementsOf(userId), keys.newestAchievementOf(userId), keys.dashboardStats, keys.dailyAllowances],
    });
    return answer.achievement;
  };
}
