/** A point in time: a Date, or ISO 8601 text with Z or an offset. A date without a time is midnight UTC. */
export type Instant = Date | string;

/** A point in time that may be missing or blank. */
export type MaybeInstant = Instant | null | undefined;

/** Returns the point in time as a Date; undefined if it is missing, blank or invalid. */
export function toDate(instant: MaybeInstant): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
