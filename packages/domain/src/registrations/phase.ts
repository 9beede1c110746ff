import type { EventStatus } from '../events/event.ts';
import { eventStatus } from '../events/status.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';

/** An event with the data needed for registration. */
export interface RegistrableEvent {
  /** As stored; the effective status is derived from the schedule here. */
  readonly status?: string | null;
  readonly schedule?: { readonly start?: MaybeInstant; readonly end?: MaybeInstant } | null;
  readonly registration?: {
    readonly required?: boolean | undefined;
    readonly start?: MaybeInstant;
    readonly end?: MaybeInstant;
    readonly max_participants?: number | null | undefined;
  } | null;
}

/** Phases of registration: not offered, not open yet, open, or closed. */
export const REGISTRATION_PHASES = ['none', 'upcoming', 'open', 'closed'] as const;
export type RegistrationPhase = (typeof REGISTRATION_PHASES)[number];

function statusOf({ status, schedule }: RegistrableEvent, now: Date): EventStatus {
  return eventStatus({ stored: status ?? null, start: schedule?.start, end: schedule?.end, now });
}

/**
 * Returns the phase of registration. Without a start it opens immediately; without an end it closes when the event starts. It is closed for
 * an event that is cancelled or has started.
 */
export function registrationPhase(event: RegistrableEvent, now: Date): RegistrationPhase {
  const { registration } = event;
  if (!registration?.required) return 'none';
  const isPlanned = statusOf(event, now) === 'planned';
  const end = toDate(registration.end);
  if (!isPlanned || (end && now >= end)) return 'closed';
  const start = toDate(registration.start);
  return start && now < start ? 'upcoming' : 'open';
}

/** Whether a registration can still be cancelled: until the event starts, also after registration has closed. */
export function mayStillCancel(event: RegistrableEvent, now: Date): boolean {
  return statusOf(event, now) === 'planned';
}

/** Whether free places go to the waiting list: while the event accepts registrations and is not over. */
export function fillsFreePlaces(event: RegistrableEvent, now: Date): boolean {
  const status = statusOf(event, now);
  return event.registration?.required === true && (status === 'planned' || status === 'ongoing');
}
