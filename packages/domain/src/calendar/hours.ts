import { startOrEnd } from '../events/byStart.ts';
import { campusTimeOfDay } from '../time/campusTime.ts';
import type { MaybeInstant } from '../time/instant.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import type { DatedEvent } from './lanes.ts';

type Placeable = Pick<CalendarEvent, '_id' | 'start' | 'end'>;

/** An event placed on the hours of its day. */
export interface HourlyEvent<E extends Placeable = CalendarEvent> {
  readonly event: E;
  /** Minutes after midnight, campus time. */
  readonly from: number;
  readonly to: number;
  /** Its column among simultaneous events, and the number of columns. */
  readonly column: number;
  readonly columns: number;
}

/** First and last hour that are always shown. */
const DEFAULT_HOURS = { first: 8, last: 22 } as const;
/** Minimum displayed duration in minutes; a shorter block would be unreadable. */
const MIN_MINUTES = 40;
/** Assumed duration of an event without an end, in minutes. */
const DEFAULT_MINUTES = 60;
/** Maximum number of columns; further simultaneous events are only counted. */
const MAX_COLUMNS = 3;
const DAY = 24 * 60;

/** Returns the minutes after midnight, campus time. */
export function minuteOfDay(instant: MaybeInstant, timeZone: string): number {
  const time = campusTimeOfDay(instant, timeZone);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function spanOf(event: Placeable, timeZone: string): { from: number; to: number } {
  const from = Math.min(minuteOfDay(startOrEnd(event), timeZone), DAY - MIN_MINUTES);
  if (!event.start || !event.end) return { from, to: Math.min(from + DEFAULT_MINUTES, DAY) };
  const end = minuteOfDay(event.end, timeZone);
  // An event that ends at midnight ends with the day.
  return { from, to: Math.min(Math.max(end <= from ? DAY : end, from + MIN_MINUTES), DAY) };
}

/**
 * Lays out the events of one day by hour: simultaneous events are placed in up to three columns, and the remaining ones are counted. Events
 * of several days are not included.
 */
export function layOutHours<E extends Placeable>(
  events: readonly DatedEvent<E>[],
  timeZone: string,
): { readonly placed: readonly HourlyEvent<E>[]; readonly moreCount: number } {
  const spans = events.map(({ event }) => ({ event, ...spanOf(event, timeZone) })).toSorted((one, other) => one.from - other.from);
  const placed: HourlyEvent<E>[] = [];
  /** A group of overlapping events, and when each of its columns becomes free. */
  let group: Omit<HourlyEvent<E>, 'columns'>[] = [];
  let free: number[] = [];
  const close = () => {
    placed.push(...group.map((each) => ({ ...each, columns: free.length })));
    group = [];
    free = [];
  };
  for (const span of spans) {
    if (free.every((end) => end <= span.from)) close();
    const found = free.findIndex((end) => end <= span.from);
    const column = found < 0 ? free.length : found;
    if (column >= MAX_COLUMNS) continue;
    free[column] = span.to;
    group.push({ ...span, column });
  }
  close();
  return { placed, moreCount: spans.length - placed.length };
}

/** Returns the hours that days must show to contain all placed events: the waking hours, extended as needed. */
export function shownHours(placed: readonly Pick<HourlyEvent, 'from' | 'to'>[]): { readonly first: number; readonly last: number } {
  return {
    first: Math.min(DEFAULT_HOURS.first, ...placed.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(DEFAULT_HOURS.last, ...placed.map(({ to }) => Math.ceil(to / 60))),
  };
}
