import type { Role } from '../access/roles.ts';
import { sentence } from '../messages/sentence.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { campusDay, campusTimeOfDay } from '../time/campusTime.ts';
import { hasPlace } from './capacity.ts';
import { givesPlaces, mayStillCancel, type RegistrableEvent, registrationPhase } from './phase.ts';
import type { Places, RegistrationState } from './registration.ts';
import { REGISTRATION_TEXTS } from './texts.ts';
import { REGISTRATION_LABELS } from './wording.ts';

/** Whether to offer somebody of a role to register at all. */
export function mayRegister(role: Role): boolean {
  return role === 'STUDENT';
}

export interface RegisteringCheck {
  readonly role: Role;
  readonly event: RegistrableEvent;
  readonly places: Pick<Places, 'registered' | 'waiting'>;
  readonly now: Date;
  /** The campus's zone, for the sentence that says when it opens. */
  readonly timeZone: string;
}

/** Registering: students, while it is open. The answer is what they get, a place or one in the waiting list. */
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

/** Giving a place up, or leaving the waiting list: until the event begins. */
export function checkCancels({ state, event, now }: { state: RegistrationState; event: RegistrableEvent; now: Date }): Result<true> {
  if (state === 'none') return refuse('NOT_FOUND', REGISTRATION_TEXTS.notRegistered);
  return mayStillCancel(event, now) || event.status === 'cancelled' ? accept(true) : refuse('CONFLICT', REGISTRATION_TEXTS.begun);
}

export interface AddingCheck {
  readonly event: RegistrableEvent;
  /** Where the student stands before. */
  readonly state: RegistrationState;
  readonly places: Pick<Places, 'registered' | 'waiting'>;
  readonly now: Date;
}

/**
 * Those who manage an event add people by hand, outside the window too, until it is over: somebody at the desk is let in. Whoever is
 * added waits as well where every place is taken.
 */
export function checkAdds({ event, state, places, now }: AddingCheck): Result<'registered' | 'waiting'> {
  if (!event.registration?.required) return refuse('CONFLICT', REGISTRATION_TEXTS.notOffered);
  if (event.status === 'cancelled') return refuse('CONFLICT', REGISTRATION_TEXTS.cancelled);
  if (!givesPlaces(event, now)) return refuse('CONFLICT', REGISTRATION_TEXTS.over);
  if (state !== 'none') return refuse('DUPLICATE', REGISTRATION_TEXTS.isRegistered);
  return accept(hasPlace({ ...places, maximum: event.registration.max_participants }) ? 'registered' : 'waiting');
}
