import type { Event } from '@quad/domain/events';
import { lazy, Suspense } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { isLong } from '../../isLong.ts';
import { EventListEmpty } from '../EventList/EventListEmpty.tsx';
import { EventLine } from './EventLine.tsx';
import { list, row } from './EventListCompact.css.ts';
import { EventListCompactLoading } from './EventListCompactLoading.tsx';

const LongEventListCompact = lazy(async () => ({ default: (await import('./LongEventListCompact.tsx')).LongEventListCompact }));

export interface EventListCompactProps {
  events: readonly Event[];
}

/** Events as students read them: numbered, one line each; any number of them, and says so when there is none. Use EventList instead for office-bearers. */
export function EventListCompact({ events }: EventListCompactProps) {
  if (events.length === 0) return <EventListEmpty />;
  if (isLong(events.length)) {
    return (
      <Suspense fallback={<EventListCompactLoading />}>
        <LongEventListCompact events={events} />
      </Suspense>
    );
  }
  return (
    <Card padding="none">
      <ol className={list}>
        {events.map((event, index) => (
          <li key={event._id} className={row}>
            <EventLine event={event} place={index + 1} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
