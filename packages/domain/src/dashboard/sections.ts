import { DASHBOARD_TEXTS } from '../messages/dashboards.ts';
import { EVENT_TEXTS } from '../messages/events.ts';

/** Sections of the dashboard shell, at `/dashboard/{section}`. */
export const DASHBOARD_SECTIONS = [
  'dashboard',
  'events',
  'skills',
  'por',
  'feedback',
  'organization',
  'achievements',
  'endorsement',
  'profile',
  'cosa',
  'manage-positions',
  'view-feedback',
  'add-event',
  'add-org-unit',
  'gensec-endorse',
  'endorse-achievements',
  'give-feedback',
  'add-achievements',
  'view-achievements',
] as const;
export type DashboardSection = (typeof DASHBOARD_SECTIONS)[number];

interface SectionHeading {
  /** Name in 'Welcome to the {section} Section'. */
  readonly name: string;
  /** Heading of the section's page. */
  readonly title: string;
  readonly subtitle?: string;
}

const HOME = { name: DASHBOARD_TEXTS.fallbackTitle, title: DASHBOARD_TEXTS.fallbackTitle } as const;
const EVENTS = {
  name: 'Events',
  title: EVENT_TEXTS.sectionTitle,
  subtitle: 'Institute-wide events and club activities, in one place',
} as const;
const FEEDBACK = { name: 'Feedback', title: 'Feedbacks' } as const;
const ORGANIZATION = { name: 'Clubs', title: 'Organizational Units', subtitle: 'Every Club, Committee, & Council within CoSA' } as const;
const ACHIEVEMENTS = { name: 'Achievements', title: 'Achievements' } as const;
const ENDORSEMENT = { name: 'Endorsements', title: 'Endorsement', subtitle: "Endorse student's Achievements and skills" } as const;

const HEADINGS: Readonly<Record<DashboardSection, SectionHeading>> = {
  dashboard: HOME,
  events: EVENTS,
  'add-event': EVENTS,
  skills: { name: 'Skills', title: 'Skills' },
  por: { name: 'PORs', title: 'PORs' },
  'manage-positions': { name: 'Positions', title: 'Manage Positions' },
  cosa: { name: 'CoSA', title: 'CoSA' },
  feedback: FEEDBACK,
  'give-feedback': FEEDBACK,
  'view-feedback': FEEDBACK,
  organization: ORGANIZATION,
  'add-org-unit': ORGANIZATION,
  achievements: ACHIEVEMENTS,
  'add-achievements': ACHIEVEMENTS,
  'view-achievements': ACHIEVEMENTS,
  endorsement: ENDORSEMENT,
  'gensec-endorse': ENDORSEMENT,
  'endorse-achievements': ENDORSEMENT,
  profile: { name: 'Profile', title: 'Profile' },
};

/** Whether the shell has a section of that name. */
export function isDashboardSection(name: string): name is DashboardSection {
  return (DASHBOARD_SECTIONS as readonly string[]).includes(name);
}

/** Returns the headings of a section; for an unknown one, a plain 'Home'. */
export function sectionHeading(name: string): SectionHeading {
  return isDashboardSection(name) ? HEADINGS[name] : HOME;
}

/** Returns the path of a section. */
export function sectionPath(section: DashboardSection): string {
  return section === 'dashboard' ? '/dashboard' : `/dashboard/${section}`;
}
