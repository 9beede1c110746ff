import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { CreateSkillInput, CreateUserSkillInput } from './skillInput.ts';

/** Value of the skill select for a skill that is missing from the catalogue; it reveals the new-skill form. */
export const OTHER_SKILL = 'other';

const { skill_id, proficiency_level, position_id } = CreateUserSkillInput.entries;
const Unchecked = v.optional(v.string(), '');

/**
 * The form that adds a skill to the person's own ones. The fields of a new skill count only while 'other' is chosen; the result is either
 * the id of a skill in the catalogue or a new skill.
 */
export const AddSkillForm = v.pipe(
  body({ skill_id, proficiency_level, position_id, name: Unchecked, category: Unchecked, type: Unchecked, description: Unchecked }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { skill_id: chosen, proficiency_level: level, position_id: position, ...proposed } = dataset.value;
    const claim = { proficiency_level: level, position_id: position };
    if (chosen !== OTHER_SKILL) return { ...claim, skill: chosen };
    const { success, output, issues = [] } = v.safeParse(CreateSkillInput, proposed);
    if (success) return { ...claim, skill: output };
    for (const { message, path } of issues) addIssue({ message, path });
    return NEVER;
  }),
);
/** A skill for the person's own list: the id of one in the catalogue, or a new one to be proposed first. */
export type AddSkillForm = v.InferOutput<typeof AddSkillForm>;
