import * as v from 'valibot';
import { CalendarDay } from '../fields/dates.ts';
import { isFound, readFilters, SearchText, searchable } from '../fields/search.ts';
import { Id } from '../identity/id.ts';
import { campusDay } from '../time/campusTime.ts';
import { compareByStart, type StartingEvent, startOrEnd } from './byStart.ts';
import { type Event, EventCategory, EventStatus } from './event.ts';
import { eventsInOrder } from './inOrder.ts';

/** Orders of an event list: by `start`, earliest first, or as an `agenda` in reading order. The first one is the default. */
export const EVENT_ORDERS = ['start', 'agenda'] as const;
export type EventOrder = (typeof EVENT_ORDERS)[number];

/** Filters of an event list; an omitted filter matches everything. */
export const EVENT_FILTERS = {
  /** Words that must each occur in title, unit, type, venue or description. */
  search: v.optional(SearchText),
  /** Id of the organizing unit. */
  unit: v.optional(Id),
  category: v.optional(EventCategory),
  status: v.optional(EventStatus),
  /** First and last campus day on which an event may start. */
  from: v.optional(CalendarDay),
  to: v.optional(CalendarDay),
};
const EventFilters = v.object(EVENT_FILTERS);
export type EventFilters = v.InferOutput<typeof EventFilters>;

/** The filters as they appear in a URL; blank if not set. */
export type EventFilterValues = Readonly<Record<keyof EventFilters, string>>;

export const NO_EVENT_FILTERS: EventFilterValues = { search: '', unit: '', category: '', status: '', from: '', to: '' };

/** Converts filters from a URL to a query: blank, too short or unknown values are dropped. */
export function readEventFilters(values: EventFilterValues): EventFilters {
  return readFilters(EVENT_FILTERS, values);
}

type FilteredEvent = StartingEvent &
  Pick<Event, 'title' | 'description' | 'type' | 'category' | 'status'> & {
    readonly schedule: Partial<Pick<Event['schedule'], 'venue'>>;
    readonly organizing_unit_id: Pick<NonNullable<Event['organizing_unit_id']>, '_id' | 'name'> | null;
  };

/** Returns the searchable text of an event. */
export function eventText({ title, organizing_unit_id: unit, type, schedule, description }: FilteredEvent): string {
  return searchable(title, unit?.name, type, schedule.venue, description);
}

/** Whether an event matches all filters. An event without a date never matches a date filter. */
export function matchesEventFilters(event: FilteredEvent, filters: EventFilters, timeZone: string): boolean {
  const { search, unit, category, status, from, to } = filters;
  const day = campusDay(startOrEnd(event.schedule), timeZone);
  return (
    (search === undefined || isFound(eventText(event), search)) &&
    (unit === undefined || event.organizing_unit_id?._id === unit) &&
    (category === undefined || event.category === category) &&
    (status === undefined || event.status === status) &&
    (from === undefined || day >= from) &&
    (to === undefined || (day !== '' && day <= to))
  );
}

/** Sorts events in one of the two orders. */
export function orderEvents<E extends StartingEvent & { readonly schedule: Pick<Event['schedule'], 'start' | 'end'> }>(
  events: readonly E[],
  order: EventOrder,
  now: Date,
): E[] {
  return order === 'agenda' ? eventsInOrder(events, now) : events.toSorted(compareByStart);
}
