import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

export interface EndorsedBadgeProps {
  /** Whether somebody has endorsed it. */
  endorsed: boolean;
}

/** Whether somebody endorsed a person's skill: Endorsed green, Not Endorsed yellow (docs/specification/skills.md#skills-states). */
export function EndorsedBadge({ endorsed }: EndorsedBadgeProps) {
  const t = useTranslate();
  return <Badge tone={endorsed ? 'positive' : 'caution'}>{endorsed ? t('Endorsed') : t('Not Endorsed')}</Badge>;
}
