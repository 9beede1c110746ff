import type { Achievement } from '@quad/domain/achievements';
import { achievements } from '../../contract/achievements.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The achievements of a person. Without an id it waits. */
export function useAchievementsOf(userId: string | undefined): Read<Achievement[]> {
  return useRead(userId ? keys.achievementsOf(userId) : null, [achievements.byUser, { params: { userId: userId ?? '' } }]);
}
