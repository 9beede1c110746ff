import type { Event } from '@quad/domain/events';
import { lazy, type ReactNode, Suspense } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { isLong } from '../../isLong.ts';
import { EventCard, type EventCardProps } from '../EventCard/EventCard.tsx';
import { cell } from './EventList.css.ts';
import { EventListEmpty } from './EventListEmpty.tsx';
import { EventListLoading } from './EventListLoading.tsx';

const LongEventList = lazy(async () => ({ default: (await import('./LongEventList.tsx')).LongEventList }));

export interface EventListProps extends Omit<EventCardProps, 'event' | 'roomRequests'> {
  events: readonly Event[];
  /** Draws the room requests of an event inside its card, usually as a RoomRequestList. */
  renderRoomRequests?: (event: Event) => ReactNode;
}

/** Events as cards, for office-bearers: any number of them, and says so when there is none. Use EventListCompact instead for students. */
export function EventList({ events, renderRoomRequests, ...card }: EventListProps) {
  const draw = (event: Event) => <EventCard {...card} event={event} roomRequests={renderRoomRequests?.(event)} />;
  if (events.length === 0) return <EventListEmpty />;
  if (isLong(events.length)) {
    return (
      <Suspense fallback={<EventListLoading />}>
        <LongEventList events={events}>{draw}</LongEventList>
      </Suspense>
    );
  }
  return (
    <Grid as="ul" columns="fit">
      {events.map((event) => (
        <li key={event._id} className={cell}>
          {draw(event)}
        </li>
      ))}
    </Grid>
  );
}
