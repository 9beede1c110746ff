import type { Event } from '@quad/domain/events';
import type { AnswersInput } from '@quad/domain/forms';
import {
  afterCancelling,
  afterRegistering,
  hasPlace,
  type Registration,
  type RegistrationEntry,
  type RegistrationOrder,
  type RemoveRegistrationInput,
} from '@quad/domain/registrations';
import { useCallback } from 'react';
import { registrations } from '../contract/registrations.contract.ts';
import { useClient } from './clientContext.ts';
import { isOwnCalendarKey, keys } from './keys.ts';
import { useMutation } from './useMutation.ts';
import { usePages } from './usePages.ts';
import { readWhole, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** Polling interval while registration has not opened yet. */
const OPENING_MS = 30_000;

/** The signed-in person's registration for an event, with the number of places taken. Sends no request without an id. */
export const useRegistration = (eventId: string | undefined) =>
  useRead(eventId ? keys.registration(eventId) : null, [registrations.mine, { params: { eventId: eventId ?? '' } }], {
    refreshInterval: (own?: Registration) => (own?.phase === 'upcoming' ? OPENING_MS : 0),
  });

/** The id and capacity of an event. */
export interface PlacesOfEvent {
  readonly eventId: string;
  /** Maximum number of participants; unlimited if absent. */
  readonly maximum: number | null | undefined;
}

function placesOf({ _id, registration }: Event): PlacesOfEvent {
  return { eventId: _id, maximum: registration.max_participants };
}

/**
 * Effects of changing the person's own registration: shown optimistically, then replaced by the response. Only the server checks the
 * registration period, by its own clock. After an error the state is refetched.
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

/** Registering takes a place if there is one, else the end of the waiting list. */
export function registering({ eventId, maximum }: PlacesOfEvent): Effects<Registration> {
  return changing(eventId, (own) => {
    const places = { maximum, registered: own.registered_count, waiting: own.waiting_count };
    return afterRegistering(own, hasPlace(places) ? 'registered' : 'waiting');
  });
}

/** Cancelling gives the place to the first person on the waiting list. */
export function cancelling({ eventId, maximum }: PlacesOfEvent): Effects<Registration> {
  return changing(eventId, (own) => afterCancelling(own, maximum));
}

/**
 * Registers the signed-in person for an event, with answers if it has questions, or adds them to the waiting list. Shown optimistically.
 */
export function useRegisterForEvent(): (event: Event, answers?: AnswersInput['answers']) => Promise<Registration> {
  const write = useWrite();
  return (event, answers = {}) =>
    write([registrations.register, { params: { eventId: event._id }, body: { answers } }], registering(placesOf(event)));
}

/** Cancels the signed-in person's registration. Shown optimistically. */
export function useCancelRegistration(): (event: Event) => Promise<Registration> {
  const write = useWrite();
  return (event) => write([registrations.cancel, { params: { eventId: event._id } }], cancelling(placesOf(event)));
}

/** Filters of an event's registrations. */
export interface RegistrationFilters {
  /** Part of a name, a mail address or a roll number. */
  readonly search?: string;
  readonly state?: RegistrationEntry['state'];
  /** Defaults to the order of registration. */
  readonly order?: RegistrationOrder;
}

/** The registrations and the waiting list of an event, paginated, for those who manage it. Sends no request without an id. */
export const useRegistrations = (eventId: string | undefined, filters: RegistrationFilters = {}) =>
  usePages(eventId ? keys.registrations(eventId) : null, [
    registrations.list,
    { params: { eventId: eventId ?? '' }, query: { ...filters } },
  ]);

/** Maximum number of results shown. */
const FOUND_COUNT = 8;

/** Searches an event's registrations by part of a name, a mail address or a roll number. */
export function useRegistrationSearch(): (eventId: string, search: string, signal: AbortSignal) => Promise<RegistrationEntry[]> {
  const client = useClient();
  return useCallback(
    (eventId, search, signal) => client.call(registrations.list, { params: { eventId }, query: { search, limit: FOUND_COUNT }, signal }),
    [client],
  );
}

/** Fetches all registrations of an event that match the filters, page by page, for an export. */
export function useWholeRegistrations(): (eventId: string, filters?: RegistrationFilters) => Promise<RegistrationEntry[]> {
  const client = useClient();
  return useCallback(
    (eventId, filters = {}) =>
      readWhole<typeof registrations.list>(client, [registrations.list, { params: { eventId }, query: { ...filters } }]),
    [client],
  );
}

/** Keys that change when a manager changes the list of an event: the list, and the manager's own registration. */
function shownOf(eventId: string) {
  return [keys.registrations(eventId), keys.registration(eventId)];
}

/** Adds a student manually and refetches the list. */
export const useAddRegistration = () => useMutation(registrations.add, ({ eventId }) => ({ refresh: shownOf(eventId) }));

/** The registration to remove, with the reason. */
export interface RemovedRegistration extends RemoveRegistrationInput {
  readonly eventId: string;
  readonly userId: string;
}

/**
 * Effects of removing a registration: the response removes it from the cached lists, which are then refetched, because somebody from the
 * waiting list may have the place.
 */
export function removing({ eventId, userId }: Pick<RemovedRegistration, 'eventId' | 'userId'>): Effects<{ message: string }> {
  const without = (list: readonly RegistrationEntry[]) =>
    list.some(({ _id }) => _id === userId) ? list.filter(({ _id }) => _id !== userId) : list;
  return {
    patch: () => ({ keys: keys.registrations(eventId), change: without }),
    refresh: shownOf(eventId),
    refreshAfter: () => [keys.registrations(eventId)],
  };
}

/** Removes a student from the list, with a reason that is sent to them. Returns the server's message. */
export const useRemoveRegistration = () => useMutation(registrations.remove, removing);

/** Sends a mail to everybody who is registered for an event. Returns the number of recipients. */
export const useMailRegistered = () => useMutation(registrations.mail);
