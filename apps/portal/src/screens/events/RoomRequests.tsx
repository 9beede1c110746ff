import { useClashingEvents, useCreateRoomRequest, useDecideRoomRequest, useDecideRoomSeries } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { RoomRequestDialog, RoomRequestReviewDialog } from '@quad/ui/features/room-requests';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { useRoomLookup } from '../rooms/useRoomLookup.ts';

const NONE: readonly Event[] = [];

export interface RequestRoomProps {
  event: Event;
  onClose: () => void;
}

/** 'Request a Room' for an event. */
export function RequestRoom(props: RequestRoomProps) {
  return <RoomRequestDialog {...props} {...useRoomLookup()} onSubmit={useCreateRoomRequest()} />;
}

/**
 * 'Requests for: …', where the president approves or rejects. Conflicts are fetched separately; until they are known, none are shown, and
 * the server refuses conflicting approvals.
 */
export function ReviewRoomRequests(props: RequestRoomProps) {
  const { event } = props;
  const { roomSlotMinutes } = useInstitute();
  const { data: clashing = NONE } = useClashingEvents(event._id);
  // Includes the event as shown, because a request approved here conflicts with its other requests at once.
  const events = [event, ...clashing.filter(({ _id }) => _id !== event._id)];
  return (
    <RoomRequestReviewDialog
      {...props}
      events={events}
      roomSlotMinutes={roomSlotMinutes}
      onDecide={useDecideRoomRequest()}
      onDecideSeries={useDecideRoomSeries()}
    />
  );
}
