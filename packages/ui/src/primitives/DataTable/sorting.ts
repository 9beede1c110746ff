export type SortDirection = 'ascending' | 'descending';

export interface Sorting {
  /** The id of a column. */
  columnId: string;
  direction: SortDirection;
}

/** The order after a press on a column: ascending first, then reversed with each further press. */
export function nextSorting(current: Sorting | undefined, columnId: string): Sorting {
  const isUp = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isUp ? 'descending' : 'ascending' };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : collator.compare(String(one), String(other));
}

/** Sorts rows by what `valueIn` returns. Rows without a value come last in either direction, and equal rows keep their order. */
export function sorted<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => string | number | null | undefined,
  direction: SortDirection,
): Row[] {
  const factor = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueIn(one) ?? null, valueIn(other) ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return factor * compare(a, b);
  });
}
