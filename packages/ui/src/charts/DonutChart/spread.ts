/**
 * Moves positions apart until each is at least `gap` from the next, inside `from` and `to`, as near to where they wanted to
 * be as their order allows. Takes and returns them in rising order. Where there is no room for all, the gap is kept and the
 * last go beyond `to`.
 */
export function spread(wanted: readonly number[], { gap, from, to }: { gap: number; from: number; to: number }): number[] {
  const placed: number[] = [];
  for (const position of wanted) {
    placed.push(Math.max(position, (placed.at(-1) ?? from - gap) + gap));
  }
  let most = to;
  const settled: number[] = [];
  for (const position of placed.toReversed()) {
    settled.push(Math.min(position, most));
    most = Math.min(position, most) - gap;
  }
  settled.reverse();
  const missing = Math.max(0, from - (settled[0] ?? from));
  return settled.map((position) => position + missing);
}
