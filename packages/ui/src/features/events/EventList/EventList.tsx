import type { Event } from '@quad/domain/events';
import type { ReactNode } from 'react';
import { Grid } from '../../../layout/Grid/index.ts';
import { EventCard, type EventCardProps } from '../EventCard/EventCard.tsx';
import { cell } from './EventList.css.ts';
import { EventListEmpty } from './EventListEmpty.tsx';

export interface EventListProps extends Omit<EventCardProps, 'event' | 'roomRequests'> {
  events: readonly Event[];
  /** Draws the room requests of an event inside its card, usually as a RoomRequestList. */
  renderRoomRequests?: (event: Event) => ReactNode;
}

/** Events as cards, for office-bearers; says so when there is none. Use EventListCompact instead for students. */
export function EventList({ events, renderRoomRequests, ...card }: EventListProps) {
  if (events.length === 0) return <EventListEmpty />;
  return (
    <Grid as="ul" columns="fit">
      {events.map((event) => (
        <li key={event._id} className={cell}>
          <EventCard {...card} event={event} roomRequests={renderRoomRequests?.(event)} />
        </li>
      ))}
    </Grid>
  );
}
