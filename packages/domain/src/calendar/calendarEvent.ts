import * as v from 'valibot';
import { EventCategory, EventStatus } from '../events/event.ts';
import { EVENT_FILTERS } from '../events/filter.ts';
import { CalendarDay } from '../fields/dates.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';

/** Why an event is in a person's own calendar. */
export const CALENDAR_REASONS = ['registered', 'organized', 'followed'] as const;
export const CalendarReason = v.picklist(CALENDAR_REASONS);
export type CalendarReason = v.InferOutput<typeof CalendarReason>;

/** An event as shown in calendars. */
export const CalendarEvent = v.object({
  _id: Id,
  title: v.string(),
  category: EventCategory,
  status: EventStatus,
  start: v.nullable(v.string()),
  end: v.nullable(v.string()),
  venue: v.string(),
  unit: UnitReference,
});
export type CalendarEvent = v.InferOutput<typeof CalendarEvent>;

/** An event of the person's own calendar, with all reasons why it is there. */
export const OwnCalendarEvent = v.object({ ...CalendarEvent.entries, reasons: v.array(CalendarReason) });
export type OwnCalendarEvent = v.InferOutput<typeof OwnCalendarEvent>;

/** Maximum number of days in a request: a month's page has six weeks. */
export const MAX_CALENDAR_DAYS = 42;
/** Maximum number of events in a response; more come with the next page. */
export const MAX_CALENDAR_EVENTS = 2000;

/** First and last day, both inclusive; by default from today, as many days as allowed. */
export const CALENDAR_RANGE = { from: v.optional(CalendarDay), to: v.optional(CalendarDay) };
export interface CalendarRange {
  readonly from: string;
  readonly to: string;
}

const { search, unit, category, status } = EVENT_FILTERS;
/** Filters of a calendar, besides its days. */
export const CALENDAR_FILTERS = { search, unit, category, status };
const CalendarFilters = v.object(CALENDAR_FILTERS);
export type CalendarFilters = v.InferOutput<typeof CalendarFilters>;
