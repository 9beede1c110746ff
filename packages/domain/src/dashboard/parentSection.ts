import type { DashboardSection } from './sections.ts';

const PARENTS: Partial<Readonly<Record<DashboardSection, DashboardSection>>> = {
  'add-event': 'events',
  'manage-positions': 'por',
  cosa: 'por',
  'give-feedback': 'feedback',
  'view-feedback': 'feedback',
  'add-org-unit': 'organization',
  'add-achievements': 'achievements',
  'view-achievements': 'achievements',
  'gensec-endorse': 'endorsement',
  'endorse-achievements': 'endorsement',
};

/** Returns the section that the navigation marks as current: the parent of this one, or itself. */
export function parentSection(section: DashboardSection): DashboardSection {
  return PARENTS[section] ?? section;
}
