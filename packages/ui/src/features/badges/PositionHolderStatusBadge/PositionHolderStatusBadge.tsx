import type { PositionHolderStatus } from '@quad/domain/positions';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const TONES = {
  active: 'positive',
  completed: 'concluded',
  terminated: 'critical',
} as const satisfies Record<PositionHolderStatus, BadgeTone>;

export interface PositionHolderStatusBadgeProps {
  /** The word that is shown, and what its tone says. */
  status: PositionHolderStatus;
}

/**
 * The state of a position holder: active green, completed brown, terminated red
 * (docs/specification/positions.md#positions-holder-status).
 */
export function PositionHolderStatusBadge({ status }: PositionHolderStatusBadgeProps) {
  const t = useTranslate();
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
