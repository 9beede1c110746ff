import { CardsLoading } from '../CardCollection/CardsLoading.tsx';

/** Stands in for PositionList until the positions are there. */
export function PositionListLoading() {
  return <CardsLoading label="Loading positions..." />;
}
