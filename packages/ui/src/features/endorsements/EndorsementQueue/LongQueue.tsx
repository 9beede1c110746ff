import type { ReactNode } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';

export interface LongQueueProps {
  label: string;
  items: readonly { readonly _id: string }[];
  /** Draws the item at a place of the list. */
  children: (place: number) => ReactNode;
}

/** More than a page can draw at once. */
export function LongQueue({ label, items, children }: LongQueueProps) {
  return (
    <VirtualList label={label} items={items} itemKey={({ _id }) => _id} estimatedRowHeight={96}>
      {(_, place) => children(place)}
    </VirtualList>
  );
}
