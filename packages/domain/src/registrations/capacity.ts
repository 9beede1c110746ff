import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { Places } from './registration.ts';
import { placesTakenText } from './wording.ts';

/** Whether the next one gets a place, and does not wait: somebody who waits already goes first. */
export function hasPlace({ maximum, registered, waiting }: Places): boolean {
  return maximum == null || (waiting === 0 && registered < maximum);
}

/** How many of those who wait get a place now. */
export function placesToGive({ maximum, registered, waiting }: Places): number {
  return maximum == null ? waiting : Math.max(0, Math.min(waiting, maximum - registered));
}

/** Whether an event may have so many places from now on: never fewer than are taken. */
export function checkMaximum(maximum: number | null | undefined, registered: number): Result<true> {
  if (maximum == null || maximum >= registered) return accept(true);
  const message = placesTakenText(registered);
  return refuse('CONFLICT', message, { 'registration.max_participants': message });
}
