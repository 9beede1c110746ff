import { GENSEC_SCOPES } from '../access/categories.ts';
import { GENSEC_ROLES, type Role } from '../access/roles.ts';
import type { UnitCategory } from '../org-units/orgUnit.ts';
import type { SkillType } from '../skills/skill.ts';

/** Who is told that something waits: one role, and the coordinators of a category's units. */
export interface Deciders {
  readonly role: Role;
  /** Undefined where no coordinator decides it. */
  readonly category: UnitCategory | undefined;
}

/**
 * Who is told that a skill or an achievement of a type waits. The president may endorse every type, and is told of those alone that are
 * nobody else's.
 */
export function decidersOfType(type: SkillType): Deciders {
  const role = GENSEC_ROLES.find((each) => GENSEC_SCOPES[each].event === type);
  return role ? { role, category: GENSEC_SCOPES[role].unit } : { role: 'PRESIDENT', category: undefined };
}

/** Who beside its coordinator is told of feedback about a unit; the president where it is about none, or about an independent one. */
export function roleNotifiedOfFeedback(category: UnitCategory | undefined): Role {
  return GENSEC_ROLES.find((each) => GENSEC_SCOPES[each].unit === category) ?? 'PRESIDENT';
}
