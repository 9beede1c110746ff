import { CardsLoading } from '../CardCollection/CardsLoading.tsx';

/** Stands in for PositionHolderList until the holders are there. */
export function PositionHolderListLoading() {
  return <CardsLoading label="Loading position holders..." />;
}
