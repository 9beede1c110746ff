import type { AchievementLevel } from '@quad/domain/achievements';
import { Badge, type BadgeLook } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const LOOKS: Readonly<Record<string, BadgeLook>> = {
  international: { appearance: 'distinguished' },
  national: { tone: 'info' },
  state: { appearance: 'notable' },
  district: { tone: 'positive' },
  college: { appearance: 'elevated' },
} as const satisfies Record<AchievementLevel, BadgeLook>;

export interface LevelBadgeProps {
  /** As it was typed in; levels that are not known stay gray. */
  level: string;
}

/** How far an achievement reaches, coloured by level (docs/specification/achievements.md#achievements-levels); case is looked past. */
export function LevelBadge({ level }: LevelBadgeProps) {
  const t = useTranslate();
  const known = level.trim().toLowerCase();
  return (
    <Badge variant="dot" {...(Object.hasOwn(LOOKS, known) && LOOKS[known])}>
      {t(level)}
    </Badge>
  );
}
