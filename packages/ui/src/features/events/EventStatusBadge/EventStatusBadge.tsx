import type { EventStatus } from '@quad/domain/events';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';

const TONES = {
  planned: 'info',
  ongoing: 'positive',
  completed: 'neutral',
  cancelled: 'critical',
} as const satisfies Record<EventStatus, BadgeTone>;

export interface EventStatusBadgeProps {
  /** The status, shown as it is. */
  status: EventStatus;
}

/** The status of an event: planned blue, ongoing green, completed gray, cancelled red (docs/specification/events.md#events-status). */
export function EventStatusBadge({ status }: EventStatusBadgeProps) {
  const t = useTranslate();
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
