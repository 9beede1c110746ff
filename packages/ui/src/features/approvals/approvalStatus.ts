import type { Approval } from '@quad/domain/approvals';
import type { BadgeTone } from '../../primitives/Badge/Badge.tsx';

/** The tone of each status of a request. */
export const APPROVAL_TONES = {
  open: 'info',
  returned: 'caution',
  approved: 'positive',
  rejected: 'critical',
} as const satisfies Record<Approval['status'], BadgeTone>;

/** The name of a person in a request. */
export function nameOf(person: Approval['requested_by']): string {
  return person?.personal_info?.name ?? '';
}
