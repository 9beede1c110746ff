/** Items that a page key goes over. */
const PAGE = 10;

/** Where somebody is in a list. */
export interface Stand {
  index: number;
  count: number;
  /** How many items stand side by side. */
  columns: number;
}

const MOVES: Readonly<Record<string, (stand: Stand) => number | undefined>> = {
  ArrowDown: ({ index, columns }) => index + columns,
  ArrowUp: ({ index, columns }) => index - columns,
  ArrowRight: ({ index, columns }) => (columns > 1 ? index + 1 : undefined),
  ArrowLeft: ({ index, columns }) => (columns > 1 ? index - 1 : undefined),
  PageDown: ({ index }) => index + PAGE,
  PageUp: ({ index }) => index - PAGE,
  Home: () => 0,
  End: ({ count }) => count - 1,
};

/** The item to which a key leads from where one is; undefined where the key means nothing here. */
export function stepBy(key: string, stand: Stand): number | undefined {
  const next = Object.hasOwn(MOVES, key) ? MOVES[key]?.(stand) : undefined;
  if (next === undefined || stand.count === 0) return undefined;
  return Math.max(0, Math.min(next, stand.count - 1));
}
