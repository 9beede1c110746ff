import type { Event } from '@quad/domain/events';
import type { Institute } from '@quad/domain/institute';
import { findClash, type RoomRequest, roomSlot, roomTakenText } from '@quad/domain/room-requests';
import { formatCalendarDay, formatTime } from '@quad/domain/time';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Tooltip } from '../../../primitives/Tooltip/Tooltip.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
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

const ON_ITS_WAY = 'The other decision is on its way.';

function clashText({ request, event, events, institute }: Pick<PendingRoomRequestProps, 'request' | 'event' | 'events'> & Calendar) {
  const clash = findClash({ request, event, events, institute });
  return clash && roomTakenText({ booking: clash.request, eventTitle: clash.event.title });
}

function slotText({ request, event, institute }: Pick<PendingRoomRequestProps, 'request' | 'event'> & Calendar): string {
  const { start, end } = roomSlot({ request, event: event.schedule, institute });
  return `${formatCalendarDay(request.date)}, ${formatTime(start, institute.timeZone)} – ${formatTime(end, institute.timeZone)}`;
}

/** A request that waits for a decision, with what speaks against approving it. */
export function PendingRoomRequest({ request, event, events, roomSlotMinutes, sending, refusal, onDecide }: PendingRoomRequestProps) {
  const roomId = useId();
  const { timeZone } = useLocaleSettings();
  const institute = { timeZone, roomSlotMinutes };
  const warning = clashText({ request, event, events, institute });
  const decide = (status: RoomRequestDecision['status']) => () => onDecide({ requestId: request._id, status });
  return (
    <li className={row}>
      <div className={line}>
        <div className={words}>
          <h4 id={roomId} className={room}>
            {request.room}
          </h4>
          <Text size="s" tone="muted" wrap="as-typed">
            {slotText({ request, event, institute })}
          </Text>
          {request.description && (
            <Text size="s" tone="muted" wrap="as-typed">
              {request.description}
            </Text>
          )}
        </div>
        <Inline gap="xs">
          <Tooltip text={sending === 'Approved' ? ON_ITS_WAY : undefined}>
            <Button
              size="small"
              aria-describedby={roomId}
              loading={sending === 'Rejected'}
              isUnavailable={sending === 'Approved'}
              onClick={decide('Rejected')}
            >
              Reject
            </Button>
          </Tooltip>
          <Tooltip text={sending === 'Rejected' ? ON_ITS_WAY : undefined}>
            <Button
              size="small"
              variant={warning ? 'secondary' : 'primary'}
              aria-describedby={roomId}
              loading={sending === 'Approved'}
              isUnavailable={sending === 'Rejected'}
              onClick={decide('Approved')}
            >
              Approve
            </Button>
          </Tooltip>
        </Inline>
      </div>
      {refusal && <ErrorState message={refusal} />}
      {warning && warning !== refusal && (
        <p className={clashStyle}>
          <TriangleAlert size={16} aria-hidden="true" className={clashIcon} />
          {warning}
        </p>
      )}
    </li>
  );
}
