import { isGensec, roleOrStudent } from '../access/roles.ts';

/** The kinds of role that have figures of their own. */
export type AnalyticsKind = 'president' | 'gensec' | 'clubCoordinator' | 'student';

const KINDS: Readonly<Record<string, AnalyticsKind>> = {
  PRESIDENT: 'president',
  CLUB_COORDINATOR: 'clubCoordinator',
  STUDENT: 'student',
};

/**
 * Whose figures a role looks at: any GenSec's are a domain's, a missing role's a student's. Undefined for a role that the
 * portal does not know: it has none.
 */
export function analyticsKindOf(role: string | null | undefined): AnalyticsKind | undefined {
  if (!role) return 'student';
  if (isGensec(role)) return 'gensec';
  return roleOrStudent(role) === role ? KINDS[role] : undefined;
}
