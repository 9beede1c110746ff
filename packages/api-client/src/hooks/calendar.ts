import type { CalendarEvent, CalendarFeed, CalendarFilters, CalendarRange } from '@quad/domain/calendar';
import { calendar } from '../contract/calendar.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { useMutation } from './useMutation.ts';
import { type Read, useRead } from './useRead.ts';

/** Keeps the previous calendar page until the next one has loaded. */
const KEEP_PREVIOUS = { keepPreviousData: true };

function toQuery(filters: CalendarRange & CalendarFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The events of a date range that concern the person's role, as shown in a calendar. */
export function useCalendarEvents(range: CalendarRange, filters: CalendarFilters = {}): Read<CalendarEvent[]> {
  const query = { ...filters, ...range };
  return useRead(keys.calendarEvents('role', toQuery(query)), [calendar.events, { query }], KEEP_PREVIOUS);
}

/** The events of a date range that the signed-in person is registered for or organizes, or whose unit they follow. */
export const useOwnCalendar = (range: CalendarRange) =>
  useRead(keys.calendarEvents('own', toQuery(range)), [calendar.mine, { query: range }], KEEP_PREVIOUS);

/** Returns the URL of an event's calendar file. */
export function useEventFileAddress(eventId: string): string {
  return useClient().url(calendar.event, { params: { eventId } });
}

/** The calendar feeds of the signed-in person. */
export const useCalendarFeeds = () => useRead(keys.calendarFeeds, [calendar.feeds]);

/** Creates or renews a calendar feed. Only this response contains its address. */
export const useMakeCalendarFeed = () =>
  useMutation(calendar.makeFeed, {
    patch: ({ url, ...made }) => ({
      keys: keys.calendarFeeds,
      change: (feeds: readonly CalendarFeed[]) => [...feeds.filter(({ _id }) => _id !== made._id), made],
    }),
  });

/** Revokes a calendar feed. Returns the server's message. */
export const useStopCalendarFeed = () =>
  useMutation(calendar.stopFeed, ({ feedId }) => ({
    patch: () => ({ keys: keys.calendarFeeds, change: (feeds: readonly CalendarFeed[]) => feeds.filter(({ _id }) => _id !== feedId) }),
    refreshAfter: () => [keys.calendarFeeds],
  }));
