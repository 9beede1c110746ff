import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode, Ref } from 'react';
import { column, item, rowHeight, top } from './VirtualList.css.ts';

/** Where an item stands that is drawn though it is out of sight. Lengths are in pixels. */
export interface KeptPlace {
  top: number;
  /** Counted from 1. */
  column: number;
  rowHeight: number;
}

export interface VirtualItemProps {
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
  children: ReactNode;
}

/** An item of a VirtualList. */
export function VirtualItem({ ref, index, row, count, columns, isTabStop, keptAt, onFocus, children }: VirtualItemProps) {
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
      className={item({ columns, isLast: index === count - 1, isKept: Boolean(keptAt) })}
    >
      {children}
    </li>
  );
}
