import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type ReactNode, type RefCallback, useCallback } from 'react';
import { keepFocus } from '../keepFocus.ts';
import { column, line, rowHeight, top } from './VirtualList.css.ts';

/** The position of an item that stays rendered while it is out of view. Lengths are in pixels. */
export interface DetachedPosition {
  top: number;
  /** Starting from 1. */
  column: number;
  rowHeight: number;
}

/** An item and its render function. */
interface RenderedItem<Item> {
  item: Item;
  /** The index in the list, starting from 0. */
  index: number;
  /** Renders the item. The item is rendered again only when this function changes, not when the list scrolls. */
  render: (item: Item, index: number) => ReactNode;
}

export interface VirtualItemProps<Item> extends RenderedItem<Item> {
  /** Measures the element, for the first item of a row. */
  measure?: (element: Element | null) => void;
  /** The index of its row, starting from 0. */
  row: number;
  count: number;
  /** The size of the whole list, which may be longer than the loaded items. */
  total: number;
  columns: 'one' | 'fit';
  /** Whether it is a row of a table instead of an item of a list. */
  inTable: boolean;
  tabStop: boolean;
  /** Only set for an item out of view. */
  detachedAt?: DetachedPosition;
  onFocus: () => void;
}

/** The cast restores the generic parameter, which `memo` drops. */
const Content = memo(<Item,>({ item, index, render }: RenderedItem<Item>) => render(item, index)) as <Item>(
  props: RenderedItem<Item>,
) => ReactNode;

/** The head is the first row of a table, so rows start from 2. */
function asRow(index: number) {
  return { role: 'row', 'aria-rowindex': index + 2 } as const;
}

/** An item of a VirtualList. */
export function VirtualItem<Item>(props: VirtualItemProps<Item>) {
  const { item, render, measure, index, row, count, total, columns, inTable, tabStop, detachedAt, onFocus } = props;
  const Element = inTable ? 'div' : 'li';
  const setElement: RefCallback<HTMLLIElement & HTMLDivElement> = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      measure?.(element);
      const moveFocus = keepFocus(element);
      return () => {
        moveFocus();
        measure?.(null);
      };
    },
    [measure],
  );
  const positionVars = detachedAt && {
    [top]: `${detachedAt.top}px`,
    [column]: String(detachedAt.column),
    [rowHeight]: `${detachedAt.rowHeight}px`,
  };
  return (
    <Element
      ref={setElement}
      {...(inTable ? asRow(index) : { 'aria-setsize': total, 'aria-posinset': index + 1 })}
      data-index={row}
      data-place={index}
      tabIndex={tabStop ? 0 : -1}
      onFocus={onFocus}
      style={positionVars && assignInlineVars(positionVars)}
      className={line({ columns, isLast: index === count - 1, isDetached: Boolean(detachedAt) })}
    >
      <Content item={item} index={index} render={render} />
    </Element>
  );
}
