/** A point in time: a Date, or an ISO 8601 text with Z or an offset. A date alone is midnight UTC. */
export type Instant = Date | string;

/** What a screen may hold where a point in time belongs: nothing and blank text too. */
export type MaybeInstant = Instant | null | undefined;

/** The point in time as a Date; undefined for nothing, blank text, and text that is no date. */
export function toDate(instant: MaybeInstant): Date | undefined {
  if (instant === null || instant === undefined || instant === '') return undefined;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
