import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ScrollContext, scrollContextOf } from './scrollContext.ts';

function isSame(one: ScrollContext, { port, margin, columns, gap }: ScrollContext): boolean {
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

/**
 * So often at most it is looked again before the browser has painted: a list whose place hangs on how high it is, and the other way round,
 * would go on without end.
 */
const LOOKS_BEFORE_PAINT = 10;

/** Where a list stands, as long as it stands there; undefined until it is on the page. */
export function useScrollContext({ listRef, widthRef, isOwnPort }: SurroundingsOptions): ScrollContext | undefined {
  const [scrollContext, setScrollContext] = useState<ScrollContext>();
  const latest = useRef<ScrollContext>(undefined);
  const changes = useRef(0);
  const look = useCallback(() => {
    if (!listRef.current) return;
    const now = scrollContextOf(listRef.current, isOwnPort);
    if (latest.current && isSame(latest.current, now)) return;
    latest.current = now;
    changes.current += 1;
    setScrollContext(now);
  }, [listRef, isOwnPort]);
  // What stands above may have grown since the last time; a box of its own changes in its width alone.
  const isSettled = isOwnPort && scrollContext !== undefined;
  useLayoutEffect(() => {
    if (!isSettled && changes.current < LOOKS_BEFORE_PAINT) look();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      changes.current = 0;
    });
    return () => cancelAnimationFrame(frame);
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
  return scrollContext;
}
