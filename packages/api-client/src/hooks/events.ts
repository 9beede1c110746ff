import { type Event, type EventFilters, eventListOf, eventVersion } from '@quad/domain/events';
import { SEARCH_LIMITS } from '@quad/domain/fields';
import { EVENT_TEXTS } from '@quad/domain/messages';
import { ApiError } from '../client/index.ts';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { clashingQuery, EVENT_AGENDA, events, upcomingQuery } from '../contract/events.contract.ts';
import { patchEvent } from './eventPatches.ts';
import { isEventKey, isRegistrationKey, keys } from './keys.ts';
import { type PagesRead, usePages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useSearch } from './useSearch.ts';
import { type Effects, useWrite } from './write.ts';

const MISSING_USERNAME = new ApiError({
  status: 400,
  code: 'INVALID',
  message: EVENT_TEXTS.usernameMissing,
  isServerText: true,
});

/**
 * The events that concern a role and match the filters, as an agenda, paginated. Sends no request without a role; a coordinator without a
 * username gets the error at once, without a request.
 */
export function useEvents(role: string | undefined, username?: string, filters: EventFilters = {}): PagesRead<Event> {
  const list = role === undefined ? undefined : eventListOf(role, username);
  const query = { ...(list?.username ? { username: list.username } : {}), ...filters, ...EVENT_AGENDA };
  const read = usePages(list ? keys.eventsByRole(list.role, list.username) : null, [
    events.byRole,
    { params: { role: role ?? '' }, query },
  ]);
  return list || role === undefined ? read : { ...read, error: MISSING_USERNAME, isLoading: false };
}

/** The number of events that concern a role, without filters; requested only if `isWanted`. */
export function useEventCount(role: string, username: string | undefined, isWanted: boolean): number | undefined {
  const list = eventListOf(role, username);
  const query = { ...(list?.username ? { username: list.username } : {}), limit: 0 };
  return usePages(list && isWanted ? keys.eventCount(list.role, list.username) : null, [events.byRole, { params: { role }, query }]).total;
}

/** The next events on campus from a day (YYYY-MM-DD) on, soonest first, as many as a home screen shows. */
export const useUpcomingEvents = (day: string) => useRead(keys.upcomingEvents(day), [events.all, { query: upcomingQuery(day) }]);

/** Searches all events of the campus by words of title, unit, type, venue or description: at most 20, in agenda order. */
export const useEventSearch = () => useSearch(events.all, SEARCH_LIMITS.answers, EVENT_AGENDA.order);

/** The events whose bookings conflict with the pending requests of an event, for the deciders of its room requests. */
export const useClashingEvents = (eventId: string) =>
  useRead(keys.clashingEvents(eventId), [events.all, { query: clashingQuery(eventId) }]);

/** The events changed last. */
export const useLatestEvents = () => useRead(keys.latestEvents, [events.latest]);

/** One event. Sends no request without an id. */
export const useEvent = (id: string | undefined) => useRead(id ? keys.event(id) : null, [events.byId, { params: { id: id ?? '' } }]);

/** The units that the signed-in person may plan an event for. The cache logs a failure. */
export const useEventUnits = () => useRead(keys.eventUnits, [events.units]);

/** Searches students who may be named as organizers or appointed, by name or mail address: at most 20. */
export const useStudentSearch = () => useSearch(events.users);

/** Creates an event and refetches the lists that show it. */
export function useCreateEvent(): (event: BodyOf<typeof events.create>) => Promise<Event> {
  const write = useWrite();
  return async (body) => (await write([events.create, { body }], { refresh: [isEventKey] })).event;
}

/** The new values of an event, and the version that they are based on. */
export interface EventEdit {
  eventId: string;
  /** The event's `updated_at` as the person saw it; without it the last write wins. */
  version: string | undefined;
  input: BodyOf<typeof events.update>;
}

/**
 * Replaces the cached event with the response at once, then refetches the lists: an edit may move an event or remove it from a list, and
 * more places go to the waiting list. The lists are also refetched after an error, because somebody else may have changed the event.
 */
export const EDITING: Effects<AnswerOf<typeof events.update>> = {
  patch: ({ event }) => patchEvent(event),
  refresh: [isEventKey, isRegistrationKey],
  refreshAfter: () => [isEventKey],
};

/** Changes an event. If somebody else has changed it meanwhile, the server refuses with 412 and the lists are refetched. */
export function useUpdateEvent(): (edit: EventEdit) => Promise<Event> {
  const write = useWrite();
  return async ({ eventId, version, input }) => {
    const ifMatch = version === undefined ? {} : { ifMatch: eventVersion(version) };
    return (await write([events.update, { params: { id: eventId }, body: input, ...ifMatch }], EDITING)).event;
  };
}
