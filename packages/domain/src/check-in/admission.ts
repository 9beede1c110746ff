import type { Places } from '../registrations/registration.ts';

/** How a person without a place is admitted: into a free place, or beyond the maximum, which must be requested explicitly. */
export const ADMISSIONS = ['room', 'beyond'] as const;
export type Admission = (typeof ADMISSIONS)[number];

/** Returns how one more person would be admitted. */
export function admissionOf({ maximum, registered }: Pick<Places, 'maximum' | 'registered'>): Admission {
  return maximum == null || registered < maximum ? 'room' : 'beyond';
}

/** Whether a person is admitted as requested: going beyond the maximum needs an explicit request. */
export function isAdmitted(requested: Admission | undefined, places: Pick<Places, 'maximum' | 'registered'>): boolean {
  return requested !== undefined && (requested === 'beyond' || admissionOf(places) === 'room');
}
