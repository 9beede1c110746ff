import type { Achievement } from '@quad/domain/achievements';
import type { QueueType } from '@quad/domain/endorsements';
import type { Skill, UserSkill } from '@quad/domain/skills';
import { achievements } from '../../contract/achievements.contract.ts';
import { skills } from '../../contract/skills.contract.ts';
import { keys } from '../keys.ts';
import { type Read, useRead } from '../useRead.ts';

/** People's skills of a type that wait for endorsement. */
export function usePendingUserSkills(skillType: QueueType): Read<UserSkill[]> {
  return useRead(keys.pendingUserSkills(skillType), [skills.unendorsedOfUsers, { params: { skillType } }]);
}

/** New skills of a type that wait for endorsement. */
export function usePendingSkills(skillType: QueueType): Read<Skill[]> {
  return useRead(keys.pendingSkills(skillType), [skills.unendorsed, { params: { skillType } }]);
}

/** Achievements of a type that wait for endorsement. */
export function usePendingAchievements(skillType: QueueType): Read<Achievement[]> {
  return useRead(keys.pendingAchievements(skillType), [achievements.unendorsed, { params: { skillType } }]);
}
