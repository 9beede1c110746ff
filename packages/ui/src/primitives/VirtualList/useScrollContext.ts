import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ScrollContext, scrollContextOf } from './scrollContext.ts';

function isSame(one: ScrollContext, { port, margin, columns, gap }: ScrollContext): boolean {
  // A difference of one pixel is rounding and needs no new layout.
  return one.port === port && Math.abs(one.margin - margin) <= 1 && one.columns === columns && one.gap === gap;
}

export interface SurroundingsOptions {
  listRef: RefObject<HTMLElement | null>;
  /** As wide as the list, with a constant height, because the list itself grows while its rows are measured. */
  widthRef: RefObject<HTMLElement | null>;
  /** Whether the list scrolls by itself. */
  isOwnPort: boolean;
}

/** The maximum number of measurements before a paint. A list whose position depends on its own height would otherwise loop forever. */
const LOOKS_BEFORE_PAINT = 10;

/** The scroll context of a list, updated on layout changes; undefined until the list is mounted. */
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
  // Elements above the list may have grown since the last measurement; a list that scrolls by itself only depends on its width.
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
