import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { arrow, cell, sorter } from './DataTable.css.ts';
import type { Sorting } from './sorting.ts';

export interface DataTableHeadProps {
  header: string;
  align: 'start' | 'end';
  /** The order of the table, if it is sorted by this column. */
  sorting?: Sorting;
  onPress?: () => void;
}

/** A column header. Pressing it sorts the table, if the column is sortable. */
export function DataTableHead({ header, align, sorting, onPress }: DataTableHeadProps) {
  const Arrow = sorting ? { ascending: ArrowUp, descending: ArrowDown }[sorting.direction] : ArrowUpDown;
  return (
    <th scope="col" aria-sort={sorting?.direction} className={cell({ align, isHead: true })}>
      {onPress ? (
        <button type="button" onClick={onPress} className={sorter}>
          {header}
          <Arrow size={16} aria-hidden="true" className={arrow} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
