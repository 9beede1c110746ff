/** Rows that a page key goes over. */
const PAGE = 10;

const MOVES: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + PAGE,
  PageUp: (index) => index - PAGE,
  Home: () => 0,
  End: (_index, last) => last,
};

/** The row to which a key leads from row `index` of `count`; undefined where the key means nothing here. */
export function stepBy(key: string, index: number, count: number): number | undefined {
  const move = Object.hasOwn(MOVES, key) ? MOVES[key] : undefined;
  if (!move || count === 0) return undefined;
  return Math.max(0, Math.min(move(index, count - 1), count - 1));
}
