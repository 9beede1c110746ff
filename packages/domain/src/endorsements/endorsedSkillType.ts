import * as v from 'valibot';
import { GENSEC_SCOPES, gensecScope } from '../access/categories.ts';
import { isGensec } from '../access/roles.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';

/** The types that have an endorser of their own (docs/specification/endorsements.md#endorsements-types). */
export const ENDORSEMENT_TYPES = ['cultural', 'sports', 'technical', 'academic'] as const;
export type EndorsementType = (typeof ENDORSEMENT_TYPES)[number];

/** Every queue of things that wait for endorsement, the default first; 'other' is the president's alone. */
export const SKILL_TYPES = ['technical', 'cultural', 'sports', 'academic', 'other'] as const satisfies readonly (
  | EndorsementType
  | 'other'
)[];
export const SkillType = v.picklist(SKILL_TYPES, 'The type must be technical, cultural, sports, academic or other.');
export type SkillType = v.InferOutput<typeof SkillType>;

/** Names of queues as clients send them: a unit's category stands for its type, scitech for technical and independent for other. */
const QUEUE_NAMES = {
  ...Object.fromEntries(SKILL_TYPES.map((type) => [type, type])),
  scitech: 'technical',
  independent: 'other',
} as Readonly<Record<SkillType | UnitCategory, SkillType>>;

/** A queue as the path of a call names it: by its type, or by the category of the units that it belongs to. */
export const NamedSkillType = v.pipe(
  v.picklist([...SKILL_TYPES, 'scitech', 'independent'], 'The type must be technical, cultural, sports, academic or other.'),
  v.transform((name): SkillType => QUEUE_NAMES[name]),
);

/** True for a type that has a queue. */
export function isSkillType(type: string): type is SkillType {
  return (SKILL_TYPES as readonly string[]).includes(type);
}

/** The skill type of a unit's category: scitech and technical are one thing; independent units have none. */
export function skillTypeOfCategory(category: UnitCategory): EndorsementType | undefined {
  return Object.values(GENSEC_SCOPES).find((scope) => scope.unit === category)?.event;
}

/**
 * The skill type that somebody's endorsement panel shows: a GenSec's own, a coordinator's by the unit's category, else
 * technical. Undefined where there is none: a GenSec whom the portal does not know, the coordinator of an independent unit.
 */
export function skillTypeOfEndorser({ role, unitCategory }: { role: string; unitCategory?: UnitCategory }): EndorsementType | undefined {
  if (isGensec(role)) {
    const scope = gensecScope(role);
    return scope && skillTypeOfCategory(scope.unit);
  }
  if (role === 'CLUB_COORDINATOR' && unitCategory) return skillTypeOfCategory(unitCategory);
  return 'technical';
}
