import { type CalendarEvent, type CalendarFilters, checkCalendarRange, type OwnCalendarEvent } from '@quad/domain/calendar';
import { eventStatus } from '@quad/domain/events';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import type { Actor, Context } from '../../context.ts';
import { isUuid } from '../../db/ids.ts';
import { emptyPage, mapPage, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import {
  CalendarCursor,
  type CalendarListing,
  type CalendarOwner,
  type CalendarRow,
  countCalendarEvents,
  type FeedEvent,
  findCalendarEvents,
  findFeedEvents,
} from './calendarEvents.repo.ts';
import { NO_SUCH_EVENT, scopeOf } from './events.service.ts';

/** Stored events, for the features that write calendar files. */
export { type FeedEvent, type FeedScope, type FeedWeek, findFeedEvents, findFeedWeeks, versionsIn } from './calendarEvents.repo.ts';
export { CalendarCursor };

type DayRange = { readonly from?: string | undefined; readonly to?: string | undefined };
type Pages<Item> = Promise<Result<Page<Item, CalendarCursor>>>;

/** The events in a range of days that the role may see. Students also see past and cancelled events here (access C1). */
export async function listCalendar(
  context: Context,
  actor: Actor,
  { from, to, ...filters }: DayRange & CalendarFilters,
  page: PageRequest<CalendarCursor>,
): Pages<CalendarEvent> {
  const { unitId, category, statuses } = scopeOf(actor);
  // No event can match: the role has an unknown category, the coordinator has no unit, or the filters ask for others' events.
  const isNone =
    statuses?.length === 0 ||
    (filters.unit !== undefined && (!isUuid(filters.unit) || (unitId !== undefined && unitId !== filters.unit))) ||
    (filters.category !== undefined && category !== undefined && filters.category !== category);
  const { unit, ...otherFilters } = filters;
  const listing = { ...otherFilters, unitId: unitId ?? unit, category: category ?? filters.category };
  const found = await readDays(context, { from, to }, listing, page, isNone);
  return found.ok ? accept(mapPage(found.value, (row) => toCalendarEvent(row, context.clock()))) : found;
}

/** The events in a range of days that concern the requester, with the reasons (access C1). */
export async function listOwnCalendar(
  context: Context,
  { userId, unit }: Actor,
  range: DayRange,
  page: PageRequest<CalendarCursor>,
): Pages<OwnCalendarEvent> {
  const owner: CalendarOwner = { userId, unitId: unit?.id };
  const found = await readDays(context, range, { owner }, page);
  if (!found.ok) return found;
  return accept(mapPage(found.value, (row) => ({ ...toCalendarEvent(row, context.clock()), reasons: row.reasons })));
}

async function readDays(
  { db, clock, config, instituteId }: Context,
  range: DayRange,
  filters: Omit<CalendarListing, 'from' | 'before' | 'now'>,
  page: PageRequest<CalendarCursor>,
  isNone = false,
): Pages<CalendarRow> {
  const { timeZone } = config.institute;
  const checked = checkCalendarRange(range, campusDay(clock(), timeZone));
  if (!checked.ok) return checked;
  if (isNone) return accept(emptyPage());
  const { from, to } = checked.value;
  const listing: CalendarListing = {
    ...filters,
    now: clock(),
    from: instantAt(from, '00:00', timeZone),
    before: instantAt(dayAfter(to), '00:00', timeZone),
  };
  return accept(
    await readPage(page, {
      read: (limit, after) => findCalendarEvents(db, instituteId, { ...listing, limit, after }),
      cursorOf: ({ id, moment }): CalendarCursor => ({ id, moment: moment.toISOString() }),
      count: () => countCalendarEvents(db, instituteId, listing),
    }),
  );
}

function toCalendarEvent(row: CalendarRow, now: Date): CalendarEvent {
  return {
    _id: row.id,
    title: row.title,
    category: row.category,
    status: eventStatus({ stored: row.status, start: row.startsAt, end: row.endsAt, now }),
    start: row.startsAt?.toISOString() ?? null,
    end: row.endsAt?.toISOString() ?? null,
    venue: row.venue,
    unit: { _id: row.unitId, name: row.unitName },
  };
}

/** One event for a calendar file. */
export async function readFeedEvent({ db, instituteId }: Context, id: string): Promise<Result<FeedEvent>> {
  const [found] = isUuid(id) ? await findFeedEvents(db, instituteId, [id]) : [];
  return found ? accept(found) : refuse('NOT_FOUND', NO_SUCH_EVENT);
}
