import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, type ReactNode, type Ref } from 'react';
import { column, line, rowHeight, top } from './VirtualList.css.ts';

/** Where an item stands that is drawn though it is out of sight. Lengths are in pixels. */
export interface KeptPlace {
  top: number;
  /** Counted from 1. */
  column: number;
  rowHeight: number;
}

export interface VirtualItemProps<Item> {
  item: Item;
  /** Draws the item; it is drawn again when this changes, and not whenever the list scrolls. */
  draw: (item: Item, index: number) => ReactNode;
  ref?: Ref<HTMLLIElement>;
  /** Its place in the list, counted from 0, and its row's. */
  index: number;
  row: number;
  count: number;
  columns: 'one' | 'fit';
  isTabStop: boolean;
  /** Only for what is out of sight. */
  keptAt?: KeptPlace;
  onFocus: () => void;
}

const Content = memo(<Item,>({ item, index, draw }: Pick<VirtualItemProps<Item>, 'item' | 'index' | 'draw'>) => draw(item, index)) as <
  Item,
>(
  props: Pick<VirtualItemProps<Item>, 'item' | 'index' | 'draw'>,
) => ReactNode;

/** An item of a VirtualList. */
export function VirtualItem<Item>(props: VirtualItemProps<Item>) {
  const { item, draw, ref, index, row, count, columns, isTabStop, keptAt, onFocus } = props;
  const place = keptAt && {
    [top]: `${keptAt.top}px`,
    [column]: String(keptAt.column),
    [rowHeight]: `${keptAt.rowHeight}px`,
  };
  return (
    <li
      ref={ref}
      data-index={row}
      tabIndex={isTabStop ? 0 : -1}
      aria-setsize={count}
      aria-posinset={index + 1}
      onFocus={onFocus}
      style={place && assignInlineVars(place)}
      className={line({ columns, isLast: index === count - 1, isKept: Boolean(keptAt) })}
    >
      <Content item={item} index={index} draw={draw} />
    </li>
  );
}
