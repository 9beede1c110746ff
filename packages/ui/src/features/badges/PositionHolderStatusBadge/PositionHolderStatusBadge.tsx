import type { PositionHolderStatus } from '@quad/domain/positions';
import { Badge, type BadgeLook } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const LOOKS = {
  active: { tone: 'positive' },
  completed: { appearance: 'concluded' },
  terminated: { tone: 'critical' },
} as const satisfies Record<PositionHolderStatus, BadgeLook>;

export interface PositionHolderStatusBadgeProps {
  /** The word that is shown, and that decides the tone. */
  status: PositionHolderStatus;
}

/**
 * The status of a position holder: active green, completed brown, terminated red (docs/specification/positions.md#positions-holder-status).
 */
export function PositionHolderStatusBadge({ status }: PositionHolderStatusBadgeProps) {
  const t = useTranslate();
  return <Badge {...LOOKS[status]}>{t(status)}</Badge>;
}
