import type { ReactNode } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/index.ts';

export interface LongQueueProps<Item> {
  label: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** More than a page can draw at once. */
export function LongQueue<Item extends { readonly _id: string }>({ label, items, children }: LongQueueProps<Item>) {
  return (
    <VirtualList label={label} items={items} itemKey={({ _id }) => _id} estimatedRowHeight={96}>
      {children}
    </VirtualList>
  );
}
