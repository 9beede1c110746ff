import type { CalendarEvent, CalendarRange } from './calendarEvent.ts';
import { eventDays } from './days.ts';

type Placeable = Pick<CalendarEvent, '_id' | 'start' | 'end'>;

/** An event with the days that it lies on. */
export interface DatedEvent<E extends Placeable = CalendarEvent> {
  readonly event: E;
  readonly days: CalendarRange;
}

/** An event on one of its days. */
export interface PlacedEvent<E extends Placeable = CalendarEvent> extends DatedEvent<E> {
  /** The line that it has in each day of a week, from the top. */
  readonly lane: number;
}

/** A day of a week, with the lines that it has room for. */
export interface LaidOutDay<E extends Placeable = CalendarEvent> {
  readonly day: string;
  /** What its lines show, from the top; undefined for one that is left free, where an event of another day lies. */
  readonly lines: readonly (PlacedEvent<E> | undefined)[];
  /** How many events there are besides: '+4 more'. */
  readonly moreCount: number;
}

/** Events with a date, in the order in which they are placed: what lies on several days first, then by when they begin. */
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

/** The events of a day: what goes on from before first, then by when they begin. */
export function eventsOfDay<E extends Placeable>(events: readonly DatedEvent<E>[], day: string): DatedEvent<E>[] {
  return events.filter(({ days }) => days.from <= day && days.to >= day);
}

/**
 * A week in which no two events share a line of a day, and each keeps its line from its first day to its last. A day has so many lines;
 * where more lie on it, the last of them says how many.
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
