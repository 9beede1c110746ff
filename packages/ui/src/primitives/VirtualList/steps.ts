/** The number of items that Page Up and Page Down skip. */
const PAGE = 10;

/** The current position in a list. */
export interface Position {
  index: number;
  count: number;
  /** The number of items in a row. */
  columns: number;
}

const MOVES: Readonly<Record<string, (position: Position) => number | undefined>> = {
  ArrowDown: ({ index, columns }) => index + columns,
  ArrowUp: ({ index, columns }) => index - columns,
  ArrowRight: ({ index, columns }) => (columns > 1 ? index + 1 : undefined),
  ArrowLeft: ({ index, columns }) => (columns > 1 ? index - 1 : undefined),
  PageDown: ({ index }) => index + PAGE,
  PageUp: ({ index }) => index - PAGE,
  Home: () => 0,
  End: ({ count }) => count - 1,
};

/** The index of the item that a key leads to; undefined if the key has no meaning here. */
export function stepBy(key: string, position: Position): number | undefined {
  const next = Object.hasOwn(MOVES, key) ? MOVES[key]?.(position) : undefined;
  if (next === undefined || position.count === 0) return undefined;
  return Math.max(0, Math.min(next, position.count - 1));
}
