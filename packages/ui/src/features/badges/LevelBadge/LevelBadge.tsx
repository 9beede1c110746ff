import type { AchievementLevel } from '@quad/domain/achievements';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const TONES: Readonly<Record<string, BadgeTone>> = {
  international: 'distinguished',
  national: 'info',
  state: 'notable',
  district: 'positive',
  college: 'elevated',
} as const satisfies Record<AchievementLevel, BadgeTone>;

export interface LevelBadgeProps {
  /** As it was typed in; levels that are not known stay gray. */
  level: string;
}

/** How far an achievement reaches, coloured by level (docs/specification/achievements.md#achievements-levels); case is looked past. */
export function LevelBadge({ level }: LevelBadgeProps) {
  const t = useTranslate();
  const known = level.trim().toLowerCase();
  return (
    <Badge variant="dot" tone={Object.hasOwn(TONES, known) ? TONES[known] : 'neutral'}>
      {t(level)}
    </Badge>
  );
}
