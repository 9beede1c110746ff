import * as v from 'valibot';
import { StudentReference } from '../accounts/person.ts';
import { reference } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';
import { PositionReference } from '../positions/position.ts';
import { SkillReference } from './skill.ts';

export const PROFICIENCY_LEVELS = ['beginner', 'intermediate', 'advanced', 'expert'] as const;
export const ProficiencyLevel = v.picklist(PROFICIENCY_LEVELS, 'Choose how well you know the skill.');
export type ProficiencyLevel = v.InferOutput<typeof ProficiencyLevel>;

const stored = {
  _id: Id,
  proficiency_level: ProficiencyLevel,
  is_endorsed: v.optional(v.boolean(), false),
  created_at: v.optional(v.string()),
};

/** A person's skill as in lists. */
export const UserSkill = v.object({
  ...stored,
  user_id: reference(StudentReference),
  skill_id: v.optional(v.nullable(SkillReference), null),
  position_id: v.optional(v.nullable(PositionReference), null),
});
export type UserSkill = v.InferOutput<typeof UserSkill>;

/** A person's skill as stored: the response to adding and endorsing one. */
export const UserSkillRecord = v.object({
  ...stored,
  user_id: reference(StudentReference),
  skill_id: reference(SkillReference),
  position_id: reference(PositionReference),
});
export type UserSkillRecord = v.InferOutput<typeof UserSkillRecord>;
