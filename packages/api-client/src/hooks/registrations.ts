import type { Event } from '@quad/domain/events';
import type { AnswersInput } from '@quad/domain/forms';
import {
  type AddRegistrationInput,
  afterCancelling,
  afterRegistering,
  hasPlace,
  type Registration,
  type RegistrationEntry,
  type RegistrationMailInput,
  type RegistrationOrder,
  type RemoveRegistrationInput,
} from '@quad/domain/registrations';
import { useCallback } from 'react';
import { registrations } from '../contract/registrations.contract.ts';
import { useClient } from './clientContext.ts';
import { isOwnCalendarKey, keys } from './keys.ts';
import { type PagesRead, usePages } from './usePages.ts';
import { type Read, readWhole, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** How often somebody who waits for a registration to open looks whether it has. */
const OPENING_MS = 30_000;

/** Where the signed-in person stands with an event, and how many places are taken. Without an id it waits. */
export function useRegistration(eventId: string | undefined): Read<Registration> {
  return useRead(eventId ? keys.registration(eventId) : null, [registrations.mine, { params: { eventId: eventId ?? '' } }], {
    refreshInterval: (own?: Registration) => (own?.phase === 'upcoming' ? OPENING_MS : 0),
  });
}

/** An event, as far as its places go. */
export interface PlacesOfEvent {
  readonly eventId: string;
  /** How many places it has; without one there is no bound. */
  readonly maximum: number | null | undefined;
}

function placesOf({ _id, registration }: Event): PlacesOfEvent {
  return { eventId: _id, maximum: registration.max_participants };
}

/**
 * What becomes of the own registration, shown before the answer and then as the server has it. Whether it is time for it is the
 * server's to say, by its clock. After a refusal the real state is asked for.
 */
function changing(eventId: string, next: (own: Registration) => Registration): Effects<Registration> {
  const key = keys.registration(eventId);
  let before: Registration | undefined;
  let expected: Registration | undefined;
  return {
    optimistic: {
      keys: key,
      change: (own: Registration) => {
        before ??= own;
        expected ??= next(own);
        return own.state === before.state ? expected : own;
      },
      undo: (own: Registration) => (before && own === expected ? before : own),
    },
    patch: (answer) => ({ keys: key, change: () => answer }),
    refresh: [keys.registrations(eventId), isOwnCalendarKey],
    refreshAfter: () => [key],
  };
}

/** Registering: a place where there is one, else the last in line. */
export function registering({ eventId, maximum }: PlacesOfEvent): Effects<Registration> {
  return changing(eventId, (own) => {
    const places = { maximum, registered: own.registered_count, waiting: own.waiting_count };
    return afterRegistering(own, hasPlace(places) ? 'registered' : 'waiting');
  });
}

/** Cancelling: the first who waits has the place. */
export function cancelling({ eventId, maximum }: PlacesOfEvent): Effects<Registration> {
  return changing(eventId, (own) => afterCancelling(own, maximum));
}

/** Registers the signed-in person for an event, with answers where it asks for them, or puts them in line; shown at once. */
export function useRegisterForEvent(): (event: Event, answers?: AnswersInput['answers']) => Promise<Registration> {
  const write = useWrite();
  return (event, answers = {}) =>
    write([registrations.register, { params: { eventId: event._id }, body: { answers } }], registering(placesOf(event)));
}

/** Takes the signed-in person off an event's list; shown at once. */
export function useCancelRegistration(): (event: Event) => Promise<Registration> {
  const write = useWrite();
  return (event) => write([registrations.cancel, { params: { eventId: event._id } }], cancelling(placesOf(event)));
}

/** What of an event's list is wanted. */
export interface RegistrationFilters {
  /** Part of a name, an address or a roll number. */
  readonly search?: string;
  readonly state?: RegistrationEntry['state'];
  /** First come first where nothing is said. */
  readonly order?: RegistrationOrder;
}

/** Who registered for an event and who waits, page by page, for those who manage it. Without an id it waits. */
export function useRegistrations(eventId: string | undefined, filters: RegistrationFilters = {}): PagesRead<RegistrationEntry> {
  return usePages(eventId ? keys.registrations(eventId) : null, [
    registrations.list,
    { params: { eventId: eventId ?? '' }, query: { ...filters } },
  ]);
}

/** As many as are shown at once. */
const FOUND_COUNT = 8;

/** Looks for people on an event's list, by part of a name, an address or a roll number. */
export function useRegistrationSearch(): (eventId: string, search: string, signal: AbortSignal) => Promise<RegistrationEntry[]> {
  const client = useClient();
  return useCallback(
    (eventId, search, signal) => client.call(registrations.list, { params: { eventId }, query: { search, limit: FOUND_COUNT }, signal }),
    [client],
  );
}

/** Reads all of an event's list that passes the filters, page after page, for what is made of it at once. */
export function useWholeRegistrations(): (eventId: string, filters?: RegistrationFilters) => Promise<RegistrationEntry[]> {
  const client = useClient();
  return useCallback(
    (eventId, filters = {}) =>
      readWhole<typeof registrations.list>(client, [registrations.list, { params: { eventId }, query: { ...filters } }]),
    [client],
  );
}

/** What changes when those who manage an event change its list: the list, and the own registration of whoever reads it. */
function shownOf(eventId: string) {
  return [keys.registrations(eventId), keys.registration(eventId)];
}

/** Adds a student by hand; the list is asked for again. */
export function useAddRegistration(): (added: AddRegistrationInput & { eventId: string }) => Promise<RegistrationEntry> {
  const write = useWrite();
  return ({ eventId, ...body }) => write([registrations.add, { params: { eventId }, body }], { refresh: shownOf(eventId) });
}

/** Whom to take off an event's list, and why. */
export interface RemovedRegistration extends RemoveRegistrationInput {
  readonly eventId: string;
  readonly userId: string;
}

/** Who is taken off leaves the cached lists at once; then they are asked for, for somebody who waited may have the place. */
export function removing({ eventId, userId }: Pick<RemovedRegistration, 'eventId' | 'userId'>): Effects<{ message: string }> {
  const without = (list: readonly RegistrationEntry[]) =>
    list.some(({ _id }) => _id === userId) ? list.filter(({ _id }) => _id !== userId) : list;
  return {
    patch: () => ({ keys: keys.registrations(eventId), change: without }),
    refresh: shownOf(eventId),
    refreshAfter: () => [keys.registrations(eventId)],
  };
}

/** Takes a student off the list, with a reason that they are told. The answer is the sentence that says so. */
export function useRemoveRegistration(): (removed: RemovedRegistration) => Promise<string> {
  const write = useWrite();
  return async ({ eventId, userId, reason }) =>
    (await write([registrations.remove, { params: { eventId, userId }, body: { reason } }], removing({ eventId, userId }))).message;
}

/** Writes to everybody who is registered for an event. The answer is to how many. */
export function useMailRegistered(): (mail: RegistrationMailInput & { eventId: string }) => Promise<number> {
  const write = useWrite();
  return async ({ eventId, ...body }) => (await write([registrations.mail, { params: { eventId }, body }])).recipients;
}
