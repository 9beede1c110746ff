import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type Surroundings, surroundingsOf } from './surroundings.ts';

function isSame(one: Surroundings, { port, margin, columns, gap }: Surroundings): boolean {
  // A pixel is lost to rounding, and worth no new layout.
  return one.port === port && Math.abs(one.margin - margin) <= 1 && one.columns === columns && one.gap === gap;
}

export interface SurroundingsOptions {
  listRef: RefObject<HTMLElement | null>;
  /** As wide as the list, and always of the same height: the list itself grows while its rows are measured. */
  widthRef: RefObject<HTMLElement | null>;
  /** Whether the list scrolls in itself. */
  isOwnPort: boolean;
}

/** Where a list stands, as long as it stands there; undefined until it is on the page. */
export function useSurroundings({ listRef, widthRef, isOwnPort }: SurroundingsOptions): Surroundings | undefined {
  const [surroundings, setSurroundings] = useState<Surroundings>();
  const look = useCallback(() => {
    if (!listRef.current) return;
    const now = surroundingsOf(listRef.current, isOwnPort);
    setSurroundings((known) => (known && isSame(known, now) ? known : now));
  }, [listRef, isOwnPort]);
  // What stands above may have grown since the last time; a box of its own changes in its width alone.
  const isSettled = isOwnPort && surroundings !== undefined;
  useLayoutEffect(() => {
    if (!isSettled) look();
  });
  useEffect(() => {
    const observer = new ResizeObserver(look);
    if (widthRef.current) observer.observe(widthRef.current);
    window.addEventListener('resize', look);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [look, widthRef]);
  return surroundings;
}
