import * as v from 'valibot';
import { GENSEC_SCOPES, gensecScope } from '../access/categories.ts';
import { isGensec } from '../access/roles.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import { SKILL_TYPES, type SkillType } from '../skills/skill.ts';

/** A skill type that has an endorser of its own; 'other' is the president's alone (docs/specification/endorsements.md#endorsements-types). */
export type EndorsedSkillType = Exclude<SkillType, 'other'>;

/** Skill types as clients name them: a unit's category stands for its type, scitech for technical and independent for other. */
const SKILL_TYPE_NAMES = {
  ...Object.fromEntries(SKILL_TYPES.map((type) => [type, type])),
  scitech: 'technical',
  independent: 'other',
} as Readonly<Record<SkillType | UnitCategory, SkillType>>;

/** A skill type as the path of a call names it: by itself, or by the category of the units that it belongs to. */
export const NamedSkillType = v.pipe(
  v.picklist([...SKILL_TYPES, 'scitech', 'independent'], 'The type must be technical, cultural, sports, academic or other.'),
  v.transform((name): SkillType => SKILL_TYPE_NAMES[name]),
);

/** The skill type of something stored; an unknown or missing one is the president's, as 'other' is. */
export function knownSkillType(type: string | null): SkillType {
  return SKILL_TYPES.find((each) => each === type) ?? 'other';
}

/** The skill type of a unit's category: scitech and technical are one thing; independent units have none. */
export function skillTypeOfCategory(category: UnitCategory): EndorsedSkillType | undefined {
  return Object.values(GENSEC_SCOPES).find((scope) => scope.unit === category)?.event;
}

/**
 * The skill type that somebody's endorsement panel shows: a GenSec's own, a coordinator's by the unit's category, else
 * technical. Undefined where there is none: a GenSec whom the portal does not know, the coordinator of an independent unit.
 */
export function skillTypeOfEndorser({ role, unitCategory }: { role: string; unitCategory?: UnitCategory }): EndorsedSkillType | undefined {
  if (isGensec(role)) {
    const scope = gensecScope(role);
    return scope && skillTypeOfCategory(scope.unit);
  }
  if (role === 'CLUB_COORDINATOR' && unitCategory) return skillTypeOfCategory(unitCategory);
  return 'technical';
}
