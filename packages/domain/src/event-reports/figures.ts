import * as v from 'valibot';
import { type Cell, peopleCell } from '../accreditation/figures.ts';
import { attendedHours } from '../activity-points/attendedHours.ts';
import { checkInDays } from '../check-in/days.ts';
import type { MaybeInstant } from '../time/instant.ts';

const People = v.union([v.string(), v.number()]);

/** What a report tells by itself. Few people are not counted out. */
export const EventReportFigures = v.object({
  registered: People,
  came: People,
  hours: v.number(),
  days: v.array(v.object({ day: v.string(), came: People })),
});
export type EventReportFigures = v.InferOutput<typeof EventReportFigures>;

/** What is counted of an event. */
export interface CountedEvent {
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
  readonly registered: number;
  readonly came: number;
  /** How many were checked in on each day on which anybody was. */
  readonly days: readonly { readonly day: string; readonly came: number }[];
}

const TENTHS = 10;

/** The figures of an event: how many registered and came, how long it was, and who came on which of its days. */
export function eventReportFigures({ start, end, registered, came, days }: CountedEvent, timeZone: string): EventReportFigures {
  const all = checkInDays({ schedule: { start, end } }, timeZone).length;
  const people = (count: number): Cell => peopleCell(count);
  return {
    registered: people(registered),
    came: people(came),
    hours: Math.round(attendedHours({ start, end }, timeZone) * all * TENTHS) / TENTHS,
    // Of one day it is who came at all.
    days: days.length > 1 ? days.map((each) => ({ day: each.day, came: people(each.came) })) : [],
  };
}
