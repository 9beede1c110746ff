import type { Event } from '@quad/domain/events';
import type { ReactNode } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';

/** Of a row of cards, with what some of them list of room requests. */
const CARD_HEIGHT = 260;

export interface LongEventListProps {
  events: readonly Event[];
  /** Draws a card. */
  children: (event: Event) => ReactNode;
}

/** More cards than a page can draw at once: in columns as ever, of which only those in sight are drawn. */
export function LongEventList({ events, children }: LongEventListProps) {
  return (
    <VirtualList label="Events" items={events} itemKey={({ _id }) => _id} estimatedRowHeight={CARD_HEIGHT} height="whole" columns="fit">
      {children}
    </VirtualList>
  );
}
