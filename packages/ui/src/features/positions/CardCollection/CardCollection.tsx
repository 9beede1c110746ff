import { lazy, type ReactNode, Suspense } from 'react';
import { Grid } from '../../../layout/Grid/index.ts';
import { Card } from '../../../primitives/Card/index.ts';
import { cell } from './CardCollection.css.ts';
import { CardsLoading } from './CardsLoading.tsx';

const LongCardCollection = lazy(async () => ({ default: (await import('./LongCardCollection.tsx')).LongCardCollection }));

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
    const draw = (index: number) => {
      const item = items[index];
      return item === undefined ? null : children(item);
    };
    return (
      <Suspense fallback={<CardsLoading label="Loading..." />}>
        <LongCardCollection label={label} keys={items.map(itemKey)} rowHeight={rowHeight}>
          {draw}
        </LongCardCollection>
      </Suspense>
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
