import { GENSEC_SCOPES } from '../access/categories.ts';
import { GENSEC_ROLES, type Role } from '../access/roles.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { SkillType } from '../skills/skill.ts';

/** Recipients of a notification about a pending item: a role, and the coordinators of a category's units. */
export interface Deciders {
  readonly role: Role;
  /** Undefined if no coordinator decides it. */
  readonly category: UnitCategory | undefined;
}

/**
 * Returns who is notified of a pending skill or achievement of a type. The president may endorse every type, but is notified only of types
 * without another endorser.
 */
export function decidersOfType(type: SkillType): Deciders {
  const role = GENSEC_ROLES.find((each) => GENSEC_SCOPES[each].event === type);
  return role ? { role, category: GENSEC_SCOPES[role].unit } : { role: 'PRESIDENT', category: undefined };
}

/** Returns the role notified of feedback about a unit, besides its coordinator; the president if there is no unit or it is independent. */
export function roleNotifiedOfFeedback(category: UnitCategory | undefined): Role {
  return GENSEC_ROLES.find((each) => GENSEC_SCOPES[each].unit === category) ?? 'PRESIDENT';
}
