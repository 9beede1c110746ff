import type { Approval } from '@quad/domain/approvals';
import type { BadgeTone } from '../../primitives/Badge/Badge.tsx';

/** What the state of a request means. */
export const APPROVAL_TONES = {
  open: 'info',
  returned: 'caution',
  approved: 'positive',
  rejected: 'critical',
} as const satisfies Record<Approval['status'], BadgeTone>;

/** What somebody is called whom a request names. */
export function nameOf(person: Approval['requested_by']): string {
  return person?.personal_info?.name ?? '';
}
