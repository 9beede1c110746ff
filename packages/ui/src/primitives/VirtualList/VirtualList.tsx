import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { useLocaleSettings } from '../UiProvider/LocaleSettings.ts';
import { useRovingItem } from './useRovingItem.ts';
import { useScrollContext } from './useScrollContext.ts';
import { useVirtualItems } from './useVirtualItems.ts';
import { VirtualItem } from './VirtualItem.tsx';
import { after, before, list, width } from './VirtualList.css.ts';
import { visibleIndexes } from './visibleIndexes.ts';

export const VIRTUAL_LIST_HEIGHTS = ['content', 'fill', 'whole'] as const;
export type VirtualListHeight = (typeof VIRTUAL_LIST_HEIGHTS)[number];

/** Up to how many pixels beyond the visible area are rendered, but at least one row, so that scrolling shows no gaps. */
const OVERSCAN = 100;
/** How many items before the end more are requested, so that they arrive in time. */
const NEAR_END = 30;

const ROWS = { role: 'rowgroup' } as const;

/** `aria-rowcount` includes the head. */
function asTable(label: string, count: number) {
  return { role: 'table', 'aria-label': label, 'aria-rowcount': count + 1 } as const;
}

export interface VirtualListProps<Item> {
  /** What is listed, for screen readers. */
  label: string;
  /** All items; only visible ones are rendered. */
  items: readonly Item[];
  /** Returns a unique key of an item. */
  itemKey: (item: Item) => string;
  /** Renders an item of any height. Pass the same function as long as it renders the same. */
  children: (item: Item, index: number) => ReactNode;
  /** The estimated height of rows that are not rendered yet, in pixels; an approximation is enough. */
  estimatedRowHeight?: number;
  /**
   * With a scroll bar of its own: as high as the content up to 70 % of the window, or as high as the container. Or `whole`: as high as all
   * rows, scrolling with the page or the box around it.
   */
  height?: VirtualListHeight;
  /** The number of items in all, if `items` has only the first ones. */
  total?: number;
  /** Called when the end of `items` comes near, once for each length of `items`. */
  onLoadMore?: () => void;
  /** Rows in a frame, or as many cards side by side as fit, without a frame. */
  columns?: 'one' | 'fit';
  /** The column headers, as a `rowgroup`. The list then is a table whose items render one `cell` per column. */
  head?: ReactNode;
}

/**
 * A list of hundreds or thousands of items that renders only the visible ones and the focused one. It is one tab stop; arrow keys, Page Up,
 * Page Down, Home and End move between the items and announce the position. Use a plain list instead for less than a hundred rows.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  // The virtualizer is a mutable object, so the React Compiler would memoize stale values.
  'use no memo';
  const { label, items, itemKey, children, estimatedRowHeight = 48, height = 'content', columns = 'one', onLoadMore, head } = props;
  const { locale, translate: t } = useLocaleSettings();
  const count = items.length;
  const total = Math.max(props.total ?? count, count);
  const [List, Item] = head ? (['div', 'div'] as const) : (['ul', 'li'] as const);
  // The ref of either the list or the table element.
  const listRef = useRef<HTMLUListElement & HTMLDivElement>(null);
  const widthRef = useRef<HTMLLIElement & HTMLDivElement>(null);
  const scrollContext = useScrollContext({ listRef, widthRef, scrollsItself: height !== 'whole' });
  // A new function makes the virtualizer measure all rows again, so `itemKey` should be stable.
  const keyOf = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? undefined : itemKey(item);
    },
    [items, itemKey],
  );
  const overscan = Math.max(Math.floor(OVERSCAN / estimatedRowHeight), 1);
  const virtual = useVirtualItems({ label, count, keyOf, estimatedRowHeight, overscan, scrollContext });
  const roving = useRovingItem({ keyOf, count, columns: virtual.columns, listRef, scrollTo: virtual.scrollTo });
  const { from, to } = virtual;
  const tabStop = roving.current ?? from;
  const isNearEnd = count > 0 && to > count - NEAR_END;
  const notifyNearEnd = useEffectEvent(() => onLoadMore?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: more items change the end of the list, which may be near again.
  useEffect(() => {
    if (isNearEnd) notifyNearEnd();
  }, [isNearEnd, count]);
  const rows = (
    <List
      ref={listRef}
      {...(head ? ROWS : { 'aria-label': label })}
      onKeyDown={roving.onKeyDown}
      style={assignInlineVars({ [before]: `${virtual.before}px`, [after]: `${virtual.after}px` })}
      className={list({ height, columns })}
    >
      <Item ref={widthRef} aria-hidden="true" className={width} />
      {visibleIndexes({ from, to, count, current: roving.current }).map((index) => {
        const item = items[index];
        const isDetached = index < from || index >= to;
        return (
          item !== undefined && (
            <VirtualItem
              key={itemKey(item)}
              item={item}
              render={children}
              measure={index % virtual.columns === 0 && !isDetached ? virtual.measureRow : undefined}
              index={index}
              row={Math.floor(index / virtual.columns)}
              count={count}
              total={total}
              columns={columns}
              inTable={head !== undefined}
              tabStop={index === tabStop}
              detachedAt={isDetached ? virtual.placeOf(index) : undefined}
              onFocus={() => roving.setCurrent(index)}
            />
          )
        );
      })}
    </List>
  );
  return (
    <>
      {/* Above the list, because hidden text below it would overflow the scroll container. */}
      <VisuallyHidden>
        <span role="status">
          {roving.announcedIndex !== undefined &&
            t(columns === 'one' ? 'Row {row} of {rows}' : '{row} of {rows}', {
              row: (roving.announcedIndex + 1).toLocaleString(locale),
              rows: total.toLocaleString(locale),
            })}
        </span>
      </VisuallyHidden>
      {head ? (
        <div {...asTable(label, total)}>
          {head}
          {rows}
        </div>
      ) : (
        rows
      )}
    </>
  );
}
