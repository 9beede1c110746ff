import * as v from 'valibot';
import { GENSEC_SCOPES, gensecScope } from '../access/categories.ts';
import { isGensec } from '../access/roles.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';

/** What is endorsed by type. 'other' has no panel: it is the president's. */
export const ENDORSEMENT_TYPES = ['cultural', 'sports', 'technical', 'academic'] as const;
export const EndorsementType = v.picklist(ENDORSEMENT_TYPES, 'The type must be cultural, sports, technical or academic.');
export type EndorsementType = v.InferOutput<typeof EndorsementType>;

/** The skill type of a unit's category: scitech and technical are one thing; independent units have none. */
export function endorsementTypeOfCategory(category: UnitCategory): EndorsementType | undefined {
  return Object.values(GENSEC_SCOPES).find((scope) => scope.unit === category)?.event;
}

/**
 * The skill type that somebody's endorsement panel shows: a GenSec's own, a coordinator's by the unit's category, else
 * technical. Undefined where there is none: a GenSec whom the portal does not know, the coordinator of an independent unit.
 */
export function endorsementTypeOf({ role, unitCategory }: { role: string; unitCategory?: UnitCategory }): EndorsementType | undefined {
  if (isGensec(role)) {
    const scope = gensecScope(role);
    return scope && endorsementTypeOfCategory(scope.unit);
  }
  if (role === 'CLUB_COORDINATOR' && unitCategory) return endorsementTypeOfCategory(unitCategory);
  return 'technical';
}
