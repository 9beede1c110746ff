import type { Achievement } from '../achievements/achievement.ts';
import { toDate } from '../time/instant.ts';
import type { DashboardPlace } from './place.ts';

/** The sidebar of the student dashboard, in order. */
export const STUDENT_SIDEBAR: readonly DashboardPlace[] = [
  { label: 'Profile', path: '/profile', icon: 'profile' },
  { label: 'CoSA', path: '/cosa', icon: 'units' },
  { label: 'Give Feedback', path: '/feedback', icon: 'feedback' },
  { label: 'Events', path: '/events', icon: 'events' },
  { label: 'Skills', path: '/skills', icon: 'skills' },
  { label: 'Your PORs', path: '/manage-position', icon: 'positions' },
  { label: 'Add Achievement', path: '/add-achievement', icon: 'addAchievement' },
  { label: 'View Achievements', path: '/view-achievements', icon: 'achievements' },
  { label: 'View Feedback', path: '/viewfeedback', icon: 'records' },
  { label: 'Logout', path: '/logout', icon: 'logout' },
];

/** The quick actions of the student dashboard. */
export const STUDENT_QUICK_ACTIONS: readonly DashboardPlace[] = [
  { label: 'Add Achievement', path: '/add-achievement', icon: 'addAchievement' },
  { label: 'Add Position', path: '/add-position', icon: 'addPosition' },
  { label: 'Give Feedback', path: '/feedback', icon: 'feedback' },
];

/**
 * Returns the achievement with the newest `created_at`; undefined if there is none
 * (docs/specification/dashboard.md#dashboard-student-home).
 */
export function latestAchievement<A extends Pick<Achievement, 'created_at'>>(achievements: readonly A[]): A | undefined {
  return achievements.toSorted((one, other) => createdAt(other) - createdAt(one))[0];
}

function createdAt({ created_at }: Pick<Achievement, 'created_at'>): number {
  return toDate(created_at)?.getTime() ?? 0;
}
