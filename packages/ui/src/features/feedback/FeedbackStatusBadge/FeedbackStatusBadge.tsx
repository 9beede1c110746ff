import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface FeedbackStatusBadgeProps {
  /** Whether somebody has said what was done about it. */
  isResolved: boolean;
}

/** How a piece of feedback stands: Resolved green, Not Resolved yellow. */
export function FeedbackStatusBadge({ isResolved }: FeedbackStatusBadgeProps) {
  const t = useTranslate();
  return <Badge tone={isResolved ? 'positive' : 'caution'}>{isResolved ? t('Resolved') : t('Not Resolved')}</Badge>;
}
