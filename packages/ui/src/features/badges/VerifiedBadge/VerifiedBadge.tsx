import { Badge } from '../../../primitives/Badge/Badge.tsx';

export interface VerifiedBadgeProps {
  /** Somebody who may has endorsed it. */
  isVerified: boolean;
}

/** Whether an achievement was endorsed: Verified green, Pending yellow (docs/specification/achievements.md#achievements-states). */
export function VerifiedBadge({ isVerified }: VerifiedBadgeProps) {
  return <Badge tone={isVerified ? 'positive' : 'caution'}>{isVerified ? 'Verified' : 'Pending'}</Badge>;
}
