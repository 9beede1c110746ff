import { VirtualList } from '../../../primitives/VirtualList/index.ts';
import { EventCard } from '../EventCard/EventCard.tsx';
import type { EventListProps } from './EventList.tsx';

const CARD_HEIGHT = 220;

/** More cards than a page can draw at once: one under the other, of which only those in sight are drawn. */
export function LongEventList({ events, renderRoomRequests, ...card }: EventListProps) {
  return (
    <VirtualList label="Events" items={events} itemKey={({ _id }) => _id} estimatedRowHeight={CARD_HEIGHT}>
      {(event) => <EventCard {...card} event={event} roomRequests={renderRoomRequests?.(event)} />}
    </VirtualList>
  );
}
