/** How long claims have waited to be paid: each group up to so many days, the last without an end. */
export const AGE_DAYS = [7, 30, 60] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** In whole days, how long something waits. */
export function daysWaiting(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS));
}

/** What waits, by how long: up to the days of each group, and above the last. */
export interface AgeGroup {
  readonly up_to: number | null;
  readonly count: number;
  readonly amount: number;
}

/** Groups what waits by how long it does, the longest last; groups without any are there too. */
export function agingOf(waiting: readonly { readonly since: string; readonly amount: number }[], now: Date): AgeGroup[] {
  const bounds = [...AGE_DAYS, null];
  return bounds.map((up_to, index) => {
    const from = bounds[index - 1] ?? -1;
    const within = waiting.filter(({ since }) => {
      const days = daysWaiting(since, now);
      return days > from && (up_to === null || days <= up_to);
    });
    return { up_to, count: within.length, amount: within.reduce((sum, { amount }) => sum + amount, 0) };
  });
}
