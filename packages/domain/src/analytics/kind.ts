import { isGensec, roleOrStudent } from '../access/roles.ts';

/** Kinds of roles with their own figures. */
export type AnalyticsKind = 'president' | 'gensec' | 'clubCoordinator' | 'student';

const KINDS: Readonly<Record<string, AnalyticsKind>> = {
  PRESIDENT: 'president',
  CLUB_COORDINATOR: 'clubCoordinator',
  STUDENT: 'student',
};

/**
 * Returns the kind of figures that a role sees: any GenSec's are a domain's, a missing role's a student's. Undefined for an unknown role.
 */
export function analyticsKindOf(role: string | null | undefined): AnalyticsKind | undefined {
  if (!role) return 'student';
  if (isGensec(role)) return 'gensec';
  return roleOrStudent(role) === role ? KINDS[role] : undefined;
}
