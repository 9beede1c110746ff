import { VirtualList } from '../../../primitives/VirtualList/index.ts';
import type { CardCollectionProps } from './CardCollection.tsx';

/** More entries than a page can draw at once: rows, of which only those in sight are drawn. */
export function LongCardCollection<Item>({ rowHeight, ...list }: CardCollectionProps<Item>) {
  return <VirtualList estimatedRowHeight={rowHeight} {...list} />;
}
