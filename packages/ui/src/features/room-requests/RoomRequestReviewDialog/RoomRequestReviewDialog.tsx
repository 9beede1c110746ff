import type { Event } from '@quad/domain/events';
import { ROOM_REQUEST_TEXTS } from '@quad/domain/messages';
import type { RoomDecision, RoomRequest } from '@quad/domain/room-requests';
import { Fragment } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PendingRoomRequest } from './PendingRoomRequest.tsx';
import { PendingSeries } from './PendingSeries.tsx';
import { ReviewedRoomRequest } from './ReviewedRoomRequest.tsx';
import { heading, reviewedSection } from './RoomRequestReviewDialog.css.ts';
import { type RoomRequestDecision, useDecisions } from './useDecisions.ts';

export interface RoomRequestReviewDialogProps {
  /** The event with its requests; pass it again after a decision. */
  event: Event;
  /** All events that the reviewer can see: their approved bookings are checked for conflicts. */
  events: readonly Event[];
  /** The default length of a booking, in minutes. */
  roomSlotMinutes: number;
  /** Sends a decision. If the promise rejects, the reason is shown beside the request. */
  onDecide: (decision: RoomRequestDecision) => Promise<unknown>;
  /** Sends a decision about all pending requests of a weekly series; without it each is decided separately. */
  onDecideSeries?: ((decision: { seriesId: string; status: RoomDecision }) => Promise<unknown>) | undefined;
  /** Called when the dialog is closed: stop rendering it. */
  onClose: () => void;
}

/** The pending requests of an event, grouped by series. */
function groupsOf(pending: readonly RoomRequest[]): [seriesId: string, requests: readonly RoomRequest[]][] {
  return [...Map.groupBy(pending, ({ _id, series_id }) => series_id ?? _id)];
}

/** Reviews an event's room requests. It is open while it is rendered; load it lazily. */
export function RoomRequestReviewDialog({
  event,
  events,
  roomSlotMinutes,
  onDecide,
  onDecideSeries,
  onClose,
}: RoomRequestReviewDialogProps) {
  const t = useTranslate();
  const { decide, progressOf } = useDecisions(onDecide);
  const pending = event.room_requests.filter(({ status }) => status === 'Pending');
  const reviewed = event.room_requests.filter(({ status }) => status !== 'Pending');
  return (
    <Dialog open onOpenChange={onClose} title={t(ROOM_REQUEST_TEXTS.reviewTitle, { event: event.title })}>
      <Stack gap="none">
        <Stack as="section" gap="s">
          <h3 className={heading}>{t('Pending')}</h3>
          {pending.length === 0 && <p>{t(ROOM_REQUEST_TEXTS.nonePending)}</p>}
          <ul>
            {groupsOf(pending).map(([seriesId, requests]) => (
              <Fragment key={seriesId}>
                {onDecideSeries && requests.length > 1 && (
                  <PendingSeries requests={requests} onDecide={(status) => onDecideSeries({ seriesId, status })} />
                )}
                {requests.map((request) => (
                  <PendingRoomRequest
                    key={request._id}
                    {...progressOf(request._id)}
                    request={request}
                    event={event}
                    events={events}
                    roomSlotMinutes={roomSlotMinutes}
                    onDecide={decide}
                  />
                ))}
              </Fragment>
            ))}
          </ul>
        </Stack>
        <section className={reviewedSection} aria-live="polite">
          {reviewed.length > 0 && <h3 className={heading}>{t('Reviewed')}</h3>}
          {reviewed.length > 0 && (
            <ul>
              {reviewed.map((request) => (
                <ReviewedRoomRequest key={request._id} request={request} error={progressOf(request._id).refusal} />
              ))}
            </ul>
          )}
        </section>
      </Stack>
    </Dialog>
  );
}
