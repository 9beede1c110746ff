import type { Places } from '../registrations/registration.ts';

/** How a person without a place is admitted: into a free place, or beyond the maximum, which must be requested explicitly. */
export const WAYS_IN = ['room', 'beyond'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** Returns how one more person would be admitted. */
export function wayIn({ maximum, registered }: Pick<Places, 'maximum' | 'registered'>): WayIn {
  return maximum == null || registered < maximum ? 'room' : 'beyond';
}

/** Whether a person is admitted as requested: going beyond the maximum needs an explicit request. */
export function isLetIn(asked: WayIn | undefined, places: Pick<Places, 'maximum' | 'registered'>): boolean {
  return asked !== undefined && (asked === 'beyond' || wayIn(places) === 'room');
}
