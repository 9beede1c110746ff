import type { ReactNode } from 'react';
import { VirtualList } from '../../../primitives/VirtualList/index.ts';

export interface LongCardCollectionProps {
  /** What is listed, for those who listen. */
  label: string;
  /** One for each entry. */
  keys: readonly string[];
  /** Height of a row that was not drawn yet, in pixels. */
  rowHeight: number;
  /** Draws the entry at that place. */
  children: (index: number) => ReactNode;
}

const itself = (key: string) => key;

/** More entries than a page can draw at once: rows, of which only those in sight are drawn. */
export function LongCardCollection({ label, keys, rowHeight, children }: LongCardCollectionProps) {
  return (
    <VirtualList label={label} items={keys} itemKey={itself} estimatedRowHeight={rowHeight}>
      {(_key, index) => children(index)}
    </VirtualList>
  );
}
