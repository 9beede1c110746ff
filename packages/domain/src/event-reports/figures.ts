import * as v from 'valibot';
import { type Cell, peopleCell } from '../accreditation/figures.ts';
import { attendedHours } from '../activity-points/attendedHours.ts';
import { checkInDays } from '../check-in/days.ts';
import type { MaybeInstant } from '../time/instant.ts';

const People = v.union([v.string(), v.number()]);

/** Figures that a report contains automatically. Small numbers of people are not shown exactly. */
export const EventReportFigures = v.object({
  registered: People,
  came: People,
  hours: v.number(),
  days: v.array(v.object({ day: v.string(), came: People })),
});
export type EventReportFigures = v.InferOutput<typeof EventReportFigures>;

/** Data of an event for its figures. */
export interface CountedEvent {
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
  readonly registered: number;
  readonly came: number;
  /** Number of people checked in, for each day with any. */
  readonly days: readonly { readonly day: string; readonly came: number }[];
}

const TENTHS = 10;

/** Returns the figures of an event: registered and attended people, duration, and attendance by day. */
export function eventReportFigures({ start, end, registered, came, days }: CountedEvent, timeZone: string): EventReportFigures {
  const all = checkInDays({ schedule: { start, end } }, timeZone).length;
  const people = (count: number): Cell => peopleCell(count);
  return {
    registered: people(registered),
    came: people(came),
    hours: Math.round(attendedHours({ start, end }, all, timeZone) * TENTHS) / TENTHS,
    // With a single day, the total says the same.
    days: days.length > 1 ? days.map((each) => ({ day: each.day, came: people(each.came) })) : [],
  };
}
