/**
 * The processor time in milliseconds that this process spends on something, on all of its threads: what else the machine is
 * doing does not count, as it would by the clock. Nothing else may be going on in the process meanwhile.
 */
export async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The one in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
