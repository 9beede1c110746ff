/** Learns how high the rows of a list are: the height that most of them had. Lengths are in pixels. */
export function commonHeight(estimated: number) {
  const counts = new Map<number, number>();
  let expected = estimated;
  return {
    /** Of a row that was not measured yet. */
    get expected() {
      return expected;
    },
    /** Takes note of a height that was measured, and gives it back. */
    add(height: number): number {
      const count = (counts.get(height) ?? 0) + 1;
      counts.set(height, count);
      if (count > (counts.get(expected) ?? 0)) expected = height;
      return height;
    },
  };
}
