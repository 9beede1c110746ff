import { measureElement, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { rowHeights } from './rowHeights.ts';
import type { ScrollContext } from './scrollContext.ts';

export interface VirtualItemsOptions {
  /** Tells the list from others whose rows are of other heights. */
  label: string;
  count: number;
  keyOf: (index: number) => string | undefined;
  /** In pixels, of a row that was not rendered yet. */
  estimatedRowHeight: number;
  /** Rows that are rendered beyond what is in sight, to either side. */
  overscan: number;
  /** Nothing is in sight before they are known. */
  scrollContext: ScrollContext | undefined;
}

/** The virtualizer of the rows: of the page, or of the box that they scroll in. */
function useRows({ label, count, keyOf, estimatedRowHeight, overscan, scrollContext }: VirtualItemsOptions, columns: number) {
  // The virtualizer changes under its own name, which a memoizing compiler would not see.
  'use no memo';
  const box = scrollContext?.port === 'page' ? undefined : scrollContext?.port;
  const isOnPage = scrollContext?.port === 'page';
  // Asked for thousands of rows whenever the list changes, so a single column does without a name of its own.
  const rowKey = useCallback(
    (row: number) => (columns === 1 ? (keyOf(row) ?? row) : `${columns} ${keyOf(row * columns)}`),
    [columns, keyOf],
  );
  // Rows of the height that was expected need no second layout.
  const [heights] = useState(() => rowHeights(typeof window === 'undefined' ? label : `${label} ${window.innerWidth}`, estimatedRowHeight));
  const options = {
    count: Math.ceil(count / columns),
    estimateSize: (row: number) => heights.of(rowKey(row)),
    measureElement: (...measured: Parameters<typeof measureElement>) =>
      heights.add(rowKey(Number(measured[0].getAttribute('data-index'))), measureElement(...measured)),
    getItemKey: rowKey,
    overscan,
    // New rows are measured when they come; what grows later may wait for the next frame, and the browser has nothing to complain of.
    useAnimationFrameWithResizeObserver: true,
    gap: scrollContext?.gap ?? 0,
    scrollMargin: scrollContext?.margin ?? 0,
  };
  const onPage = useWindowVirtualizer<Element>({ ...options, enabled: isOnPage });
  const inBox = useVirtualizer<HTMLElement, Element>({
    ...options,
    enabled: box !== undefined,
    getScrollElement: () => box ?? null,
    initialOffset: () => box?.scrollTop ?? 0,
  });
  const rows = isOnPage ? onPage : inBox;
  const leave = useEffectEvent(() => heights.leave(rows.measurementsCache));
  useEffect(() => () => leave(), []);
  return rows;
}

/** Which items of a list are in sight, and where they stand. Lengths are in pixels. */
export function useVirtualItems(options: VirtualItemsOptions) {
  'use no memo';
  const { count, estimatedRowHeight, scrollContext } = options;
  const { columns = 1, margin = 0 } = scrollContext ?? {};
  const virtual = useRows(options, columns);
  const rows = virtual.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  // Before it is known where the list stands, it takes as much room as it may need, so that what scrolls can be seen to scroll.
  const total = scrollContext ? virtual.getTotalSize() : Math.ceil(count / columns) * estimatedRowHeight;
  return {
    columns,
    /** The first item in sight, and the one after the last. */
    from: (first?.index ?? 0) * columns,
    to: last ? Math.min((last.index + 1) * columns, count) : 0,
    /** Heights of what is not rendered. */
    before: (first?.start ?? margin) - margin,
    after: total - ((last?.end ?? margin) - margin),
    /** Where an item stands, and how high its row is. */
    placeOf(index: number) {
      const row = virtual.measurementsCache[Math.floor(index / columns)];
      return { top: (row?.start ?? margin) - margin, column: (index % columns) + 1, rowHeight: row?.size ?? estimatedRowHeight };
    },
    measureRow: virtual.measureElement,
    scrollTo: (index: number) => virtual.scrollToIndex(Math.floor(index / columns)),
  };
}
