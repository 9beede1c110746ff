import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { RegistrationPhase } from '../registrations/phase.ts';
import type { RegistrationState } from '../registrations/registration.ts';
import { FORM_TEXTS } from './texts.ts';

export interface AnsweringCheck {
  readonly state: RegistrationState;
  readonly phase: RegistrationPhase;
  /** When an unanswered place goes to somebody else; null if it does not. */
  readonly answerBy: Date | null;
  readonly now: Date;
}

/** Checks whether a registered person may answer: until registration closes, or while their place waits for answers. */
export function checkAnswering({ state, phase, answerBy, now }: AnsweringCheck): Result<true> {
  if (state !== 'registered') return refuse('CONFLICT', FORM_TEXTS.withPlace);
  if (answerBy) return now < answerBy ? accept(true) : refuse('CONFLICT', FORM_TEXTS.late);
  return phase === 'open' ? accept(true) : refuse('CONFLICT', FORM_TEXTS.closed);
}

/** Checks whether an unregistered person may upload a file for an answer: only if they would get a place now. */
export function checkUploading(registering: Result<'registered' | 'waiting'>): Result<true> {
  if (!registering.ok) return registering;
  return registering.value === 'registered' ? accept(true) : refuse('CONFLICT', FORM_TEXTS.withPlace);
}
