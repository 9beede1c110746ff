import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface VerifiedBadgeProps {
  /** Whether it was endorsed. */
  verified: boolean;
}

/** Whether an achievement was endorsed: Verified green, Pending yellow (docs/specification/achievements.md#achievements-states). */
export function VerifiedBadge({ verified }: VerifiedBadgeProps) {
  const t = useTranslate();
  return <Badge tone={verified ? 'positive' : 'caution'}>{verified ? t('Verified') : t('Pending')}</Badge>;
}
