import type { Event } from '@quad/domain/events';
import type { Institute } from '@quad/domain/institute';
import { formatMessage } from '@quad/domain/messages';
import { findClash, type RoomRequest, roomSlot, roomTakenText } from '@quad/domain/room-requests';
import { formatCalendarDay, formatTime } from '@quad/domain/time';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { type LocaleSettings, useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { clashIcon, clash as clashStyle, line, room, row, words } from './RoomRequestReviewDialog.css.ts';
import type { DecisionProgress, RoomRequestDecision } from './useDecisions.ts';

export interface PendingRoomRequestProps extends DecisionProgress {
  request: RoomRequest;
  event: Event;
  events: readonly Event[];
  roomSlotMinutes: number;
  onDecide: (decision: RoomRequestDecision) => void;
}

interface Calendar {
  institute: Pick<Institute, 'timeZone' | 'roomSlotMinutes'>;
}

const ON_ITS_WAY = 'Another decision is still being sent.';

function clashText(
  { request, event, events, institute }: Pick<PendingRoomRequestProps, 'request' | 'event' | 'events'> & Calendar,
  settings: LocaleSettings,
) {
  const clash = findClash({ request, event, events, institute });
  return clash && formatMessage(roomTakenText({ booking: clash.request, eventTitle: clash.event.title }), settings);
}

function slotText({ request, event, institute }: Pick<PendingRoomRequestProps, 'request' | 'event'> & Calendar, locale: string): string {
  const { start, end } = roomSlot({ request, event: event.schedule, institute });
  return `${formatCalendarDay(request.date, locale)}, ${formatTime(start, institute.timeZone, locale)} – ${formatTime(end, institute.timeZone, locale)}`;
}

/** A pending request, with the conflicts that speak against approving it. */
export function PendingRoomRequest({ request, event, events, roomSlotMinutes, sending, refusal, onDecide }: PendingRoomRequestProps) {
  const t = useTranslate();
  const roomId = useId();
  const settings = useLocaleSettings();
  const institute = { timeZone: settings.timeZone, roomSlotMinutes };
  const warning = clashText({ request, event, events, institute }, settings);
  const decide = (status: RoomRequestDecision['status']) => () => onDecide({ requestId: request._id, status });
  return (
    <li className={row}>
      <div className={line}>
        <div className={words}>
          <h4 id={roomId} className={room}>
            {request.room}
          </h4>
          <Text size="s" tone="muted" wrap="as-typed">
            {slotText({ request, event, institute }, settings.locale)}
          </Text>
          {request.description && (
            <Text size="s" tone="muted" wrap="as-typed">
              {request.description}
            </Text>
          )}
        </div>
        <Inline gap="xs">
          <Tooltip content={sending === 'Approved' ? t(ON_ITS_WAY) : undefined}>
            <Button
              size="s"
              aria-describedby={roomId}
              loading={sending === 'Rejected'}
              disabled={sending === 'Approved'}
              onClick={decide('Rejected')}
            >
              {t('Reject')}
            </Button>
          </Tooltip>
          <Tooltip content={sending === 'Rejected' ? t(ON_ITS_WAY) : undefined}>
            <Button
              size="s"
              variant={warning ? 'secondary' : 'primary'}
              aria-describedby={roomId}
              loading={sending === 'Approved'}
              disabled={sending === 'Rejected'}
              onClick={decide('Approved')}
            >
              {t('Approve')}
            </Button>
          </Tooltip>
        </Inline>
      </div>
      {refusal && <ErrorState description={refusal} />}
      {warning && warning !== refusal && (
        <p className={clashStyle}>
          <TriangleAlert size={16} aria-hidden="true" className={clashIcon} />
          {warning}
        </p>
      )}
    </li>
  );
}
