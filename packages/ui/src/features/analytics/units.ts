import type { Measure } from '../../charts/TrendChart/trendSentence.ts';

/** The units of the charts, in singular and plural. */
export const PEOPLE = { one: 'person', other: 'people' };
export const PARTICIPANTS = { one: 'participant', other: 'participants' };
export const HOLDERS = { one: 'position holder', other: 'position holders' };
export const EVENTS = { one: 'event', other: 'events' };
export const UNITS = { one: 'unit', other: 'units' };
export const ACHIEVEMENTS = { one: 'achievement', other: 'achievements' };
export const SKILLS = { one: 'skill', other: 'skills' };
export const POINTS = { one: 'point', other: 'points' };

/** What the participation trends measure. */
export const PARTICIPATION: Measure = { name: 'Participation', ...PARTICIPANTS };
export const OWN_PARTICIPATION: Measure = { name: 'Participation', ...EVENTS };

/** The lists that the charts count. */
export const LISTS = {
  events: { href: '/events', text: 'See the events' },
  units: { href: '/dashboard/organization', text: 'See the units' },
  holders: { href: '/cosa', text: 'See the position holders' },
  reviews: { href: '/gensec-endorse', text: 'See what waits for endorsement' },
  ownSkills: { href: '/skills', text: 'See your skills' },
  ownAchievements: { href: '/view-achievements', text: 'See your achievements' },
  ownPositions: { href: '/manage-position', text: 'See your positions' },
} as const;
