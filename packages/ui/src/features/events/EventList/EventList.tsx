import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { leaf, title, top, unit } from '../EventCard/EventCard.css.ts';
import { EventCard, type EventCardProps } from '../EventCard/EventCard.tsx';
import { blank } from '../EventCover/EventCover.css.ts';

/** The empty state for a role without events. */
function NoEvents() {
  const t = useTranslate();
  return <EmptyRecordList icon={CalendarX2} title={t(EVENT_TEXTS.emptyTitle)} description={t(EVENT_TEXTS.emptyText)} />;
}

/** The empty state if no event matches the filters. */
function NoneFiltered() {
  const t = useTranslate();
  return <EmptyRecordList icon={CalendarX2} title={t(EVENT_TEXTS.noneTitle)} description={t(EVENT_TEXTS.noneText)} />;
}

/** The empty states without events, and without matching ones. */
export const NO_EVENTS = <NoEvents />;
export const NONE_FILTERED = <NoneFiltered />;

const CARD_BLANK = (
  <Card>
    <Stack>
      <div className={blank} />
      <div className={top}>
        <div className={leaf}>
          <Skeleton shape="leaf" />
        </div>
        <div className={unit}>
          <Skeleton width="half" />
        </div>
        <div className={title}>
          <Skeleton width="most" />
        </div>
      </div>
      <Stack gap="xs">
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Stack>
      <Skeleton shape="title" width="half" />
    </Stack>
  </Card>
);

/** The estimated height of a row of cards. */
const CARD_HEIGHT = 280;

const keyOf = ({ _id }: Event) => _id;

/** Props that both event lists share. */
export interface EventRecords {
  /** The events; undefined while loading or after a failure. */
  events: readonly Event[] | undefined;
  /** Why loading failed: the server's message or the default one. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: () => void;
  /** Whether a retry is pending. */
  retrying?: boolean;
  /** The total number of items, if only the first ones are loaded. */
  itemCount?: number | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: (() => void) | undefined;
  /** Whether filters are active, which changes the empty state. */
  filtered?: boolean;
}

export interface EventListProps extends EventRecords, Omit<EventCardProps, 'event' | 'registration' | 'roomRequests'> {
  /** Renders the registration status inside a card, usually as a RegistrationNote. */
  renderRegistration?: (event: Event) => ReactNode;
  /** Renders the room requests inside a card, usually as a RoomRequestList. */
  renderRoomRequests?: (event: Event) => ReactNode;
}

/** Events as cards for office-bearers, with loading, error and empty states. Use EventListCompact instead for students. */
export function EventList({
  events,
  error,
  onRetry,
  retrying,
  itemCount,
  onLoadMore,
  filtered,
  renderRegistration,
  renderRoomRequests,
  ...card
}: EventListProps) {
  const t = useTranslate();
  return (
    <RecordList
      items={events}
      itemCount={itemCount}
      onLoadMore={onLoadMore}
      label={t('Events')}
      layout="columns"
      itemKey={keyOf}
      estimatedHeight={CARD_HEIGHT}
      loadingText={t(EVENT_TEXTS.loading)}
      blank={CARD_BLANK}
      blankCount={6}
      empty={filtered ? NONE_FILTERED : NO_EVENTS}
      error={error && t(EVENT_TEXTS.listFailed, { error: t(error) })}
      onRetry={onRetry}
      retrying={retrying}
    >
      {(event) => (
        <EventCard {...card} event={event} registration={renderRegistration?.(event)} roomRequests={renderRoomRequests?.(event)} />
      )}
    </RecordList>
  );
}
