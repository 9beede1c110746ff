/** For how many days what is kept by itself, where the institute says nothing else; 0 keeps it. */
export const RETENTION_DEFAULTS = { signInDays: 365, alumniDays: 0 } as const;

/** How long an institute keeps what nobody asks to have erased, in days; 0 keeps it. */
export interface RetentionPeriods {
  /** From which network and into which account somebody signed in. */
  readonly signInDays: number;
  /** Accounts of students that nobody has used for so long. */
  readonly alumniDays: number;
}

const DAY_MS = 86_400_000;

/** Before which moment something is over that is kept for so many days; undefined where it is kept. */
export function retainedSince(days: number, now: Date): Date | undefined {
  return days > 0 ? new Date(now.getTime() - days * DAY_MS) : undefined;
}
