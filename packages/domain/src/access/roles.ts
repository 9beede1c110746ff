import * as v from 'valibot';

/** Every role of the portal (docs/specification/shell.md#shell-roles). */
export const ROLES = [
  'STUDENT',
  'CLUB_COORDINATOR',
  'GENSEC_SCITECH',
  'GENSEC_ACADEMIC',
  'GENSEC_CULTURAL',
  'GENSEC_SPORTS',
  'PRESIDENT',
] as const;

export const Role = v.picklist(ROLES);
export type Role = v.InferOutput<typeof Role>;

/** The four general secretaries. */
export const GENSEC_ROLES = ['GENSEC_SCITECH', 'GENSEC_ACADEMIC', 'GENSEC_CULTURAL', 'GENSEC_SPORTS'] as const satisfies readonly Role[];
export type GensecRole = (typeof GENSEC_ROLES)[number];

/** Roles with elevated access: the GenSecs and the president (docs/specification/shell.md#shell-roles). */
export const ELEVATED_ROLES = [...GENSEC_ROLES, 'PRESIDENT'] as const satisfies readonly Role[];

/** All office-bearers, including club coordinators. */
export const OFFICE_BEARER_ROLES = ['CLUB_COORDINATOR', ...ELEVATED_ROLES] as const satisfies readonly Role[];

/** Whether a role is a general secretary: any name that begins with GENSEC, even an unknown one. */
export function isGensec(role: string): boolean {
  return role.startsWith('GENSEC');
}

/** Whether the portal knows a role. */
export function isRole(value: string): value is Role {
  return (ROLES as readonly string[]).includes(value);
}

/**
 * Returns the role that determines a person's rights. A coordinator has rights only as the contact of a unit; otherwise they have a
 * student's.
 */
export function roleWithRights(stored: string | null | undefined, isContact: boolean): Role {
  const role = roleOrStudent(stored);
  return role === 'CLUB_COORDINATOR' && !isContact ? 'STUDENT' : role;
}

/** Returns the role whose rights a stored role gives; a missing or unknown one, including an unknown GenSec, gives a student's. */
export function roleOrStudent(value: string | null | undefined): Role {
  return value && isRole(value) ? value : 'STUDENT';
}
