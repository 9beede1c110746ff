import type { DashboardPlace } from './place.ts';

/** The tiles of the president's dashboard, in order. */
export const PRESIDENT_TILES: readonly DashboardPlace[] = [
  { label: 'Approve Requests', path: '/president-approval', icon: 'approvals' },
  { label: 'Room Booking', path: '/roombooking', icon: 'rooms' },
  { label: 'Feedback', path: '/viewfeedback', icon: 'feedback' },
  { label: 'View Events', path: '/events', icon: 'events' },
  { label: 'Create Event', path: '/add-event', icon: 'addEvent' },
  { label: 'Create Tenure', path: '/cosa/create', icon: 'addPosition' },
  { label: 'View COSA Records', path: '/cosa', icon: 'records' },
  { label: 'Create Organizational Unit', path: '/create-org-unit', icon: 'units' },
];
