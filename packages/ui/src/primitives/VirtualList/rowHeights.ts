type RowKey = string | number | bigint;

/** The maximum number of lists and rows whose heights are remembered. */
const LISTS = 20;
const ROWS = 20_000;

const remembered = new Map<string, Map<RowKey, number>>();

function heightsOf(list: string): Map<RowKey, number> {
  const heights = remembered.get(list) ?? new Map<RowKey, number>();
  // Re-inserts the list, so that the least recently used one is dropped first.
  remembered.delete(list);
  remembered.set(list, heights);
  const [oldest] = remembered.keys();
  if (remembered.size > LISTS && oldest !== undefined) remembered.delete(oldest);
  return heights;
}

/**
 * Estimates the row heights of a list. A measured row has its measured height, any other the most frequent one. Heights are remembered when
 * the list is unmounted, so that the scroll position is restored exactly when it is mounted again. Lengths are in pixels.
 */
export function rowHeights(list: string, estimated: number) {
  const known = heightsOf(list);
  const counts = new Map<number, number>();
  let expected = estimated;
  const store = (row: RowKey, height: number): void => {
    if (known.size < ROWS || known.has(row)) known.set(row, height);
  };
  return {
    /** The height of a row, measured or estimated. */
    of: (row: RowKey): number => known.get(row) ?? expected,
    /** Records a measured height and returns it. */
    add(row: RowKey, height: number): number {
      store(row, height);
      const count = (counts.get(height) ?? 0) + 1;
      counts.set(height, count);
      if (count > (counts.get(expected) ?? 0)) expected = height;
      return height;
    },
    /** Records the layout of the rows; call it when the list is unmounted. */
    saveHeights(rows: readonly { readonly key: RowKey; readonly size: number }[]): void {
      for (const { key, size } of rows) store(key, size);
    },
  };
}
