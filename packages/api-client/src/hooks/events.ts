import type { UserChoice } from '@quad/domain/accounts';
import { type Event, type EventFilters, eventListOf, eventVersion } from '@quad/domain/events';
import { SEARCH_LIMITS } from '@quad/domain/fields';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import { useCallback } from 'react';
import { ApiError } from '../client/index.ts';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { clashingQuery, EVENT_AGENDA, events, upcomingQuery } from '../contract/events.contract.ts';
import { useClient } from './clientContext.ts';
import { patchEvent } from './eventPatches.ts';
import { isEventKey, isRegistrationKey, keys } from './keys.ts';
import { type PagesRead, usePages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

const MISSING_USERNAME = new ApiError({
  status: 400,
  code: 'INVALID',
  message: EVENT_TEXTS.usernameMissing,
  isServerText: true,
});

/**
 * The events that concern a role and pass the filters, as an agenda, page by page. Without a role it waits; a coordinator without a
 * username gets the error at once, with no call made.
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

/** How many events concern a role, filters or not; not asked for unless it is wanted. */
export function useEventCount(role: string, username: string | undefined, isWanted: boolean): number | undefined {
  const list = eventListOf(role, username);
  const query = { ...(list?.username ? { username: list.username } : {}), limit: 0 };
  return usePages(list && isWanted ? keys.eventCount(list.role, list.username) : null, [events.byRole, { params: { role }, query }]).total;
}

/** What begins on campus from a day (YYYY-MM-DD) on, the soonest first: as much of it as a home shows. */
export function useUpcomingEvents(day: string): Read<Event[]> {
  return useRead(keys.upcomingEvents(day), [events.all, { query: upcomingQuery(day) }]);
}

/** Asks for events of the whole campus, by words of title, unit, type, venue or description: 20 at most, in the order of an agenda. */
export function useEventSearch(): (search: string, signal: AbortSignal) => Promise<Event[]> {
  const client = useClient();
  return useCallback(
    (search, signal) => client.call(events.all, { query: { search, order: EVENT_AGENDA.order, limit: SEARCH_LIMITS.answers }, signal }),
    [client],
  );
}

/** The events whose bookings stand in the way of what is pending for an event: for whoever decides about its room requests. */
export function useClashingEvents(eventId: string): Read<Event[]> {
  return useRead(keys.clashingEvents(eventId), [events.all, { query: clashingQuery(eventId) }]);
}

/** The events that changed last. */
export function useLatestEvents() {
  return useRead(keys.latestEvents, [events.latest]);
}

/** One event. Without an id it waits. */
export function useEvent(id: string | undefined): Read<Event> {
  return useRead(id ? keys.event(id) : null, [events.byId, { params: { id: id ?? '' } }]);
}

/** The units that the signed-in person may plan an event for. A failure is logged by the cache. */
export function useEventUnits(): Read<UnitReference[]> {
  return useRead(keys.eventUnits, [events.units]);
}

/** Asks for the students who may be named as organizers or appointed, by name or address: 20 at most. */
export function useStudentSearch(): (search: string, signal: AbortSignal) => Promise<UserChoice[]> {
  const client = useClient();
  return useCallback((search, signal) => client.call(events.users, { query: { search }, signal }), [client]);
}

/** Plans an event; the lists that show it ask for it. */
export function useCreateEvent(): (event: BodyOf<typeof events.create>) => Promise<Event> {
  const write = useWrite();
  return async (body) => (await write([events.create, { body }], { refresh: [isEventKey] })).event;
}

/** What an event is to become, and the version that it was made from. */
export interface EventEdit {
  eventId: string;
  /** The event's `updated_at` as the person saw it; without one the last to write wins. */
  version: string | undefined;
  input: BodyOf<typeof events.update>;
}

/**
 * The answer takes the event's place at once; then the lists ask how they are now, because an edit may move an event to another
 * place or out of a list, and more places go to those who wait. They ask after a refusal too, for somebody else may have changed the event.
 */
export const EDITING: Effects<AnswerOf<typeof events.update>> = {
  patch: ({ event }) => patchEvent(event),
  refresh: [isEventKey, isRegistrationKey],
  refreshAfter: () => [isEventKey],
};

/** Changes an event, unless somebody else did so meanwhile: that is refused with 412, and the lists then ask for what it is now. */
export function useUpdateEvent(): (edit: EventEdit) => Promise<Event> {
  const write = useWrite();
  return async ({ eventId, version, input }) => {
    const ifMatch = version === undefined ? {} : { ifMatch: eventVersion(version) };
    return (await write([events.update, { params: { id: eventId }, body: input, ...ifMatch }], EDITING)).event;
  };
}
