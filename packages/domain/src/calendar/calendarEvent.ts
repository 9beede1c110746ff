import * as v from 'valibot';
import { EventCategory, EventStatus } from '../events/event.ts';
import { EVENT_FILTERS } from '../events/filter.ts';
import { CalendarDay } from '../fields/dates.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';

/** Why an event is in somebody's own calendar. */
export const CALENDAR_REASONS = ['registered', 'organized', 'followed'] as const;
export const CalendarReason = v.picklist(CALENDAR_REASONS);
export type CalendarReason = v.InferOutput<typeof CalendarReason>;

/** An event as calendars show it: what it is, when and where, and whose. */
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

/** An event of the person's own calendar, with every reason for which it is there. */
export const OwnCalendarEvent = v.object({ ...CalendarEvent.entries, reasons: v.array(CalendarReason) });
export type OwnCalendarEvent = v.InferOutput<typeof OwnCalendarEvent>;

/** The most days that are asked for at once: a month's page has six weeks. */
export const MAX_CALENDAR_DAYS = 42;
/** The most events of one answer; more come with the next page. */
export const MAX_CALENDAR_EVENTS = 2000;

/** From which to which day, both of them with it; from today and as many as there can be where it is not said. */
export const CALENDAR_RANGE = { from: v.optional(CalendarDay), to: v.optional(CalendarDay) };
export interface CalendarRange {
  readonly from: string;
  readonly to: string;
}

const { search, unit, category, status } = EVENT_FILTERS;
/** What narrows a calendar down, besides the days that it shows. */
export const CALENDAR_FILTERS = { search, unit, category, status };
const CalendarFilters = v.object(CALENDAR_FILTERS);
export type CalendarFilters = v.InferOutput<typeof CalendarFilters>;
