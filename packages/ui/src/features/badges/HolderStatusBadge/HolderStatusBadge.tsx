import type { HolderStatus } from '@quad/domain/positions';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';

const TONES = {
  active: 'positive',
  completed: 'concluded',
  terminated: 'critical',
} as const satisfies Record<HolderStatus, BadgeTone>;

export interface HolderStatusBadgeProps {
  /** The word that is shown, and what its tone says. */
  status: HolderStatus;
}

/**
 * The state of a position holder: active green, completed brown, terminated red
 * (docs/specification/positions.md#positions-holder-status).
 */
export function HolderStatusBadge({ status }: HolderStatusBadgeProps) {
  return <Badge tone={TONES[status]}>{status}</Badge>;
}
