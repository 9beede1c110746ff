import type { AchievementInput, AchievementRecord } from '@quad/domain/achievements';
import { useSWRConfig } from 'swr';
import { achievements } from '../../contract/achievements.contract.ts';
import { keys } from '../keys.ts';
import { useSession } from '../session/useSession.ts';
import { useSubmit } from '../useSubmit.ts';

/** What a form says of an achievement; whose it is, the session says. */
export type NewAchievement = Omit<AchievementInput, 'user_id'>;

/** Submits an achievement of the signed-in person; the own list is asked for again. */
export function useAddAchievement(): (achievement: NewAchievement) => Promise<AchievementRecord> {
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  const { user } = useSession();
  const userId = user?._id ?? '';
  return async (achievement) => {
    const answer = await submit(achievements.add, { body: { ...achievement, user_id: userId } });
    void mutate(keys.achievementsOf(userId));
    void mutate(keys.dashboardStats);
    return answer.achievement;
  };
}
