import type { Skill } from '@quad/domain/skills';
import type { SkillRow } from './skills.table.ts';

/** A skill of the catalogue as the API returns it, without the person who proposed it. */
export function toSkill({ id, name, description, category, type, endorsedAt, createdAt }: SkillRow): Skill {
  return {
    _id: id,
    skill_id: id,
    name,
    description,
    category,
    type,
    is_endorsed: endorsedAt !== null,
    created_at: createdAt.toISOString(),
  };
}
