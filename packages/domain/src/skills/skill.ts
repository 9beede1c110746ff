import * as v from 'valibot';
import { LenientText } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';

export const SKILL_TYPES = ['technical', 'cultural', 'sports', 'academic', 'other'] as const;
export const SkillType = v.picklist(SKILL_TYPES, 'Choose the type of the skill.');
export type SkillType = v.InferOutput<typeof SkillType>;

/** A skill of the catalogue. */
export const Skill = v.object({
  _id: Id,
  skill_id: v.optional(v.string()),
  name: v.string(),
  description: LenientText,
  category: LenientText,
  type: v.optional(v.string(), 'technical'),
  is_endorsed: v.optional(v.boolean()),
  created_at: v.optional(v.string()),
});
export type Skill = v.InferOutput<typeof Skill>;

/** A skill as referenced by a person's skill. */
export const SkillReference = v.object({ _id: Id, name: v.string(), category: LenientText, type: LenientText });
export type SkillReference = v.InferOutput<typeof SkillReference>;
