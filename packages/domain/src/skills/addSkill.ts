import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { CreateSkillInput, CreateUserSkillInput } from './skillInput.ts';

/** What the skill select says for a skill that the catalogue does not have: it reveals the new-skill form. */
export const OTHER_SKILL = 'other';

const { skill_id, proficiency_level, position_id } = CreateUserSkillInput.entries;
const claim = { skill_id, proficiency_level, position_id };
const KnownSkill = body(claim);
const NewSkill = body({ ...claim, ...CreateSkillInput.entries });

function isNewSkill(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'skill_id' in input && input.skill_id === OTHER_SKILL;
}

/** The form that adds a skill to the own ones: the fields of a new skill count only while 'other' is chosen. */
export const AddSkillForm = v.lazy((input): typeof KnownSkill | typeof NewSkill => (isNewSkill(input) ? NewSkill : KnownSkill));
export type AddSkillForm = v.InferOutput<typeof AddSkillForm>;

/** True for a form that proposes a skill and then claims it. */
export function proposesSkill(form: AddSkillForm): form is v.InferOutput<typeof NewSkill> {
  return form.skill_id === OTHER_SKILL;
}
