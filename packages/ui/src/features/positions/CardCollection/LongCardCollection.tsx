import type { ReactNode } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/VirtualList.tsx';

export interface LongCardCollectionProps<Item> {
  /** What is listed, for those who listen. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Height of a row that was not drawn yet, in pixels. */
  rowHeight: number;
  /** Draws the inside of a card. */
  children: (item: Item) => ReactNode;
}

/** More entries than a page can draw at once: rows, of which only those in sight are drawn. */
export function LongCardCollection<Item>({ rowHeight, ...list }: LongCardCollectionProps<Item>) {
  return <VirtualList estimatedRowHeight={rowHeight} {...list} />;
}
