import type { QueueType } from '@quad/domain/endorsements';
import { useSWRConfig } from 'swr';
import { achievements } from '../../contract/achievements.contract.ts';
import { skills } from '../../contract/skills.contract.ts';
import { keys } from '../keys.ts';
import { useSession } from '../session/useSession.ts';
import { useSubmit } from '../useSubmit.ts';
import { endorseOptimistically } from './endorseOptimistically.ts';

type Endorse = (pending: { id: string }) => Promise<unknown>;

/**
 * Endorses items of one type in the name of the signed-in person. An item leaves its pending list at once, and comes back when
 * it could not be endorsed.
 */
export function useEndorse(type: QueueType): { endorseUserSkill: Endorse; endorseSkill: Endorse; verifyAchievement: Endorse } {
  const submit = useSubmit();
  const { mutate } = useSWRConfig();
  const { user } = useSession();
  return {
    endorseUserSkill: ({ id }) =>
      endorseOptimistically({
        mutate,
        id,
        key: keys.pendingUserSkills(type),
        send: () => submit(skills.endorseOfUser, { params: { id } }),
      }),
    endorseSkill: ({ id }) =>
      endorseOptimistically({
        mutate,
        id,
        key: keys.pendingSkills(type),
        send: () => submit(skills.endorse, { params: { skillId: id } }),
      }),
    verifyAchievement: ({ id }) =>
      endorseOptimistically({
        mutate,
        id,
        key: keys.pendingAchievements(type),
        send: () => submit(achievements.verify, { params: { id }, body: { verified_by: user?._id } }),
      }),
  };
}
