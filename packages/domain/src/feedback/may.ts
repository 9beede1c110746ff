import type { Role } from '../access/roles.ts';

/** Whether to show the feedback form (docs/specification/feedback.md#feedback-who). */
export function mayGiveFeedback(role: Role): boolean {
  return role === 'STUDENT';
}

/** Whether to show 'Update' on feedback: to all roles but students, and only until it is resolved. */
export function mayResolveFeedback({ role, feedback }: { role: Role; feedback: { is_resolved: boolean } }): boolean {
  return role !== 'STUDENT' && !feedback.is_resolved;
}
