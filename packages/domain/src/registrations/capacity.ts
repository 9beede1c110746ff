import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { Places } from './registration.ts';
import { placesTakenText } from './wording.ts';

/** Whether the next person gets a place instead of joining the waiting list; people already waiting go first. */
export function hasPlace({ maximum, registered, waiting }: Places): boolean {
  return maximum == null || (waiting === 0 && registered < maximum);
}

/** Returns how many people on the waiting list get a place now. */
export function placesToFill({ maximum, registered, waiting }: Places): number {
  return maximum == null ? waiting : Math.max(0, Math.min(waiting, maximum - registered));
}

/**
 * Checks a new maximum of an event, which must not be below the number of places taken. If more people were let in than the maximum was,
 * given as `former`, it may stay as it was.
 */
export function checkMaximum(maximum: number | null | undefined, registered: number, former?: number | null): Result<true> {
  if (maximum == null || maximum >= Math.min(registered, former ?? registered)) return accept(true);
  const message = placesTakenText(registered);
  return refuse('CONFLICT', message, { 'registration.max_participants': message });
}
