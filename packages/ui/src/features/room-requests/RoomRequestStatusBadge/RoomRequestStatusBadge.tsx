import { RELEASED, type RoomRequestStatus } from '@quad/domain/room-requests';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const TONES = {
  Pending: 'caution',
  Approved: 'positive',
  Rejected: 'critical',
} as const satisfies Record<RoomRequestStatus, BadgeTone>;

export interface RoomRequestStatusBadgeProps {
  /** The status, shown as it is. */
  status: RoomRequestStatus;
  /** Whether it is a released booking. */
  released?: boolean;
}

/**
 * The status of a room request: Pending yellow, Approved green, Rejected red, and a released booking gray
 * (docs/specification/room-requests.md#room-requests-states).
 */
export function RoomRequestStatusBadge({ status, released = false }: RoomRequestStatusBadgeProps) {
  const t = useTranslate();
  if (released) return <Badge tone="neutral">{t(RELEASED)}</Badge>;
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
