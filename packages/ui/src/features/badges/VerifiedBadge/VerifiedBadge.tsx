import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface VerifiedBadgeProps {
  /** Somebody who may has endorsed it. */
  isVerified: boolean;
}

/** Whether an achievement was endorsed: Verified green, Pending yellow (docs/specification/achievements.md#achievements-states). */
export function VerifiedBadge({ isVerified }: VerifiedBadgeProps) {
  const t = useTranslate();
  return <Badge tone={isVerified ? 'positive' : 'caution'}>{isVerified ? t('Verified') : t('Pending')}</Badge>;
}
