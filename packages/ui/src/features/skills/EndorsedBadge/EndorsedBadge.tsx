import { Badge } from '../../../primitives/Badge/Badge.tsx';

export interface EndorsedBadgeProps {
  /** Whether somebody has endorsed it. */
  isEndorsed: boolean;
}

/** Whether somebody endorsed a person's skill: Endorsed green, Not Endorsed yellow (docs/specification/skills.md#skills-states). */
export function EndorsedBadge({ isEndorsed }: EndorsedBadgeProps) {
  return <Badge tone={isEndorsed ? 'positive' : 'caution'}>{isEndorsed ? 'Endorsed' : 'Not Endorsed'}</Badge>;
}
