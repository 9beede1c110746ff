import * as v from 'valibot';
import { readFilters, SearchText } from '../fields/search.ts';
import { SkillType } from './skill.ts';
import { ProficiencyLevel, type UserSkill } from './userSkill.ts';

/** What narrows the catalogue down that a server answers: words of the name, and the type. */
export const CATALOGUE_FILTERS = { search: v.optional(SearchText), type: v.optional(SkillType) };

/** Values of the endorsement filter. */
export const SKILL_ENDORSEMENTS = ['endorsed', 'not-endorsed'] as const;
export type SkillEndorsement = (typeof SKILL_ENDORSEMENTS)[number];

/** What narrows down a list of somebody's skills; what is left out leaves nothing out. */
export const USER_SKILL_FILTERS = {
  proficiency: v.optional(ProficiencyLevel),
  endorsement: v.optional(v.picklist(SKILL_ENDORSEMENTS, 'A skill is endorsed or not-endorsed.')),
  type: v.optional(SkillType),
};
const UserSkillFilters = v.object(USER_SKILL_FILTERS);
export type UserSkillFilters = v.InferOutput<typeof UserSkillFilters>;

/** The filters of a list of somebody's skills as they stand in an address: blank, or the word of each. */
export type UserSkillFilterWords = Readonly<Record<keyof UserSkillFilters, string>>;

export const NO_USER_SKILL_FILTERS: UserSkillFilterWords = { proficiency: '', endorsement: '', type: '' };

/** What can be asked for of the words in an address: what is blank or not known lets everything through. */
export function readUserSkillFilters(words: UserSkillFilterWords): UserSkillFilters {
  return readFilters(USER_SKILL_FILTERS, words);
}

type FilteredSkill = Pick<UserSkill, 'proficiency_level' | 'is_endorsed' | 'skill_id'>;

/** Whether somebody's skill passes all three filters. A skill whose type is not told counts as technical. */
export function isUserSkillWanted(skill: FilteredSkill, { proficiency, endorsement, type }: UserSkillFilters): boolean {
  return (
    (proficiency === undefined || skill.proficiency_level === proficiency) &&
    (endorsement === undefined || skill.is_endorsed === (endorsement === 'endorsed')) &&
    (type === undefined || (skill.skill_id?.type ?? 'technical') === type)
  );
}
