import { RELEASED, type RoomRequest, type RoomRequestStatus } from '@quad/domain/room-requests';
import { formatCalendarDay, formatClockTime } from '@quad/domain/time';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { RoomRequestStatusBadge } from '../RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
import { list, row, summary } from './RoomRequestList.css.ts';

export interface RoomRequestListProps {
  /** The requests of one event, in order. */
  requests: readonly RoomRequest[];
}

function RoomRequestRow({ request }: { request: RoomRequest }) {
  const { locale, translate: t } = useLocaleSettings();
  return (
    <li className={row}>
      <div>
        {request.room}
        <Text size="xs" tone="muted">
          {formatCalendarDay(request.date, locale)}, {formatClockTime(request.time, locale)}
        </Text>
        {request.release_reason && (
          <Text size="xs" wrap="anywhere">
            {t('Cancelled by the administration: {reason}', { reason: request.release_reason })}
          </Text>
        )}
      </div>
      <RoomRequestStatusBadge status={request.status} released={request.released_at != null} />
    </li>
  );
}

const COUNT_TEXTS = {
  Approved: '{count} approved',
  Pending: '{count} pending',
  Rejected: '{count} rejected',
  [RELEASED]: '{count} released',
} as const satisfies Record<RoomRequestStatus | typeof RELEASED, string>;

const stateOf = ({ status, released_at }: RoomRequest) => (released_at ? RELEASED : status);

/** An event's room requests in its card: a summary line that expands them; renders nothing without requests. */
export function RoomRequestList({ requests }: RoomRequestListProps) {
  const t = useTranslate();
  if (requests.length === 0) return null;
  const counts = Object.entries(COUNT_TEXTS).flatMap(([state, text]) => {
    const count = requests.filter((request) => stateOf(request) === state).length;
    return count > 0 ? t(text, { count }) : [];
  });
  return (
    <details aria-label={t('Room requests')}>
      <summary className={summary}>
        {t('Rooms')}: {counts.join(' · ')}
      </summary>
      <ul className={list}>
        {requests.map((request) => (
          <RoomRequestRow key={request._id} request={request} />
        ))}
      </ul>
    </details>
  );
}
