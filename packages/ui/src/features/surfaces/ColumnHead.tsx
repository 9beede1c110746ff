import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { useIsNarrow } from '../../layout/useIsNarrow.ts';
import { arrow, sorter } from '../../primitives/DataTable/DataTable.css.ts';
import { Field } from '../../primitives/Field/Field.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { useTranslate } from '../../primitives/UiProvider/LocaleSettings.ts';
import { columns as columnsStyle, head, headGroup } from './table.css.ts';

/** A column of a list that is sorted by the server. */
export interface ListColumn {
  readonly label: string;
  /**
   * The orders of the API that the column offers, that of the first press first, descending with a minus; undefined if it is not sortable.
   */
  readonly orders?: readonly string[];
}

/** The order of a list, and the callback that changes it. */
export interface ListSorting {
  /** The column that names the row, then the others. */
  readonly columns: readonly [ListColumn, ...ListColumn[]];
  /** The current order. */
  readonly order: string;
  /** The default order. */
  readonly defaultOrder: string;
  readonly onOrderChange: (order: string) => void;
}

/** For lists with a name. */
export const NAME_COLUMN: ListColumn = { label: 'Name', orders: ['name', '-name'] };

/** For lists of positions. */
export const POSITION_COLUMN: ListColumn = { label: 'Position', orders: ['title', '-title'] };

/** For lists of what units have. */
export const UNIT_COLUMN: ListColumn = { label: 'Unit', orders: ['unit', '-unit'] };

/** The sorting of a list by these columns: one of the orders of its API call, by default the first. */
export function sortingBy<Order extends string>(
  columns: ListSorting['columns'],
  orders: readonly [Order, ...Order[]],
  chosen: string | undefined,
  onOrderChange: (order: Order) => void,
): ListSorting {
  const orderOf = (word: string | undefined) => orders.find((order) => order === word) ?? orders[0];
  return { columns, order: orderOf(chosen), defaultOrder: orders[0], onOrderChange: (word) => onOrderChange(orderOf(word)) };
}

/** The direction of an order; 'other' if there is only one, such as by urgency. */
function directionOf(order: string, orders: readonly string[]) {
  if (orders.length < 2) return 'other';
  return order.startsWith('-') ? 'descending' : 'ascending';
}

const ROWS = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;

function asColumnHeader(direction: 'ascending' | 'descending' | 'other' | undefined) {
  return { role: 'columnheader', 'aria-sort': direction } as const;
}

/** The column headers of a RecordList; pressing one sorts by it, and pressing it again reverses the order. Phones use SortBy instead. */
export function ColumnHead({ columns, order, onOrderChange, hasAction }: Omit<ListSorting, 'defaultOrder'> & { hasAction: boolean }) {
  const t = useTranslate();
  if (useIsNarrow()) return null;
  return (
    <div {...ROWS} className={headGroup}>
      <div {...ROW} className={`${columnsStyle} ${head}`}>
        {columns.map(({ label, orders = [] }) => {
          const index = orders.indexOf(order);
          const next = orders[(index + 1) % orders.length];
          const direction = index < 0 ? undefined : directionOf(order, orders);
          const Arrow = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown;
          return (
            <div key={label} {...asColumnHeader(direction)}>
              {next ? (
                <button type="button" onClick={() => onOrderChange(next)} className={sorter}>
                  {t(label)}
                  <Arrow size={16} aria-hidden="true" className={arrow} />
                </button>
              ) : (
                t(label)
              )}
            </div>
          );
        })}
        {hasAction && <div aria-hidden="true" />}
      </div>
    </div>
  );
}

/** The same orders as a select among the filters of a phone, which has no room for column headers. */
export function SortBy({ columns, order, defaultOrder, onOrderChange }: ListSorting) {
  const t = useTranslate();
  if (!useIsNarrow()) return null;
  const all = columns.flatMap(({ label, orders = [] }) =>
    orders.map((value) => {
      const names = {
        other: t(label),
        ascending: t('{column}, ascending', { column: t(label) }),
        descending: t('{column}, descending', { column: t(label) }),
      };
      return { value, label: names[directionOf(value, orders)] };
    }),
  );
  // The default order is the empty option, like a filter that matches everything.
  const options = all.filter(({ value }) => value !== defaultOrder);
  const first = all.find(({ value }) => value === defaultOrder)?.label;
  return (
    <Field label={t('Sort by')}>
      <Select
        placeholder={first}
        options={options}
        value={order === defaultOrder ? '' : order}
        onValueChange={(chosen) => onOrderChange(chosen || defaultOrder)}
      />
    </Field>
  );
}
