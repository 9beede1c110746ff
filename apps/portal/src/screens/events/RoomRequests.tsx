import { useCreateRoomRequest, useDecideRoomRequest } from '@quad/api-client/hooks';
import type { Event } from '@quad/domain/events';
import { RoomRequestDialog, RoomRequestReviewDialog } from '@quad/ui/features/room-requests';
import { useInstitute } from '../../app/PageSettingsContext.ts';

export interface RequestRoomProps {
  event: Event;
  onClose: () => void;
}

/** 'Request a Room' for an event. */
export function RequestRoom(props: RequestRoomProps) {
  return <RoomRequestDialog {...props} onSubmit={useCreateRoomRequest()} />;
}

export interface ReviewRoomRequestsProps extends RequestRoomProps {
  /** Every event that the reviewer sees: their bookings are held against what is pending. */
  events: readonly Event[];
}

/** 'Requests for: …', where the president approves or rejects. */
export function ReviewRoomRequests(props: ReviewRoomRequestsProps) {
  const { roomSlotMinutes } = useInstitute();
  return <RoomRequestReviewDialog {...props} roomSlotMinutes={roomSlotMinutes} onDecide={useDecideRoomRequest()} />;
}
