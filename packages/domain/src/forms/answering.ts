import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { RegistrationPhase } from '../registrations/phase.ts';
import type { RegistrationState } from '../registrations/registration.ts';
import { FORM_TEXTS } from './texts.ts';

export interface AnsweringCheck {
  readonly state: RegistrationState;
  readonly phase: RegistrationPhase;
  /** When the place goes to somebody else without answers; null where it does not. */
  readonly answerBy: Date | null;
  readonly now: Date;
}

/** Whether answers of somebody who is on the list are taken: until the registration closes, or as long as the place waits for them. */
export function checkAnswering({ state, phase, answerBy, now }: AnsweringCheck): Result<true> {
  if (state !== 'registered') return refuse('CONFLICT', FORM_TEXTS.withPlace);
  if (answerBy) return now < answerBy ? accept(true) : refuse('CONFLICT', FORM_TEXTS.late);
  return phase === 'open' ? accept(true) : refuse('CONFLICT', FORM_TEXTS.closed);
}

/** Whether a file for an answer is taken of somebody who is not on the list: those answer who would get a place now. */
export function checkUploading(registering: Result<'registered' | 'waiting'>): Result<true> {
  if (!registering.ok) return registering;
  return registering.value === 'registered' ? accept(true) : refuse('CONFLICT', FORM_TEXTS.withPlace);
}
