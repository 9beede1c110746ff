import type { Event } from '@quad/domain/events';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';
import { EventLine } from './EventLine.tsx';
import { line, list } from './EventListCompact.css.ts';

export interface LongEventListCompactProps {
  events: readonly Event[];
}

/** More lines than a page can draw at once, of which only those in sight are drawn. */
export function LongEventListCompact({ events }: LongEventListCompactProps) {
  return (
    <div className={list}>
      <VirtualList label="Events" items={events} itemKey={({ _id }) => _id} height="whole">
        {(event, index) => (
          <div className={line}>
            <EventLine event={event} place={index + 1} />
          </div>
        )}
      </VirtualList>
    </div>
  );
}
