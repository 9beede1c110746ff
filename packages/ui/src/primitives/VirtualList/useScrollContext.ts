import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type ScrollContext, scrollContextOf } from './scrollContext.ts';

function isSame(one: ScrollContext, { scrollContainer, margin, columns, gap }: ScrollContext): boolean {
  // A difference of one pixel is rounding and needs no new layout.
  return one.scrollContainer === scrollContainer && Math.abs(one.margin - margin) <= 1 && one.columns === columns && one.gap === gap;
}

export interface ScrollContextOptions {
  listRef: RefObject<HTMLElement | null>;
  /** As wide as the list, with a constant height, because the list itself grows while its rows are measured. */
  widthRef: RefObject<HTMLElement | null>;
  /** Whether the list scrolls by itself. */
  scrollsItself: boolean;
}

/** The maximum number of measurements before a paint. A list whose position depends on its own height would otherwise loop forever. */
const MAX_MEASUREMENTS = 10;

/** The scroll context of a list, updated on layout changes; undefined until the list is mounted. */
export function useScrollContext({ listRef, widthRef, scrollsItself }: ScrollContextOptions): ScrollContext | undefined {
  const [scrollContext, setScrollContext] = useState<ScrollContext>();
  const latest = useRef<ScrollContext>(undefined);
  const changes = useRef(0);
  const measure = useCallback(() => {
    if (!listRef.current) return;
    const now = scrollContextOf(listRef.current, scrollsItself);
    if (latest.current && isSame(latest.current, now)) return;
    latest.current = now;
    changes.current += 1;
    setScrollContext(now);
  }, [listRef, scrollsItself]);
  // Elements above the list may have grown since the last measurement; a list that scrolls by itself only depends on its width.
  const isStable = scrollsItself && scrollContext !== undefined;
  useLayoutEffect(() => {
    if (!isStable && changes.current < MAX_MEASUREMENTS) measure();
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      changes.current = 0;
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => {
    const observer = new ResizeObserver(measure);
    if (widthRef.current) observer.observe(widthRef.current);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [measure, widthRef]);
  return scrollContext;
}
