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
  /** The level as entered; unknown levels are gray. */
  level: string;
}

/** The level of an achievement, colored ignoring case (docs/specification/achievements.md#achievements-levels). */
export function LevelBadge({ level }: LevelBadgeProps) {
  const t = useTranslate();
  const known = level.trim().toLowerCase();
  return (
    <Badge variant="dot" {...(Object.hasOwn(LOOKS, known) && LOOKS[known])}>
      {t(level)}
    </Badge>
  );
}
