import type { RoomRequest } from '@quad/domain/room-requests';
import { formatCalendarDay, formatClockTime } from '@quad/domain/time';
import { useId } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { RoomRequestStatusBadge } from '../RoomRequestStatusBadge/RoomRequestStatusBadge.tsx';
import { list, more, row } from './RoomRequestList.css.ts';

/** As many as a card has room for; the rest is one press away. */
const SHOWN_AT_ONCE = 3;

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

function rowsOf(requests: readonly RoomRequest[]) {
  return requests.map((request) => <RoomRequestRow key={request._id} request={request} />);
}

/** The quiet list of an event's room requests in its card; nothing where there is none. */
export function RoomRequestList({ requests }: RoomRequestListProps) {
  const t = useTranslate();
  const headingId = useId();
  if (requests.length === 0) return null;
  const hiddenCount = requests.length - SHOWN_AT_ONCE;
  return (
    <Card role="group" variant="sunken" padding="small" aria-labelledby={headingId}>
      <div className={list}>
        <Text id={headingId} size="xs" tone="muted" weight="medium">
          {t('Room requests')}
        </Text>
        <ul className={list}>{rowsOf(requests.slice(0, SHOWN_AT_ONCE))}</ul>
        {hiddenCount > 0 && (
          <details>
            <summary className={more}>{t('{count} more', { count: hiddenCount })}</summary>
            <ul className={list}>{rowsOf(requests.slice(SHOWN_AT_ONCE))}</ul>
          </details>
        )}
      </div>
    </Card>
  );
}
