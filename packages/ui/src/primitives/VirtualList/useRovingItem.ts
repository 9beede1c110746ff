import { type KeyboardEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { stepBy } from './steps.ts';

export interface RovingItemOptions {
  keyOf: (index: number) => string | undefined;
  count: number;
  /** The number of items in a row. */
  columns: number;
  listRef: RefObject<HTMLElement | null>;
  scrollTo: (index: number) => void;
}

interface LastItem {
  readonly index: number;
  readonly key: string | undefined;
}

/** The current index of an item, even if the list has changed; its previous index if the item is gone. */
function currentIndex({ index, key }: LastItem, { count, keyOf }: Pick<RovingItemOptions, 'count' | 'keyOf'>): number | undefined {
  if (keyOf(index) === key) return index;
  for (let other = 0; other < count; other += 1) if (keyOf(other) === key) return other;
  return count > 0 ? Math.min(index, count - 1) : undefined;
}

/** A roving tab stop for the list: arrow keys, Page Up, Page Down, Home and End move between items, also to those out of view. */
export function useRovingItem({ keyOf, count, columns, listRef, scrollTo }: RovingItemOptions) {
  const [last, setLast] = useState<LastItem>();
  const [announcedIndex, setAnnouncedIndex] = useState<number>();
  const setCurrent = (index: number) => setLast({ index, key: keyOf(index) });
  const goTo = (index: number) => {
    // Renders the item synchronously, so that it can be focused before the list has scrolled to it.
    flushSync(() => {
      setCurrent(index);
      setAnnouncedIndex(index);
    });
    listRef.current?.querySelector<HTMLElement>(`:scope > [data-place="${index}"]`)?.focus({ preventScroll: true });
    scrollTo(index);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    // Ignores keys in the controls inside an item.
    if (!(target instanceof HTMLElement) || target.parentElement !== listRef.current) return;
    const next = stepBy(key, { index: Number(target.dataset.place), count, columns });
    if (next === undefined) return;
    event.preventDefault();
    goTo(next);
  };
  return { current: last && currentIndex(last, { count, keyOf }), setCurrent, announcedIndex, onKeyDown };
}
