import type { DashboardPlace } from './place.ts';

/** The filter tabs of a GenSec's dashboard, in order; the first shows everything. */
export const GENSEC_FILTERS = ['All Modules', 'Administration', 'Endorsements', 'Bookings', 'Feedback', 'Events', 'COSA'] as const;
export type GensecFilter = (typeof GENSEC_FILTERS)[number];

interface GensecModule extends DashboardPlace {
  /** Tab that shows it, besides 'All Modules'. */
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

/** Returns the tiles of a filter, in order. */
export function gensecModules(filter: GensecFilter): readonly GensecModule[] {
  return filter === 'All Modules' ? MODULES : MODULES.filter(({ category }) => category === filter);
}

/** Returns a filter as it appears in a URL: 'all-modules'. */
export function gensecFilterId(filter: GensecFilter): string {
  return filter.toLowerCase().replaceAll(' ', '-');
}

/** Parses the filter from a URL; 'All Modules' for anything else. */
export function toGensecFilter(id: string | null | undefined): GensecFilter {
  return GENSEC_FILTERS.find((filter) => gensecFilterId(filter) === id) ?? 'All Modules';
}
