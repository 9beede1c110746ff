import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface FeedbackStatusBadgeProps {
  /** Whether it was resolved. */
  resolved: boolean;
}

/** The status of feedback: Resolved green, Not Resolved yellow. */
export function FeedbackStatusBadge({ resolved }: FeedbackStatusBadgeProps) {
  const t = useTranslate();
  return <Badge tone={resolved ? 'positive' : 'caution'}>{resolved ? t('Resolved') : t('Not Resolved')}</Badge>;
}
