import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface EndorsedBadgeProps {
  /** Whether it was endorsed. */
  endorsed: boolean;
}

/** Whether a person's skill was endorsed: Endorsed green, Not Endorsed yellow (docs/specification/skills.md#skills-states). */
export function EndorsedBadge({ endorsed }: EndorsedBadgeProps) {
  const t = useTranslate();
  return <Badge tone={endorsed ? 'positive' : 'caution'}>{endorsed ? t('Endorsed') : t('Not Endorsed')}</Badge>;
}
