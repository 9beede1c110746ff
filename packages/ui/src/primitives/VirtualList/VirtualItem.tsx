import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type ReactNode, type Ref } from 'react';
import { column, line, rowHeight, top } from './VirtualList.css.ts';

/** Where an item stands that is rendered though it is out of sight. Lengths are in pixels. */
export interface KeptPlace {
  top: number;
  /** Counted from 1. */
  column: number;
  rowHeight: number;
}

/** An item, and how it is rendered. */
interface Drawing<Item> {
  item: Item;
  /** Its place in the list, counted from 0. */
  index: number;
  /** The item is rendered again when this changes, and not whenever the list scrolls. */
  draw: (item: Item, index: number) => ReactNode;
}

export interface VirtualItemProps<Item> extends Drawing<Item> {
  ref?: Ref<HTMLLIElement & HTMLDivElement>;
  /** The place of its row, counted from 0. */
  row: number;
  count: number;
  /** Of the whole list, of which these may be the beginning. */
  total: number;
  columns: 'one' | 'fit';
  /** Whether it is a row of a table, and no item of a list. */
  inTable: boolean;
  tabStop: boolean;
  /** Only for what is out of sight. */
  keptAt?: KeptPlace;
  onFocus: () => void;
}

/** React's `memo` forgets what kind of item it is. */
const Content = memo(<Item,>({ item, index, draw }: Drawing<Item>) => draw(item, index)) as <Item>(props: Drawing<Item>) => ReactNode;

/** The head is the first row of a table. */
function asRow(index: number) {
  return { role: 'row', 'aria-rowindex': index + 2 } as const;
}

/** An item of a VirtualList. */
export function VirtualItem<Item>(props: VirtualItemProps<Item>) {
  const { item, draw, ref, index, row, count, total, columns, inTable, tabStop, keptAt, onFocus } = props;
  const Element = inTable ? 'div' : 'li';
  const place = keptAt && {
    [top]: `${keptAt.top}px`,
    [column]: String(keptAt.column),
    [rowHeight]: `${keptAt.rowHeight}px`,
  };
  return (
    <Element
      ref={ref}
      {...(inTable ? asRow(index) : { 'aria-setsize': total, 'aria-posinset': index + 1 })}
      data-index={row}
      data-place={index}
      tabIndex={tabStop ? 0 : -1}
      onFocus={onFocus}
      style={place && assignInlineVars(place)}
      className={line({ columns, isLast: index === count - 1, isKept: Boolean(keptAt) })}
    >
      <Content item={item} index={index} draw={draw} />
    </Element>
  );
}
