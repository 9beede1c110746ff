import type { ReactNode } from 'react';
import { Grid } from '../../../layout/Grid/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { VirtualList } from '../../../primitives/VirtualList/index.ts';
import { cell } from './CardCollection.css.ts';

/** Up to here cards stand side by side, all of them drawn. */
const MOST_CARDS = 100;

export interface CardCollectionProps<Item> {
  /** What is listed, for those who listen. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Height of a row that was not drawn yet, in pixels. */
  rowHeight: number;
  /** Draws the inside of a card. */
  children: (item: Item) => ReactNode;
}

/** Cards in columns; where there are more than a hundred, rows of which only those in sight are drawn. */
export function CardCollection<Item>({ label, items, itemKey, rowHeight, children }: CardCollectionProps<Item>) {
  if (items.length > MOST_CARDS) {
    return (
      <VirtualList label={label} items={items} itemKey={itemKey} estimatedRowHeight={rowHeight}>
        {children}
      </VirtualList>
    );
  }
  return (
    <Grid as="ul" columns="fit" aria-label={label}>
      {items.map((item) => (
        <li key={itemKey(item)} className={cell}>
          <Card>{children(item)}</Card>
        </li>
      ))}
    </Grid>
  );
}
