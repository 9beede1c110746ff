import type { RoomRequest } from '@quad/domain/room-requests';
import { formatCalendarDay, formatClockTime } from '@quad/domain/time';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { RoomRequestStatusBadge } from '../RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
import { line, muted, row } from './RoomRequestReviewDialog.css.ts';

export interface ReviewedRoomRequestProps {
  request: RoomRequest;
  /** Why a decision that was tried here was refused: somebody else was first. */
  refusal?: string;
}

/** A request that is decided; there is no way back. */
export function ReviewedRoomRequest({ request, refusal }: ReviewedRoomRequestProps) {
  return (
    <li className={row}>
      <div className={line}>
        <div>
          <p>{request.room}</p>
          <p className={muted}>
            {formatCalendarDay(request.date)}, {formatClockTime(request.time)}
          </p>
        </div>
        <RoomRequestStatusBadge status={request.status} />
      </div>
      {refusal && <ErrorState message={refusal} />}
    </li>
  );
}
