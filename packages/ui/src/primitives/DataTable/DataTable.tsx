import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { useControllableState } from '../useControllableState.ts';
import { caption as captionStyle, cell, frame, table } from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { nextSorting, type Sorting, sorted } from './sorting.ts';

export interface DataTableColumn<Row> {
  /** Letters, digits and dashes. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What rows are sorted by in this column; without it they cannot be. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Names its row, for screen readers; the first column where nobody says. */
  rowHeader?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> extends Omit<NativeProps<HTMLElement>, 'aria-labelledby' | 'tabIndex'> {
  /** What the table shows; always there, even if not for the eye. */
  caption: string;
  /** Keeps the caption for screen readers, where a heading says it already. */
  captionHidden?: boolean;
  /** What is shown of each row, in this order. */
  columns: readonly DataTableColumn<Row>[];
  /** The things that are compared, in the order in which they stand unsorted. */
  rows: readonly Row[];
  /** Tells one row from all others. */
  rowId: (row: Row) => string;
  /** Where the app keeps the order, as in the address; without it the table keeps its own. */
  sorting?: Sorting;
  /** The initial order, when uncontrolled. */
  defaultSorting?: Sorting;
  /** Called with the new order when a column is pressed. */
  onSortingChange?: (sorting: Sorting) => void;
}

/**
 * Things to compare, in rows, to be sorted by pressing a column's name; on a phone it scrolls sideways. Use KeyValueList instead for
 * one thing, cards for what is read one by one, VirtualList for hundreds.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden, columns, rows, rowId, sorting, defaultSorting, onSortingChange, ...native } = props;
  const captionId = useId();
  const [current, setCurrent] = useControllableState(sorting, defaultSorting, onSortingChange);
  const sortValue = columns.find(({ id }) => id === current?.columnId)?.sortValue;
  const ordered = current && sortValue ? sorted(rows, sortValue, current.direction) : rows;
  const headerId = (columns.find(({ rowHeader }) => rowHeader) ?? columns[0])?.id;
  const sortBy = (columnId: string) => setCurrent(nextSorting(current, columnId));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach.
    <section {...native} aria-labelledby={captionId} tabIndex={0} className={frame}>
      <table className={table}>
        <caption id={captionId} className={captionStyle({ isHidden: captionHidden })}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align = 'start', sortValue: canSort }) => (
              <DataTableHead
                key={id}
                header={header}
                align={align}
                sorting={current?.columnId === id ? current : undefined}
                onPress={canSort && (() => sortBy(id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map((row) => (
            <tr key={rowId(row)}>
              {columns.map(({ id, cell: draw, align = 'start' }) =>
                id === headerId ? (
                  <th key={id} scope="row" className={cell({ align, isRowHead: true })}>
                    {draw(row)}
                  </th>
                ) : (
                  <td key={id} className={cell({ align })}>
                    {draw(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
