import { eventMoment } from '../events/byStart.ts';
import { campusTimeOfDay } from '../time/campusTime.ts';
import type { MaybeInstant } from '../time/instant.ts';
import type { CalendarEvent } from './calendarEvent.ts';
import type { DatedEvent } from './lanes.ts';

type Placeable = Pick<CalendarEvent, '_id' | 'start' | 'end'>;

/** An event among the hours of its day. */
export interface HourlyEvent<E extends Placeable = CalendarEvent> {
  readonly event: E;
  /** Minutes after midnight on campus. */
  readonly from: number;
  readonly to: number;
  /** Its column beside what is on at the same time, and how many there are. */
  readonly column: number;
  readonly columns: number;
}

/** The first and the last hour that are shown however empty the days are. */
const WAKING = { first: 8, last: 22 } as const;
/** As long as something is drawn at least, in minutes: shorter, nothing could be read in it. */
const LEAST = 40;
/** How long something is taken to last whose end nobody knows, in minutes. */
const UNKNOWN = 60;
/** How many events are shown side by side. The others at the same time are counted. */
const MAX_COLUMNS = 3;
const DAY = 24 * 60;

/** Minutes after midnight on campus. */
export function minuteOfDay(instant: MaybeInstant, timeZone: string): number {
  const time = campusTimeOfDay(instant, timeZone);
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function spanOf(event: Placeable, timeZone: string): { from: number; to: number } {
  const from = Math.min(minuteOfDay(eventMoment(event), timeZone), DAY - LEAST);
  if (!event.start || !event.end) return { from, to: Math.min(from + UNKNOWN, DAY) };
  const end = minuteOfDay(event.end, timeZone);
  // What ends at midnight ends with the day.
  return { from, to: Math.min(Math.max(end <= from ? DAY : end, from + LEAST), DAY) };
}

/**
 * The events of one day among its hours: what is on at the same time stands in columns, three at most; how many have no room is counted.
 * Events of several days have no place here.
 */
export function layOutHours<E extends Placeable>(
  events: readonly DatedEvent<E>[],
  timeZone: string,
): { readonly placed: readonly HourlyEvent<E>[]; readonly moreCount: number } {
  const spans = events.map(({ event }) => ({ event, ...spanOf(event, timeZone) })).toSorted((one, other) => one.from - other.from);
  const placed: HourlyEvent<E>[] = [];
  /** What hangs together in time, and when each of its columns is free again. */
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

/** The hours that days need so that all of what is placed on them is seen: those in which people are up, and more where something is on. */
export function shownHours(placed: readonly Pick<HourlyEvent, 'from' | 'to'>[]): { readonly first: number; readonly last: number } {
  return {
    first: Math.min(WAKING.first, ...placed.map(({ from }) => Math.floor(from / 60))),
    last: Math.max(WAKING.last, ...placed.map(({ to }) => Math.ceil(to / 60))),
  };
}
