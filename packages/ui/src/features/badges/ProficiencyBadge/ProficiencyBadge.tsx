import type { ProficiencyLevel } from '@quad/domain/skills';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const TONES = {
  beginner: 'info',
  intermediate: 'caution',
  advanced: 'elevated',
  expert: 'critical',
} as const satisfies Record<ProficiencyLevel, BadgeTone>;

export interface ProficiencyBadgeProps {
  /** The word that is shown, and what its tone says. */
  level: ProficiencyLevel;
}

/** How well a person knows a skill: beginner, intermediate, advanced, expert (docs/specification/skills.md#skills-proficiency). */
export function ProficiencyBadge({ level }: ProficiencyBadgeProps) {
  const t = useTranslate();
  return (
    <Badge variant="dot" tone={TONES[level]}>
      {t(level)}
    </Badge>
  );
}
