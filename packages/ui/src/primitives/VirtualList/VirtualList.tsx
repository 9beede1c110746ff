import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useRef } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useRovingRow } from './useRovingRow.ts';
import { after, before, row as rowStyle, scroller } from './VirtualList.css.ts';

export const VIRTUAL_LIST_HEIGHTS = ['content', 'fill'] as const;
export type VirtualListHeight = (typeof VIRTUAL_LIST_HEIGHTS)[number];

/** Up to here all rows are drawn, so that the browser's own search finds them. */
const ALL_ROWS = 100;

export interface VirtualListProps<Item> {
  /** What is listed, for those who listen. */
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Draws a row; of any height. */
  children: (item: Item, index: number) => ReactNode;
  /** In pixels, for rows that were not drawn yet; near is enough. */
  estimatedRowHeight?: number;
  /** As high as its content up to 70 % of the window, or as high as what it stands in. */
  height?: VirtualListHeight;
}

const NUMBERS = new Intl.NumberFormat('en-IN');

/**
 * A list of hundreds or thousands, of which only what is in sight is drawn. One tab stop; arrows, page keys, Home and End move
 * and say where one is. Use a plain list instead for less than a hundred rows.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  // The virtualizer changes under its own name, which a memoizing compiler would not see.
  'use no memo';
  const { label, items, itemKey, children, estimatedRowHeight = 48, height = 'content' } = props;
  const count = items.length;
  const scrollerRef = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer<HTMLUListElement, Element>({
    count,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => estimatedRowHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : itemKey(item);
    },
    initialRect: { width: 0, height: 640 },
    overscan: count <= ALL_ROWS ? count : 8,
  });
  const roving = useRovingRow({ count, scrollerRef, virtual });
  const rows = virtual.getVirtualItems();
  const isCurrentDrawn = rows.some(({ index }) => index === roving.current);
  const blanks = assignInlineVars({
    [before]: `${rows[0]?.start ?? 0}px`,
    [after]: `${virtual.getTotalSize() - (rows.at(-1)?.end ?? 0)}px`,
  });
  return (
    <>
      <ul ref={scrollerRef} aria-label={label} onKeyDown={roving.onKeyDown} style={blanks} className={scroller({ height })}>
        {rows.map(({ index, key }, place) => {
          const item = items[index];
          const isTabStop = isCurrentDrawn ? index === roving.current : place === 0;
          return (
            item !== undefined && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                tabIndex={isTabStop ? 0 : -1}
                aria-setsize={count}
                aria-posinset={index + 1}
                onFocus={() => roving.setCurrent(index)}
                className={rowStyle}
              >
                {children(item, index)}
              </li>
            )
          );
        })}
      </ul>
      <span role="status">
        <VisuallyHidden>
          {roving.spoken !== undefined && `Row ${NUMBERS.format(roving.spoken + 1)} of ${NUMBERS.format(count)}`}
        </VisuallyHidden>
      </span>
    </>
  );
}
