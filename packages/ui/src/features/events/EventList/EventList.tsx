import type { Event } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { leaf, title, top, unit } from '../EventCard/EventCard.css.ts';
import { EventCard, type EventCardProps } from '../EventCard/EventCard.tsx';
import { blank } from '../EventCover/EventCover.css.ts';

/** Says that a role has no events to see. */
function NoEvents() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<CalendarX2 size={24} aria-hidden="true" />}
      title={t(EVENT_TEXTS.emptyTitle)}
      description={t(EVENT_TEXTS.emptyText)}
    />
  );
}

/** Says that there are events, but none as wanted. */
function NoneFiltered() {
  const t = useTranslate();
  return (
    <EmptyState icon={<CalendarX2 size={24} aria-hidden="true" />} title={t(EVENT_TEXTS.noneTitle)} description={t(EVENT_TEXTS.noneText)} />
  );
}

/** What stands in place of events where there is none, and where none is as wanted. */
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

/** Of a row of cards. */
const CARD_HEIGHT = 280;

const keyOf = ({ _id }: Event) => _id;

/** What both lists of events take. */
export interface EventRecords {
  /** Undefined while loading or after a failure. */
  events: readonly Event[] | undefined;
  /** Why they did not come: the server's sentence, else the default one. */
  error?: string | undefined;
  /** Asks for them again, where they did not come. */
  onRetry?: () => void;
  /** They are being asked for again. */
  retrying?: boolean;
  /** How many there are in all, where these are the first of them. */
  itemCount?: number | undefined;
  /** Their end comes near, so more of them may be read. */
  onLoadMore?: (() => void) | undefined;
  /** Filters leave these: that none passes them is said otherwise than that there are none. */
  filtered?: boolean;
}

export interface EventListProps extends EventRecords, Omit<EventCardProps, 'event' | 'registration' | 'roomRequests'> {
  /** Renders how an event takes registrations inside its card, usually as a RegistrationNote. */
  renderRegistration?: (event: Event) => ReactNode;
  /** Renders the room requests of an event inside its card, usually as a RoomRequestList. */
  renderRoomRequests?: (event: Event) => ReactNode;
}

/** Events as cards, for office-bearers, in every state: any number of them, and says so when there is none. Use EventListCompact instead for students. */
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
