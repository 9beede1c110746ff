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

/**
 * Whether an event takes registrations now: not at all, not yet, now, or not any more. Without a beginning it does from the start, and
 * without an end until the event begins. A cancelled event takes none any more, nor does one that has begun.
 */
export type RegistrationPhase = 'none' | 'upcoming' | 'open' | 'closed';

export function registrationPhase({ status, schedule, registration }: RegistrableEvent, now: Date): RegistrationPhase {
  if (!registration?.required) return 'none';
  const isToCome = eventStatus({ stored: status ?? null, start: schedule?.start, end: schedule?.end, now }) === 'planned';
  const end = toDate(registration.end);
  if (!isToCome || (end && now >= end)) return 'closed';
  const start = toDate(registration.start);
  return start && now < start ? 'upcoming' : 'open';
}

/** Whether an event can still be left: until it begins, also after the registration has closed. */
export function mayStillCancel({ status, schedule }: RegistrableEvent, now: Date): boolean {
  return eventStatus({ stored: status ?? null, start: schedule?.start, end: schedule?.end, now }) === 'planned';
}
