import type { UserSkill } from '@quad/domain/skills';
import { toStudentReference } from '../accounts/accounts.service.ts';
import type { UserSkillRecord } from './userSkills.repo.ts';

/** A person's skill as the API returns it, with the names of skill and position. */
export function toUserSkill({ claim, skill, position, unit }: UserSkillRecord): UserSkill {
  return {
    _id: claim.id,
    user_id: claim.userId,
    skill_id: { _id: skill.id, name: skill.name, category: skill.category, type: skill.type },
    position_id: position && {
      _id: position.id,
      title: position.title,
      position_type: position.positionType,
      unit_id: unit && { _id: unit.id, name: unit.name },
    },
    proficiency_level: claim.proficiency,
    is_endorsed: claim.endorsedAt !== null,
    created_at: claim.createdAt.toISOString(),
  };
}

/** The same with its owner, for office-bearers. */
export function toPendingUserSkill(record: UserSkillRecord): UserSkill {
  return { ...toUserSkill(record), user_id: toStudentReference(record.owner) };
}
