import type { ProficiencyLevel } from '@quad/domain/skills';
import { Badge, type BadgeLook } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const LOOKS = {
  beginner: { tone: 'info' },
  intermediate: { tone: 'caution' },
  advanced: { appearance: 'elevated' },
  expert: { tone: 'critical' },
} as const satisfies Record<ProficiencyLevel, BadgeLook>;

export interface ProficiencyBadgeProps {
  /** The word that is shown, and that decides the tone. */
  level: ProficiencyLevel;
}

/** The proficiency of a skill: beginner, intermediate, advanced, expert (docs/specification/skills.md#skills-proficiency). */
export function ProficiencyBadge({ level }: ProficiencyBadgeProps) {
  const t = useTranslate();
  return (
    <Badge variant="dot" {...LOOKS[level]}>
      {t(level)}
    </Badge>
  );
}
