import type { Achievement, AchievementFilters, AchievementInput, AchievementRecord } from '@quad/domain/achievements';
import { achievements, NEWEST_ACHIEVEMENT } from '../contract/achievements.contract.ts';
import { keys } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { type NarrowedRead, useNarrowedPages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** The achievements of a person that pass the filters, the latest first, page by page. Without an id it waits. */
export function useAchievementsOf(userId: string | undefined, filters: AchievementFilters = {}): NarrowedRead<Achievement> {
  return useNarrowedPages(
    userId ? keys.achievementsOf(userId) : null,
    [achievements.byUser, { params: { userId: userId ?? '' } }],
    filters,
  );
}

/** What a person added last: one achievement, or none. Without an id it waits. */
export function useNewestAchievementOf(userId: string | undefined): Read<Achievement[]> {
  return useRead(userId ? keys.newestAchievementOf(userId) : null, [
    achievements.byUser,
    { params: { userId: userId ?? '' }, query: NEWEST_ACHIEVEMENT },
  ]);
}

/** What a form says of an achievement; whose it is, the session says. */
export type NewAchievement = Omit<AchievementInput, 'user_id'>;

/** Submits an achievement of the signed-in person; their own list is asked for again. */
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
