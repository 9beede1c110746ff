import type { Role } from '../access/roles.ts';

/** Whether to offer the form that gives feedback (docs/specification/feedback.md#feedback-who). */
export function mayGiveFeedback(role: Role): boolean {
  return role === 'STUDENT';
}

/** Whether to offer 'Update' on feedback: to every role but students, and only as long as it is not resolved. */
export function mayResolveFeedback({ role, feedback }: { role: Role; feedback: { is_resolved: boolean } }): boolean {
  return role !== 'STUDENT' && !feedback.is_resolved;
}
