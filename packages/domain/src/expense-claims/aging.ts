/** Upper bounds of the age groups of unpaid claims, in days; the last group has no bound. */
export const AGE_DAYS = [7, 30, 60] as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns how long something has been waiting, in whole days. */
export function daysWaiting(since: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / DAY_MS));
}

/** Total of one age group: up to its bound in days, or above the last bound. */
export interface AgeGroup {
  readonly up_to: number | null;
  readonly count: number;
  readonly amount: number;
}

/** Groups waiting amounts by age, the oldest last; empty groups are included. */
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
