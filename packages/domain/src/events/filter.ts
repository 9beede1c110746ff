import * as v from 'valibot';
import { CalendarDay } from '../fields/dates.ts';
import { isFound, readFilters, SearchText, searchable } from '../fields/search.ts';
import { Id } from '../identity/id.ts';
import { campusDay } from '../time/campusTime.ts';
import { compareByStart, eventMoment, type StartingEvent } from './byStart.ts';
import { type Event, EventCategory, EventStatus } from './event.ts';
import { eventsInOrder } from './inOrder.ts';

/**
 * The orders that a list of events has: by `start`, the earliest first, and as an `agenda`, in which people read them. A list answers in
 * the first one unless it is asked for the other.
 */
export const EVENT_ORDERS = ['start', 'agenda'] as const;
export type EventOrder = (typeof EVENT_ORDERS)[number];

/** What narrows a list of events down; what is left out leaves nothing out. */
export const EVENT_FILTERS = {
  /** Words, each of them in title, unit, type, venue or description. */
  search: v.optional(SearchText),
  /** Id of the organizing unit. */
  unit: v.optional(Id),
  category: v.optional(EventCategory),
  status: v.optional(EventStatus),
  /** The first and the last day, on campus, on which an event may begin. */
  from: v.optional(CalendarDay),
  to: v.optional(CalendarDay),
};
const EventFilters = v.object(EVENT_FILTERS);
export type EventFilters = v.InferOutput<typeof EventFilters>;

/** The filters of a list of events as they stand in an address: blank, or the words of each. */
export type EventFilterWords = Readonly<Record<keyof EventFilters, string>>;

export const NO_EVENT_FILTERS: EventFilterWords = { search: '', unit: '', category: '', status: '', from: '', to: '' };

/** What can be asked for of the words in an address: what is blank, too short or not known lets everything through. */
export function readEventFilters(words: EventFilterWords): EventFilters {
  return readFilters(EVENT_FILTERS, words);
}

type FilteredEvent = StartingEvent &
  Pick<Event, 'title' | 'description' | 'type' | 'category' | 'status'> & {
    readonly schedule: Partial<Pick<Event['schedule'], 'venue'>>;
    readonly organizing_unit_id: Pick<NonNullable<Event['organizing_unit_id']>, '_id' | 'name'> | null;
  };

/** The text in which a search among events looks. */
export function eventText({ title, organizing_unit_id: unit, type, schedule, description }: FilteredEvent): string {
  return searchable(title, unit?.name, type, schedule.venue, description);
}

/** Whether an event passes every filter. Without a date it does not begin between any two. */
export function isEventWanted(event: FilteredEvent, filters: EventFilters, timeZone: string): boolean {
  const { search, unit, category, status, from, to } = filters;
  const day = campusDay(eventMoment(event.schedule), timeZone);
  return (
    (search === undefined || isFound(eventText(event), search)) &&
    (unit === undefined || event.organizing_unit_id?._id === unit) &&
    (category === undefined || event.category === category) &&
    (status === undefined || event.status === status) &&
    (from === undefined || day >= from) &&
    (to === undefined || (day !== '' && day <= to))
  );
}

/** Events in one of the two orders. */
export function orderEvents<E extends StartingEvent & { readonly schedule: Pick<Event['schedule'], 'start' | 'end'> }>(
  events: readonly E[],
  order: EventOrder,
  now: Date,
): E[] {
  return order === 'agenda' ? eventsInOrder(events, now) : events.toSorted(compareByStart);
}
