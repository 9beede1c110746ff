import type {
  CalendarEvent,
  CalendarFeed,
  CalendarFilters,
  CalendarRange,
  FeedInput,
  NewCalendarFeed,
  OwnCalendarEvent,
} from '@quad/domain/calendar';
import { calendar } from '../contract/calendar.contract.ts';
import { useClient } from './clientContext.ts';
import { keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { useWrite } from './write.ts';

/** What a calendar that turns its pages is asked for: the page before stays until the next one is there. */
const TURNING = { keepPreviousData: true };

function words(asked: CalendarRange & CalendarFilters): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The events of some days that concern the role, as a calendar shows them. */
export function useCalendarEvents(range: CalendarRange, filters: CalendarFilters = {}): Read<CalendarEvent[]> {
  const query = { ...filters, ...range };
  return useRead(keys.calendarEvents('role', words(query)), [calendar.events, { query }], TURNING);
}

/** The events of some days that the signed-in person is registered for, organizes, or follows the unit of. */
export function useOwnCalendar(range: CalendarRange): Read<OwnCalendarEvent[]> {
  return useRead(keys.calendarEvents('own', words(range)), [calendar.mine, { query: range }], TURNING);
}

/** Where the file of an event is that puts it into a calendar. */
export function useEventFileAddress(eventId: string): string {
  return useClient().url(calendar.event, { params: { eventId } });
}

/** The calendar addresses that the signed-in person has. */
export function useCalendarFeeds(): Read<CalendarFeed[]> {
  return useRead(keys.calendarFeeds, [calendar.feeds]);
}

/** Makes an address, or renews the one that there is. The answer alone has it. */
export function useMakeCalendarFeed(): (feed: FeedInput) => Promise<NewCalendarFeed> {
  const write = useWrite();
  return (body) =>
    write([calendar.makeFeed, { body }], {
      patch: ({ url, ...made }) => ({
        keys: keys.calendarFeeds,
        change: (feeds: readonly CalendarFeed[]) => [...feeds.filter(({ _id }) => _id !== made._id), made],
      }),
    });
}

/** Stops an address. The answer is the sentence that says so. */
export function useStopCalendarFeed(): (feedId: string) => Promise<string> {
  const write = useWrite();
  return async (feedId) => {
    const answer = await write([calendar.stopFeed, { params: { feedId } }], {
      patch: () => ({ keys: keys.calendarFeeds, change: (feeds: readonly CalendarFeed[]) => feeds.filter(({ _id }) => _id !== feedId) }),
      refreshAfter: () => [keys.calendarFeeds],
    });
    return answer.message;
  };
}
