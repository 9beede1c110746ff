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

/** Pixels beyond what is in sight, about, that are rendered so that scrolling finds them there. */
const OVERSCAN = 100;
/** So many items before the last one the end is near: more of them arrive before it is reached. */
const NEAR_END = 30;

const ROWS = { role: 'rowgroup' } as const;

/** The head is one of its rows. */
function asTable(label: string, count: number) {
  return { role: 'table', 'aria-label': label, 'aria-rowcount': count + 1 } as const;
}

export interface VirtualListProps<Item> {
  /** What is listed, for screen readers. */
  label: string;
  /** Everything there is; only what is in sight is rendered. */
  items: readonly Item[];
  /** Tells one item from all others. */
  itemKey: (item: Item) => string;
  /** Draws an item; of any height. Let it stay the same while it draws the same. */
  children: (item: Item, index: number) => ReactNode;
  /** In pixels, for rows that were not rendered yet; near is enough. */
  estimatedRowHeight?: number;
  /**
   * As high as its content up to 70 % of the window, or as high as what it stands in, with a scroll bar of its own; or as high
   * as all of its rows, which scroll with the page or the box that it stands in.
   */
  height?: VirtualListHeight;
  /** How many there are in all, where the last of `items` are not the last ones. */
  total?: number;
  /** Called when the end of `items` comes near, each time that there are more of them. */
  onLoadMore?: () => void;
  /** Lines in a frame, or cards without one, as many side by side as have room. */
  columns?: 'one' | 'fit';
  /** The names of the columns, as a `rowgroup`: the list is a table then, whose items render a `cell` for each column. */
  head?: ReactNode;
}

/**
 * A list of hundreds or thousands, of which only what is visible is rendered, and what has the focus. One tab stop; arrows, page
 * keys, Home and End move and say where one is. Use a plain list instead for less than a hundred rows.
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  // The virtualizer changes under its own name, which a memoizing compiler would not see.
  'use no memo';
  const { label, items, itemKey, children, estimatedRowHeight = 48, height = 'content', columns = 'one', onLoadMore, head } = props;
  const { locale, translate: t } = useLocaleSettings();
  const count = items.length;
  const total = Math.max(props.total ?? count, count);
  const [List, Item] = head ? (['div', 'div'] as const) : (['ul', 'li'] as const);
  // Whichever of the two elements it is.
  const listRef = useRef<HTMLUListElement & HTMLDivElement>(null);
  const widthRef = useRef<HTMLLIElement & HTMLDivElement>(null);
  const scrollContext = useScrollContext({ listRef, widthRef, isOwnPort: height !== 'whole' });
  // All rows are laid out anew when it changes, so let `itemKey` stay the same.
  const keyOf = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? undefined : itemKey(item);
    },
    [items, itemKey],
  );
  const overscan = Math.max(Math.round(OVERSCAN / estimatedRowHeight), 1);
  const virtual = useVirtualItems({ label, count, keyOf, estimatedRowHeight, overscan, scrollContext });
  const roving = useRovingItem({ keyOf, count, columns: virtual.columns, listRef, scrollTo: virtual.scrollTo });
  const { from, to } = virtual;
  const tabStop = roving.current ?? from;
  const isNearEnd = count > 0 && to > count - NEAR_END;
  const notifyNearEnd = useEffectEvent(() => onLoadMore?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: with more items the end is another one, which may be near as well.
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
        const isKept = index < from || index >= to;
        return (
          item !== undefined && (
            <VirtualItem
              key={itemKey(item)}
              item={item}
              draw={children}
              ref={index % virtual.columns === 0 && !isKept ? virtual.measureRow : undefined}
              index={index}
              row={Math.floor(index / virtual.columns)}
              count={count}
              total={total}
              columns={columns}
              inTable={head !== undefined}
              tabStop={index === tabStop}
              keptAt={isKept ? virtual.placeOf(index) : undefined}
              onFocus={() => roving.setCurrent(index)}
            />
          )
        );
      })}
    </List>
  );
  return (
    <>
      {/* Above the list: below it, hidden words would reach out of the box that scrolls. */}
      <VisuallyHidden>
        <span role="status">
          {roving.spoken !== undefined &&
            t(columns === 'one' ? 'Row {row} of {rows}' : '{row} of {rows}', {
              row: (roving.spoken + 1).toLocaleString(locale),
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
