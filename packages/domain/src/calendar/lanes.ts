import type { CalendarEvent, CalendarRange } from './calendarEvent.ts';
import { eventDays } from './days.ts';

type Placeable = Pick<CalendarEvent, '_id' | 'start' | 'end'>;

/** An event with its days. */
export interface DatedEvent<E extends Placeable = CalendarEvent> {
  readonly event: E;
  readonly days: CalendarRange;
}

/** An event on one of its days. */
export interface PlacedEvent<E extends Placeable = CalendarEvent> extends DatedEvent<E> {
  /** Its line in each day of a week, from the top. */
  readonly lane: number;
}

/** A day of a week with its lines. */
export interface LaidOutDay<E extends Placeable = CalendarEvent> {
  readonly day: string;
  /** Events of the lines, from the top; undefined for a gap that keeps the lines of other days aligned. */
  readonly lines: readonly (PlacedEvent<E> | undefined)[];
  /** Number of further events: '+4 more'. */
  readonly moreCount: number;
}

/** Returns the events with a date in placement order: those of several days first, then by start. */
export function datedEvents<E extends Placeable>(events: readonly E[], timeZone: string): DatedEvent<E>[] {
  const dated = events.flatMap((event) => {
    const days = eventDays(event, timeZone);
    return days ? [{ event, days }] : [];
  });
  const isLong = ({ days }: DatedEvent<E>) => days.from !== days.to;
  const start = ({ event }: DatedEvent<E>) => String(event.start ?? event.end);
  return dated.sort(
    (one, other) =>
      Number(isLong(other)) - Number(isLong(one)) || start(one).localeCompare(start(other)) || one.event._id.localeCompare(other.event._id),
  );
}

/** Returns the events of a day: continuing ones first, then by start. */
export function eventsOfDay<E extends Placeable>(events: readonly DatedEvent<E>[], day: string): DatedEvent<E>[] {
  return events.filter(({ days }) => days.from <= day && days.to >= day);
}

/**
 * Lays out a week so that no two events share a line on a day, and each keeps its line on all its days. If a day has more events than
 * lines, its last line shows how many.
 */
export function layOutWeek<E extends Placeable>(events: readonly DatedEvent<E>[], week: readonly string[], lines: number): LaidOutDay<E>[] {
  const taken: number[] = [];
  const days = week.map((day) => ({ day, placed: [] as PlacedEvent<E>[] }));
  for (const dated of events) {
    const { from, to } = dated.days;
    const first = week.findIndex((day) => day >= from && day <= to);
    if (first < 0) continue;
    const last = week.findLastIndex((day) => day <= to);
    const mask = (1 << (last + 1)) - (1 << first);
    const free = taken.findIndex((used) => (used & mask) === 0);
    const lane = free < 0 ? taken.length : free;
    taken[lane] = (taken[lane] ?? 0) | mask;
    for (const { placed } of days.slice(first, last + 1)) placed.push({ ...dated, lane });
  }
  return days.map(({ day, placed }) => toDay(day, placed, lines));
}

function toDay<E extends Placeable>(day: string, placed: readonly PlacedEvent<E>[], lines: number): LaidOutDay<E> {
  const isTooMuch = placed.some(({ lane }) => lane >= lines);
  const shown = placed.filter(({ lane }) => lane < (isTooMuch ? lines - 1 : lines));
  const count = shown.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  return {
    day,
    lines: Array.from({ length: count }, (_, lane) => shown.find((each) => each.lane === lane)),
    moreCount: placed.length - shown.length,
  };
}
