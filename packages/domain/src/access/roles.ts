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

/** Everybody who holds an office: club coordinators too. */
export const OFFICE_BEARER_ROLES = ['CLUB_COORDINATOR', ...ELEVATED_ROLES] as const satisfies readonly Role[];

/** Any role whose name begins with GENSEC counts as a general secretary, known to us or not. */
export function isGensec(role: string): boolean {
  return role.startsWith('GENSEC');
}

/** True for a role that the portal knows. */
export function isRole(value: string): value is Role {
  return (ROLES as readonly string[]).includes(value);
}

/**
 * The rights that somebody has. A coordinator's come with the unit whose contact they are: whoever is that no longer has a
 * student's.
 */
export function roleWithRights(stored: string | null | undefined, isContact: boolean): Role {
  const role = roleOrStudent(stored);
  return role === 'CLUB_COORDINATOR' && !isContact ? 'STUDENT' : role;
}

/** The rights that a stored role gives: a missing or unknown one, be it a GenSec's, gives a student's. */
export function roleOrStudent(value: string | null | undefined): Role {
  return value && isRole(value) ? value : 'STUDENT';
}
