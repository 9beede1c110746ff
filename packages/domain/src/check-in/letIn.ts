import type { Places } from '../registrations/registration.ts';

/** How somebody without a place is let in: into a free one, or beyond the maximum, which has to be said explicitly. */
export const WAYS_IN = ['room', 'beyond'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** What letting one more in would be. */
export function wayIn({ maximum, registered }: Pick<Places, 'maximum' | 'registered'>): WayIn {
  return maximum == null || registered < maximum ? 'room' : 'beyond';
}

/** Whether somebody is let in as was asked for: nobody goes beyond the maximum without having said so. */
export function isLetIn(asked: WayIn | undefined, places: Pick<Places, 'maximum' | 'registered'>): boolean {
  return asked !== undefined && (asked === 'beyond' || wayIn(places) === 'room');
}
