import type { Role } from '../access/roles.ts';
import { sentence } from '../messages/sentence.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { campusDay, campusTimeOfDay } from '../time/campusTime.ts';
import { hasPlace } from './capacity.ts';
import { fillsFreePlaces, mayStillCancel, type RegistrableEvent, registrationPhase } from './phase.ts';
import type { Places, RegistrationState } from './registration.ts';
import { REGISTRATION_TEXTS } from './texts.ts';
import { REGISTRATION_LABELS } from './wording.ts';

/** Whether to show registration to a role at all. */
export function mayRegister(role: Role): boolean {
  return role === 'STUDENT';
}

export interface RegisteringCheck {
  readonly role: Role;
  readonly event: RegistrableEvent;
  readonly places: Pick<Places, 'registered' | 'waiting'>;
  readonly now: Date;
  /** Time zone of the campus, for the message with the opening time. */
  readonly timeZone: string;
}

/** Checks a registration: students only, while it is open. Returns whether the student gets a place or joins the waiting list. */
export function checkRegisters({ role, event, places, now, timeZone }: RegisteringCheck): Result<'registered' | 'waiting'> {
  if (!mayRegister(role)) return refuse('FORBIDDEN', REGISTRATION_TEXTS.studentsOnly);
  switch (registrationPhase(event, now)) {
    case 'none':
      return refuse('CONFLICT', REGISTRATION_TEXTS.notOffered);
    case 'upcoming': {
      const opens = event.registration?.start;
      const time = { time: campusTimeOfDay(opens, timeZone) };
      return refuse('CONFLICT', sentence`Registration opens ${{ day: campusDay(opens, timeZone) }}, ${time}.`);
    }
    case 'closed':
      return refuse('CONFLICT', event.status === 'cancelled' ? REGISTRATION_TEXTS.cancelled : `${REGISTRATION_LABELS.closed}.`);
    case 'open':
      return accept(hasPlace({ ...places, maximum: event.registration?.max_participants }) ? 'registered' : 'waiting');
  }
}

/** Checks cancelling a place or leaving the waiting list: until the event starts. */
export function checkCancels({ state, event, now }: { state: RegistrationState; event: RegistrableEvent; now: Date }): Result<true> {
  if (state === 'none') return refuse('NOT_FOUND', REGISTRATION_TEXTS.notRegistered);
  return mayStillCancel(event, now) || event.status === 'cancelled' ? accept(true) : refuse('CONFLICT', REGISTRATION_TEXTS.begun);
}

export interface AddingCheck {
  readonly event: RegistrableEvent;
  /** The student's current state. */
  readonly state: RegistrationState;
  readonly places: Pick<Places, 'registered' | 'waiting'>;
  readonly now: Date;
}

/**
 * Checks a manual registration by those who manage the event: also outside the registration period, until the event is over, so that people
 * can be admitted at the desk. If all places are taken, the person joins the waiting list.
 */
export function checkAdds({ event, state, places, now }: AddingCheck): Result<'registered' | 'waiting'> {
  if (!event.registration?.required) return refuse('CONFLICT', REGISTRATION_TEXTS.notOffered);
  if (event.status === 'cancelled') return refuse('CONFLICT', REGISTRATION_TEXTS.cancelled);
  if (!fillsFreePlaces(event, now)) return refuse('CONFLICT', REGISTRATION_TEXTS.over);
  if (state !== 'none') return refuse('DUPLICATE', REGISTRATION_TEXTS.isRegistered);
  return accept(hasPlace({ ...places, maximum: event.registration.max_participants }) ? 'registered' : 'waiting');
}
