import type { UserChoice } from '@quad/domain/accounts';
import { type Event, eventVersion } from '@quad/domain/events';
import { EVENT_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import { useCallback } from 'react';
import { ApiError } from '../client/index.ts';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { events } from '../contract/events.contract.ts';
import { useClient } from './clientContext.ts';
import { patchEvent } from './eventPatches.ts';
import { isEventKey, keys } from './keys.ts';
import { type Read, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

const MISSING_USERNAME = new ApiError({
  status: 400,
  code: 'INVALID',
  message: EVENT_TEXTS.usernameMissing,
  isServerText: true,
});

/** Of very many events the first thousand are those that people read first. */
const IN_READING_ORDER = { order: 'agenda' } as const;

/** What to ask for: only a coordinator's list depends on the username. Undefined when that is missing. */
export function eventListOf(role: string, username: string | undefined): { role: string; username: string } | undefined {
  if (role !== 'CLUB_COORDINATOR') return { role, username: '' };
  return username ? { role, username } : undefined;
}

/** The events that concern a role. Without a role it waits; a coordinator without a username gets the error at once, with no call made. */
export function useEvents(role: string | undefined, username?: string): Read<Event[]> {
  const list = eventListOf(role ?? '', username);
  const key = role && list ? keys.eventsByRole(list.role, list.username) : null;
  const query = { ...IN_READING_ORDER, ...(list?.username ? { username: list.username } : {}) };
  const read = useRead(key, [events.byRole, { params: { role: role ?? '' }, query }]);
  return role && !list ? { ...read, error: MISSING_USERNAME, isLoading: false } : read;
}

/** The events of the whole campus, as an agenda has them; of very many those that people read first. Use useEvents instead for those that concern a role. */
export function useAllEvents(): Read<Event[]> {
  return useRead(keys.allEvents, [events.all, { query: IN_READING_ORDER }]);
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
 * place or out of a list. They ask after a refusal too, for somebody else may have changed the event.
 */
export const EDITING: Effects<AnswerOf<typeof events.update>> = {
  patch: ({ event }) => patchEvent(event),
  refresh: [isEventKey],
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
