import { useState } from 'react';

/** Up to here a list has all of its entries on the page, so that the browser's own search finds them. */
const MOST_DRAWN = 100;

/** Whether only what is in sight of a list is to be drawn. One that was long stays so while it is narrowed down: nothing is built anew. */
export function useIsLong(count: number): boolean {
  const [wasLong, setWasLong] = useState(false);
  const isLong = wasLong || count > MOST_DRAWN;
  if (isLong !== wasLong) setWasLong(isLong);
  return isLong;
}
