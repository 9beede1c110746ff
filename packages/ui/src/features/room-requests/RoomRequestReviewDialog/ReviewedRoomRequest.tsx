import type { RoomRequest } from '@quad/domain/room-requests';
import { formatCalendarDay, formatClockTime } from '@quad/domain/time';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { RoomRequestStatusBadge } from '../RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
import { line, row } from './RoomRequestReviewDialog.css.ts';

export interface ReviewedRoomRequestProps {
  request: RoomRequest;
  /** Why a decision of the user was refused: somebody else decided first. */
  error?: string;
}

/** A decided request, which cannot be changed. */
export function ReviewedRoomRequest({ request, error }: ReviewedRoomRequestProps) {
  const { locale } = useLocaleSettings();
  return (
    <li className={row}>
      <div className={line}>
        <div>
          <p>{request.room}</p>
          <Text size="s" tone="muted" wrap="as-typed">
            {formatCalendarDay(request.date, locale)}, {formatClockTime(request.time, locale)}
          </Text>
        </div>
        <RoomRequestStatusBadge status={request.status} released={request.released_at != null} />
      </div>
      {error && <ErrorState description={error} />}
    </li>
  );
}
