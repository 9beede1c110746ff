import { Badge } from '../../../primitives/Badge/Badge.tsx';

export interface FeedbackStatusBadgeProps {
  /** Whether somebody has said what was done about it. */
  isResolved: boolean;
}

/** How a piece of feedback stands: Resolved green, Not Resolved yellow. */
export function FeedbackStatusBadge({ isResolved }: FeedbackStatusBadgeProps) {
  return <Badge tone={isResolved ? 'positive' : 'caution'}>{isResolved ? 'Resolved' : 'Not Resolved'}</Badge>;
}
