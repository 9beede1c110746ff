import * as v from 'valibot';
import { readFilters, SearchText } from '../fields/search.ts';
import { SkillType } from './skill.ts';
import { ProficiencyLevel, type UserSkill } from './userSkill.ts';

/** Filters of the catalogue on the server: words of the name, and the type. */
export const CATALOGUE_FILTERS = { search: v.optional(SearchText), type: v.optional(SkillType) };

/** Values of the endorsement filter. */
export const SKILL_ENDORSEMENTS = ['endorsed', 'not-endorsed'] as const;
export type SkillEndorsement = (typeof SKILL_ENDORSEMENTS)[number];

/** Filters of a list of a person's skills; an omitted filter matches everything. */
export const USER_SKILL_FILTERS = {
  proficiency: v.optional(ProficiencyLevel),
  endorsement: v.optional(v.picklist(SKILL_ENDORSEMENTS, 'A skill is endorsed or not-endorsed.')),
  type: v.optional(SkillType),
};
const UserSkillFilters = v.object(USER_SKILL_FILTERS);
export type UserSkillFilters = v.InferOutput<typeof UserSkillFilters>;

/** The filters as they appear in a URL; blank if not set. */
export type UserSkillFilterValues = Readonly<Record<keyof UserSkillFilters, string>>;

export const NO_USER_SKILL_FILTERS: UserSkillFilterValues = { proficiency: '', endorsement: '', type: '' };

/** Converts filters from a URL to a query: blank or unknown values are dropped. */
export function readUserSkillFilters(values: UserSkillFilterValues): UserSkillFilters {
  return readFilters(USER_SKILL_FILTERS, values);
}

type FilteredSkill = Pick<UserSkill, 'proficiency_level' | 'is_endorsed' | 'skill_id'>;

/** Whether a skill matches all three filters. A skill without a type counts as technical. */
export function matchesUserSkillFilters(skill: FilteredSkill, { proficiency, endorsement, type }: UserSkillFilters): boolean {
  return (
    (proficiency === undefined || skill.proficiency_level === proficiency) &&
    (endorsement === undefined || skill.is_endorsed === (endorsement === 'endorsed')) &&
    (type === undefined || (skill.skill_id?.type ?? 'technical') === type)
  );
}
