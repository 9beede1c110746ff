import { lazy, type ReactNode, Suspense } from 'react';
import { Grid } from '../../../layout/Grid/Grid.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { isLong } from '../../isLong.ts';
import { cell } from './CardCollection.css.ts';
import { CardsLoading } from './CardsLoading.tsx';
import type { LongCardCollectionProps } from './LongCardCollection.tsx';

/** React's `lazy` forgets what kind of items a list is of. */
const LongCardCollection = lazy(async () => ({ default: (await import('./LongCardCollection.tsx')).LongCardCollection })) as <Item>(
  props: LongCardCollectionProps<Item>,
) => ReactNode;

export interface CardCollectionProps<Item> extends LongCardCollectionProps<Item> {
  /** How many there are before they are narrowed down. */
  total: number;
}

/** Cards in columns; where there are more than a hundred, rows of which only those in sight are drawn. */
export function CardCollection<Item>({ total, ...list }: CardCollectionProps<Item>) {
  const { label, items, itemKey, children } = list;
  if (isLong(total)) {
    return (
      <Suspense fallback={<CardsLoading label="Loading..." />}>
        <LongCardCollection {...list} />
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
