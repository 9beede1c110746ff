import { type ReactNode, useId } from 'react';
import type { NativeProps } from '../../layout/nativeProps.ts';
import { useControllableState } from '../useControllableState.ts';
import { caption as captionStyle, cell, frame, head, table } from './DataTable.css.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { nextSorting, type Sorting, sorted } from './sorting.ts';

export interface DataTableColumn<Row> {
  /** Letters, digits and dashes. */
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The value by which rows are sorted in this column; without it the column is not sortable. */
  sortValue?: (row: Row) => string | number | null | undefined;
  /** Makes this column the header of its row for screen readers; by default the first column. */
  rowHeader?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
}

export interface DataTableProps<Row> extends Omit<NativeProps<HTMLElement>, 'aria-labelledby' | 'tabIndex'> {
  /** What the table shows. It is required, even if `captionHidden`. */
  caption: string;
  /** Hides the caption visually, where a heading says the same. */
  captionHidden?: boolean;
  /** The columns, in this order. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows, in their unsorted order. */
  rows: readonly Row[];
  /** Returns a unique id of a row. */
  rowId: (row: Row) => string;
  /** The current order, when controlled, such as by the URL. */
  sorting?: Sorting;
  /** The initial order, when uncontrolled. */
  defaultSorting?: Sorting;
  /** Called with the new order when a column header is pressed. */
  onSortingChange?: (sorting: Sorting) => void;
}

/**
 * A table for comparing items, sortable by its column headers; it scrolls sideways on a phone. Use KeyValueList instead for one item, cards
 * for items that are read one by one, VirtualList for hundreds.
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be focusable, so that it can be scrolled by keyboard.
    <section {...native} aria-labelledby={captionId} tabIndex={0} className={frame}>
      <table className={table}>
        <caption id={captionId} className={captionStyle({ isHidden: captionHidden })}>
          {caption}
        </caption>
        <thead className={head}>
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
