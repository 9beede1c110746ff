import type { UserSkill } from '@quad/domain/skills';
import { skills } from '../../contract/skills.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** The skills of a person. Without an id it waits. */
export function useSkillsOf(userId: string | undefined): Read<UserSkill[]> {
  return useRead(userId ? keys.skillsOf(userId) : null, [skills.byUser, { params: { userId: userId ?? '' } }]);
}
