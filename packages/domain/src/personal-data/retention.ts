/** Default retention periods in days; 0 keeps the data. */
export const RETENTION_DEFAULTS = { signInDays: 365, alumniDays: 0 } as const;

/** Retention periods of an institute in days, for data that nobody requests to erase; 0 keeps the data. */
export interface RetentionPeriods {
  /** Sign-in log: network and account. */
  readonly signInDays: number;
  /** Accounts of students that have been unused for this long. */
  readonly alumniDays: number;
}

const DAY_MS = 86_400_000;

/** Returns the time before which data is past its retention period; undefined if it is kept. */
export function retainedSince(days: number, now: Date): Date | undefined {
  return days > 0 ? new Date(now.getTime() - days * DAY_MS) : undefined;
}
