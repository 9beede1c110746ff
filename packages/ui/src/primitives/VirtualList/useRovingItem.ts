import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { stepBy } from './steps.ts';

export interface RovingItemOptions {
  keyOf: (index: number) => string | undefined;
  count: number;
  /** How many items stand side by side. */
  columns: number;
  listRef: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
}

interface Place {
  readonly index: number;
  readonly key: string | undefined;
}

/** Where an item is now, even if the list around it has changed; where it was, if it is gone. */
function placed({ index, key }: Place, { count, keyOf }: Pick<RovingItemOptions, 'count' | 'keyOf'>): number | undefined {
  if (keyOf(index) === key) return index;
  for (let other = 0; other < count; other += 1) if (keyOf(other) === key) return other;
  return count > 0 ? Math.min(index, count - 1) : undefined;
}

/** One tab stop for the whole list: arrows, page keys, Home and End go from item to item, also to items that are not in sight. */
export function useRovingItem({ keyOf, count, columns, listRef, scrollTo }: RovingItemOptions) {
  const [last, setLast] = useState<Place>();
  const [spoken, setSpoken] = useState<number>();
  const setCurrent = (index: number) => setLast({ index, key: keyOf(index) });
  const goTo = (index: number) => {
    // The current item is always rendered, so that it can have the focus before the list has scrolled to it.
    flushSync(() => {
      setCurrent(index);
      setSpoken(index);
    });
    listRef.current?.querySelector<HTMLElement>(`:scope > [data-place="${index}"]`)?.focus({ preventScroll: true });
    scrollTo(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    // Keys inside an item's own controls are theirs.
    if (!(target instanceof HTMLElement) || target.parentElement !== listRef.current) return;
    const next = stepBy(key, { index: Number(target.dataset.place), count, columns });
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  return { current: last && placed(last, { count, keyOf }), setCurrent, spoken, onKeyDown };
}
