import type { EventStatus } from '../events/event.ts';
import { eventStatus } from '../events/status.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';

/** An event, as far as registering for it goes. */
export interface RegistrableEvent {
  /** As stored; what the schedule makes of it is found here. */
  readonly status?: string | null;
  readonly schedule?: { readonly start?: MaybeInstant; readonly end?: MaybeInstant } | null;
  readonly registration?: {
    readonly required?: boolean | undefined;
    readonly start?: MaybeInstant;
    readonly end?: MaybeInstant;
    readonly max_participants?: number | null | undefined;
  } | null;
}

/** Where registering for an event stands: not offered, not yet, now, or not any more. */
export const REGISTRATION_PHASES = ['none', 'upcoming', 'open', 'closed'] as const;
export type RegistrationPhase = (typeof REGISTRATION_PHASES)[number];

function statusOf({ status, schedule }: RegistrableEvent, now: Date): EventStatus {
  return eventStatus({ stored: status ?? null, start: schedule?.start, end: schedule?.end, now });
}

/**
 * Whether an event takes registrations now. Without a beginning it does from the start, and without an end until the event begins. A
 * cancelled event takes none any more, nor does one that has begun.
 */
export function registrationPhase(event: RegistrableEvent, now: Date): RegistrationPhase {
  const { registration } = event;
  if (!registration?.required) return 'none';
  const isToCome = statusOf(event, now) === 'planned';
  const end = toDate(registration.end);
  if (!isToCome || (end && now >= end)) return 'closed';
  const start = toDate(registration.start);
  return start && now < start ? 'upcoming' : 'open';
}

/** Whether an event can still be left: until it begins, also after the registration has closed. */
export function mayStillCancel(event: RegistrableEvent, now: Date): boolean {
  return statusOf(event, now) === 'planned';
}

/** Whether places that become free go to those who wait: as long as the event takes registrations and is not over. */
export function givesPlaces(event: RegistrableEvent, now: Date): boolean {
  const status = statusOf(event, now);
  return event.registration?.required === true && (status === 'planned' || status === 'ongoing');
}
