import * as v from 'valibot';
import { ActorField, body } from '../fields/body.ts';
import { OptionalId, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { SKILL_TEXTS } from '../messages/skills.ts';
import { SkillType } from './skill.ts';
import { ProficiencyLevel } from './userSkill.ts';

/** Body of a new skill of the catalogue, from 'other' in the skill select. */
export const CreateSkillInput = body({
  name: requiredText(SKILL_TEXTS.newSkillIncomplete),
  category: requiredText(SKILL_TEXTS.newSkillIncomplete),
  type: v.optional(SkillType, 'technical'),
  description: optionalText(),
});
export type CreateSkillInput = v.InferOutput<typeof CreateSkillInput>;

/** Body of a person's own skill. */
export const CreateUserSkillInput = body({
  user_id: ActorField,
  skill_id: requiredId(SKILL_TEXTS.skillRequired),
  proficiency_level: v.optional(ProficiencyLevel, 'beginner'),
  position_id: OptionalId,
});
export type CreateUserSkillInput = v.InferOutput<typeof CreateUserSkillInput>;
