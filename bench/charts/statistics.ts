/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** A 95% interval of the median by the order of the values: the binomial's, which asks nothing of their distribution. */
export function medianInterval(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const half = 0.98 * Math.sqrt(sorted.length);
  const low = Math.max(0, Math.floor(sorted.length / 2 - half));
  const high = Math.min(sorted.length - 1, Math.ceil(sorted.length / 2 + half) - 1);
  return [sorted[low] ?? Number.NaN, sorted[high] ?? Number.NaN];
}
