import type { Listed } from './catalogue.ts';

/** What a role reads where nothing has happened yet. */
export interface FirstDay {
  readonly reader: 'student' | 'president';
  readonly path: string;
  readonly listed: Listed;
}

export const FIRST_DAY: readonly FirstDay[] = [
  { reader: 'student', path: '/home', listed: { area: 'achievements', text: 'No achievements yet.' } },
  { reader: 'student', path: '/home', listed: { area: 'dashboards', text: 'No upcoming events.' } },
  { reader: 'student', path: '/dashboard', listed: { area: 'dashboards', text: 'No recent latestEvents found.' } },
  { reader: 'president', path: '/president-dashboard', listed: { area: 'dashboards', text: 'No recent activities found' } },
];

/** Told to whoever forgot a password that Google keeps. */
export const LINKED_WITH_GOOGLE: Listed = {
  area: 'accounts',
  text: 'This email is linked with Google. Please sign in with Google.',
};
