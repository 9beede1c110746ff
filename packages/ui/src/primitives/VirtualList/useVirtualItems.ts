import { measureElement, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { rowHeights } from './rowHeights.ts';
import type { ScrollContext } from './scrollContext.ts';

export interface VirtualItemsOptions {
  /** Identifies the list in the cache of row heights. */
  label: string;
  count: number;
  keyOf: (index: number) => string | undefined;
  /** The estimated height of a row that was not rendered yet, in pixels. */
  estimatedRowHeight: number;
  /** The number of rows that are rendered beyond the visible area on either side. */
  overscan: number;
  /** Nothing is visible until it is known. */
  scrollContext: ScrollContext | undefined;
}

/** The height at the top of the window that column headers may cover, as much as the scroll margin of what has the focus. */
const HEAD_HEIGHT = 64;

/** The virtualizer of the rows, for the page or for the box that scrolls. */
function useRows({ label, count, keyOf, estimatedRowHeight, overscan, scrollContext }: VirtualItemsOptions, columns: number) {
  // The virtualizer is a mutable object, so the React Compiler would memoize stale values.
  'use no memo';
  const box = scrollContext?.scrollContainer === 'page' ? undefined : scrollContext?.scrollContainer;
  const isOnPage = scrollContext?.scrollContainer === 'page';
  // Called for thousands of rows whenever the list changes, so a single column avoids building a string key.
  const rowKey = useCallback(
    (row: number) => (columns === 1 ? (keyOf(row) ?? row) : `${columns} ${keyOf(row * columns)}`),
    [columns, keyOf],
  );
  // Remembered heights avoid a second layout.
  const [heights] = useState(() => rowHeights(typeof window === 'undefined' ? label : `${label} ${window.innerWidth}`, estimatedRowHeight));
  const options = {
    count: Math.ceil(count / columns),
    estimateSize: (row: number) => heights.of(rowKey(row)),
    measureElement: (...measured: Parameters<typeof measureElement>) =>
      heights.add(rowKey(Number(measured[0].getAttribute('data-index'))), measureElement(...measured)),
    getItemKey: rowKey,
    overscan,
    // New rows are measured when they mount; later changes may wait for the next frame, which avoids the browser's "ResizeObserver loop"
    // error.
    useAnimationFrameWithResizeObserver: true,
    gap: scrollContext?.gap ?? 0,
    scrollMargin: scrollContext?.margin ?? 0,
  };
  const onPage = useWindowVirtualizer<Element>({ ...options, enabled: isOnPage, scrollPaddingStart: HEAD_HEIGHT });
  const inBox = useVirtualizer<HTMLElement, Element>({
    ...options,
    enabled: box !== undefined,
    getScrollElement: () => box ?? null,
    initialOffset: () => box?.scrollTop ?? 0,
  });
  const rows = isOnPage ? onPage : inBox;
  const saveHeights = useEffectEvent(() => heights.saveHeights(rows.measurementsCache));
  useEffect(() => () => saveHeights(), []);
  return rows;
}

/** The visible items of a list and their positions. Lengths are in pixels. */
export function useVirtualItems(options: VirtualItemsOptions) {
  'use no memo';
  const { count, estimatedRowHeight, scrollContext } = options;
  const { columns = 1, margin = 0 } = scrollContext ?? {};
  const virtual = useRows(options, columns);
  const rows = virtual.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  // Until the scroll context is known, the estimated height is reserved, so that the scroll container can be detected.
  const total = scrollContext ? virtual.getTotalSize() : Math.ceil(count / columns) * estimatedRowHeight;
  return {
    columns,
    /** The first visible item, and the index after the last. */
    from: (first?.index ?? 0) * columns,
    to: last ? Math.min((last.index + 1) * columns, count) : 0,
    /** The total heights of the rows that are not rendered. */
    before: (first?.start ?? margin) - margin,
    after: total - ((last?.end ?? margin) - margin),
    /** The position of an item and the height of its row. */
    placeOf(index: number) {
      const row = virtual.measurementsCache[Math.floor(index / columns)];
      return { top: (row?.start ?? margin) - margin, column: (index % columns) + 1, rowHeight: row?.size ?? estimatedRowHeight };
    },
    measureRow: virtual.measureElement,
    scrollTo: (index: number) => virtual.scrollToIndex(Math.floor(index / columns)),
  };
}
