import { Badge } from '../../../primitives/Badge/Badge.tsx';

export interface EndorsedBadgeProps {
  isEndorsed: boolean;
}

/** Whether somebody endorsed a person's skill: Endorsed green, Not Endorsed yellow (specification 2, section 9). */
export function EndorsedBadge({ isEndorsed }: EndorsedBadgeProps) {
  return <Badge tone={isEndorsed ? 'positive' : 'caution'}>{isEndorsed ? 'Endorsed' : 'Not Endorsed'}</Badge>;
}
