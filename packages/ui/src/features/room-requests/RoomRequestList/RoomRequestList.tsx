import type { RoomRequest, RoomRequestStatus } from '@quad/domain/room-requests';
import { formatCalendarDay, formatClockTime } from '@quad/domain/time';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { RoomRequestStatusBadge } from '../RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
import { list, row, summary } from './RoomRequestList.css.ts';

export interface RoomRequestListProps {
  /** Those of one event, in the order in which they are shown. */
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
      <RoomRequestStatusBadge status={request.status} isReleased={request.released_at != null} />
    </li>
  );
}

const COUNTS = [
  ['Approved', '{count} approved'],
  ['Pending', '{count} pending'],
  ['Rejected', '{count} rejected'],
] as const satisfies readonly (readonly [RoomRequestStatus, string])[];

/** An event's room requests in its card: how they stand in one line, which opens them; nothing where there is none. */
export function RoomRequestList({ requests }: RoomRequestListProps) {
  const t = useTranslate();
  if (requests.length === 0) return null;
  const counts = COUNTS.map(([status, text]) => [text, requests.filter((request) => request.status === status).length] as const);
  const stand = counts.filter(([, count]) => count > 0).map(([text, count]) => t(text, { count }));
  return (
    <details aria-label={t('Room requests')}>
      <summary className={summary}>
        {t('Rooms')}: {stand.join(' · ')}
      </summary>
      <ul className={list}>
        {requests.map((request) => (
          <RoomRequestRow key={request._id} request={request} />
        ))}
      </ul>
    </details>
  );
}
