import * as v from 'valibot';
import { SearchText } from '../fields/search.ts';
import { SkillType } from './skill.ts';
import { ProficiencyLevel, type UserSkill } from './userSkill.ts';

/** What narrows the catalogue down that a server answers: words of the name, and the type. */
export const CATALOGUE_FILTERS = { search: v.optional(SearchText), type: v.optional(SkillType) };

/** Values of the endorsement filter. */
export const SKILL_ENDORSEMENTS = ['endorsed', 'not-endorsed'] as const;
export type SkillEndorsement = (typeof SKILL_ENDORSEMENTS)[number];

/** What narrows down the list of somebody's skills that a server answers; what is left out leaves nothing out. */
export const USER_SKILL_FILTERS = {
  proficiency: v.optional(ProficiencyLevel),
  endorsement: v.optional(v.picklist(SKILL_ENDORSEMENTS, 'A skill is endorsed or not-endorsed.')),
  type: v.optional(SkillType),
};

/** What narrows down the list of one's skills; '' and what is not on a list mean all. */
export interface SkillFilters {
  readonly proficiency: string;
  readonly endorsement: string;
  readonly type: string;
}

type FilteredSkill = { readonly proficiency_level: ProficiencyLevel } & Pick<UserSkill, 'is_endorsed' | 'skill_id'>;

function isEndorsement(text: string): text is SkillEndorsement {
  return (SKILL_ENDORSEMENTS as readonly string[]).includes(text);
}

/** The skills that pass all three filters, in their own order. A skill whose type is not told counts as technical. */
export function filterSkills<S extends FilteredSkill>(skills: readonly S[], { proficiency, endorsement, type }: SkillFilters): S[] {
  return skills.filter(
    (skill) =>
      (proficiency === '' || skill.proficiency_level === proficiency) &&
      (!isEndorsement(endorsement) || skill.is_endorsed === (endorsement === 'endorsed')) &&
      (type === '' || (skill.skill_id?.type ?? 'technical') === type),
  );
}
