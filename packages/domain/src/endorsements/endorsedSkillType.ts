import * as v from 'valibot';
import { GENSEC_SCOPES, gensecScope } from '../access/categories.ts';
import { isGensec } from '../access/roles.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import { SKILL_TYPES, type SkillType } from '../skills/skill.ts';

/** A skill type with its own endorsers; only the president endorses 'other' (docs/specification/endorsements.md#endorsements-types). */
export type EndorsedSkillType = Exclude<SkillType, 'other'>;

/** Names of skill types in requests: a unit's category stands for its type, scitech for technical and independent for other. */
const SKILL_TYPE_NAMES = {
  ...Object.fromEntries(SKILL_TYPES.map((type) => [type, type])),
  scitech: 'technical',
  independent: 'other',
} as Readonly<Record<SkillType | UnitCategory, SkillType>>;

/** A skill type in the path of a call, by its own name or by its units' category. */
export const NamedSkillType = v.pipe(
  v.picklist([...SKILL_TYPES, 'scitech', 'independent'], 'The type must be technical, cultural, sports, academic or other.'),
  v.transform((name): SkillType => SKILL_TYPE_NAMES[name]),
);

/** Returns the skill type of a stored value; unknown or missing ones count as 'other', which the president endorses. */
export function knownSkillType(type: string | null): SkillType {
  return SKILL_TYPES.find((each) => each === type) ?? 'other';
}

/** Returns the skill type of a unit's category: scitech and technical are the same; independent units have none. */
export function skillTypeOfCategory(category: UnitCategory): EndorsedSkillType | undefined {
  return Object.values(GENSEC_SCOPES).find((scope) => scope.unit === category)?.event;
}

/**
 * Returns the skill type of a person's endorsement panel: a GenSec's own, a coordinator's by their unit's category, otherwise technical.
 * Undefined for an unknown GenSec or the coordinator of an independent unit.
 */
export function skillTypeOfEndorser({ role, unitCategory }: { role: string; unitCategory?: UnitCategory }): EndorsedSkillType | undefined {
  if (isGensec(role)) {
    const scope = gensecScope(role);
    return scope && skillTypeOfCategory(scope.unit);
  }
  if (role === 'CLUB_COORDINATOR' && unitCategory) return skillTypeOfCategory(unitCategory);
  return 'technical';
}
