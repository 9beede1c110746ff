import type { Event } from '@quad/domain/events';
import type { ReactNode } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/index.ts';

const CARD_HEIGHT = 220;

export interface LongEventListProps {
  events: readonly Event[];
  /** Draws a card. */
  children: (event: Event) => ReactNode;
}

/** More cards than a page can draw at once: one under the other, of which only those in sight are drawn. */
export function LongEventList({ events, children }: LongEventListProps) {
  return (
    <VirtualList label="Events" items={events} itemKey={({ _id }) => _id} estimatedRowHeight={CARD_HEIGHT}>
      {children}
    </VirtualList>
  );
}
