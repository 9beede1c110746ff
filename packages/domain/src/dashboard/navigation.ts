import { isGensec, type Role, roleOrStudent } from '../access/roles.ts';
import type { DashboardSection } from './sections.ts';

/** Names of the navigation icons, which the design system renders. */
export const NAVIGATION_ICONS = [
  'home',
  'events',
  'positions',
  'feedback',
  'profile',
  'units',
  'endorsements',
  'achievements',
  'skills',
] as const;
export type NavigationIcon = (typeof NAVIGATION_ICONS)[number];

/** An item of a role's navigation. */
export interface NavigationItem {
  readonly label: string;
  readonly section: DashboardSection;
  readonly icon: NavigationIcon;
  /** Not in the sidebar, but in the profile menu. */
  readonly isHidden?: true;
}

const HOME: NavigationItem = { label: 'Home', section: 'dashboard', icon: 'home' };
const PORS: NavigationItem = { label: 'PORs', section: 'por', icon: 'positions' };
const FEEDBACK: NavigationItem = { label: 'Feedback', section: 'feedback', icon: 'feedback' };
const EVENTS: NavigationItem = { label: 'Events', section: 'events', icon: 'events' };
const PROFILE: NavigationItem = { label: 'Profile', section: 'profile', icon: 'profile', isHidden: true };
const CLUBS: NavigationItem = { label: 'Clubs', section: 'organization', icon: 'units' };
const ENDORSEMENTS: NavigationItem = { label: 'Endorsements', section: 'endorsement', icon: 'endorsements' };
const ACHIEVE: NavigationItem = { label: 'Achieve', section: 'achievements', icon: 'achievements' };
const SKILLS: NavigationItem = { label: 'Skills', section: 'skills', icon: 'skills' };

const GENSEC_ITEMS: readonly NavigationItem[] = [HOME, EVENTS, ENDORSEMENTS, FEEDBACK, PORS, PROFILE, CLUBS];

const ITEMS: Readonly<Record<Role, readonly NavigationItem[]>> = {
  PRESIDENT: [HOME, PORS, FEEDBACK, EVENTS, PROFILE, CLUBS],
  GENSEC_SCITECH: GENSEC_ITEMS,
  GENSEC_ACADEMIC: GENSEC_ITEMS,
  GENSEC_CULTURAL: GENSEC_ITEMS,
  GENSEC_SPORTS: GENSEC_ITEMS,
  CLUB_COORDINATOR: [HOME, PORS, EVENTS, FEEDBACK, PROFILE, ENDORSEMENTS],
  STUDENT: [HOME, PROFILE, EVENTS, FEEDBACK, ACHIEVE, SKILLS, PORS],
};

/**
 * Returns the items of a role's navigation, in order; the first is selected by default. An unknown GenSec has a GenSec's items; another
 * unknown or a missing role has a student's.
 */
export function navigationFor(role: string | null | undefined): readonly NavigationItem[] {
  return role && isGensec(role) ? GENSEC_ITEMS : ITEMS[roleOrStudent(role)];
}

/** Returns the items of the sidebar: all except those in the profile menu. */
export function sidebarFor(role: string | null | undefined): readonly NavigationItem[] {
  return navigationFor(role).filter((item) => !item.isHidden);
}
