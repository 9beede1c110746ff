import type { DashboardPlace } from './place.ts';

/** The filter tabs of a GenSec's dashboard, in order; the first shows everything. */
export const GENSEC_FILTERS = ['All Modules', 'Administration', 'Endorsements', 'Bookings', 'Feedback', 'Events', 'COSA'] as const;
export type GensecFilter = (typeof GENSEC_FILTERS)[number];

interface GensecModule extends DashboardPlace {
  /** The tab that it is found under, besides 'All Modules'. */
  readonly category: Exclude<GensecFilter, 'All Modules'>;
}

const MODULES: readonly GensecModule[] = [
  { label: 'Endorsements', path: '/gensec-endorse', icon: 'endorsements', category: 'Endorsements' },
  { label: 'Room Booking', path: '/roombooking', icon: 'rooms', category: 'Bookings' },
  { label: 'View Feedback', path: '/viewfeedback', icon: 'feedback', category: 'Feedback' },
  { label: 'View Events', path: '/events', icon: 'events', category: 'Events' },
  { label: 'Create Event', path: '/add-event', icon: 'addEvent', category: 'Events' },
  { label: 'Create Tenure', path: '/cosa/create', icon: 'addPosition', category: 'COSA' },
  { label: 'View COSA Records', path: '/cosa', icon: 'records', category: 'COSA' },
  { label: 'Create Organizational Unit', path: '/create-org-unit', icon: 'units', category: 'Administration' },
];

/** The tiles that a filter leaves, in order. */
export function gensecModules(filter: GensecFilter): readonly GensecModule[] {
  return filter === 'All Modules' ? MODULES : MODULES.filter(({ category }) => category === filter);
}

/** How a filter is written in an address: 'all-modules'. */
export function gensecFilterId(filter: GensecFilter): string {
  return filter.toLowerCase().replaceAll(' ', '-');
}

/** The filter that an address names; 'All Modules' for anything else. */
export function toGensecFilter(id: string | null | undefined): GensecFilter {
  return GENSEC_FILTERS.find((filter) => gensecFilterId(filter) === id) ?? 'All Modules';
}
