type RowKey = string | number | bigint;

/** Lists and rows whose heights are remembered at most. */
const LISTS = 20;
const ROWS = 20_000;

const remembered = new Map<string, Map<RowKey, number>>();

function heightsOf(list: string): Map<RowKey, number> {
  const heights = remembered.get(list) ?? new Map<RowKey, number>();
  // The list that was on the screen last is forgotten last.
  remembered.delete(list);
  remembered.set(list, heights);
  const [oldest] = remembered.keys();
  if (remembered.size > LISTS && oldest !== undefined) remembered.delete(oldest);
  return heights;
}

/**
 * Learns how high the rows of a list are. Of a row that was measured it is that height, of any other what most had; and of each what it was
 * when the list left the screen, so that whoever comes back finds every row where it stood. Lengths are in pixels.
 */
export function rowHeights(list: string, estimated: number) {
  const known = heightsOf(list);
  const counts = new Map<number, number>();
  let expected = estimated;
  const keep = (row: RowKey, height: number): void => {
    if (known.size < ROWS || known.has(row)) known.set(row, height);
  };
  return {
    /** Of a row, measured or not. */
    of: (row: RowKey): number => known.get(row) ?? expected,
    /** Takes note of a height that was measured, and gives it back. */
    add(row: RowKey, height: number): number {
      keep(row, height);
      const count = (counts.get(height) ?? 0) + 1;
      counts.set(height, count);
      if (count > (counts.get(expected) ?? 0)) expected = height;
      return height;
    },
    /** To be told how the rows are laid out when the list leaves the screen. */
    leave(rows: readonly { readonly key: RowKey; readonly size: number }[]): void {
      for (const { key, size } of rows) keep(key, size);
    },
  };
}
