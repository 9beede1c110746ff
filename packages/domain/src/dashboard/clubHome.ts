import type { ClubData } from '../org-units/clubData.ts';
import { toDate } from '../time/instant.ts';
import type { DashboardPlace } from './place.ts';
import { sectionPath } from './sections.ts';

const REVIEWS = sectionPath('endorse-achievements');

/** The sidebar of the club dashboard, in order. */
export const CLUB_SIDEBAR: readonly DashboardPlace[] = [
  { label: 'Dashboard', path: '/club-dashboard', icon: 'home' },
  { label: 'Positions', path: '/cosa', icon: 'positions' },
  { label: 'Add Position', path: '/cosa/create', icon: 'addPosition' },
  { label: 'Events', path: '/events', icon: 'events' },
  { label: 'Add Event', path: '/add-event', icon: 'addEvent' },
  { label: 'Feedback', path: '/viewfeedback', icon: 'feedback' },
  { label: 'Achievements', path: REVIEWS, icon: 'achievements' },
  { label: 'Logout', path: '/logout', icon: 'logout' },
];

/** The quick actions of the club dashboard. */
export const CLUB_QUICK_ACTIONS: readonly DashboardPlace[] = [
  { label: 'Add New Position', path: '/cosa/create', icon: 'addPosition' },
  { label: 'Create Event', path: '/add-event', icon: 'addEvent' },
  { label: 'Review Achievements', path: REVIEWS, icon: 'achievements' },
  { label: 'Endorse Skills', path: '/gensec-endorse', icon: 'endorsements' },
];

/** Number of items in the short lists of the club dashboard. */
const MAX_ITEMS = { events: 3, endorsements: 3, feedbacks: 2 } as const;

/** Number of items read from each list: one more than shown, to know whether there are more. */
export const CLUB_LIST_LENGTH = 1 + Math.max(...Object.values(MAX_ITEMS));

interface Dated {
  readonly created_at?: string | undefined;
  readonly updated_at?: string | undefined;
}

function newestFirst<Item extends Dated>(items: readonly Item[]): Item[] {
  const moment = ({ updated_at, created_at }: Dated) => toDate(updated_at ?? created_at)?.getTime() ?? 0;
  return items.toSorted((one, other) => moment(other) - moment(one));
}

function pending({ achievements }: ClubData): ClubData['achievements'] {
  return achievements.filter(({ verified }) => !verified);
}

/** The events of the club that were changed last. */
export function recentClubEvents({ events }: ClubData): ClubData['events'] {
  return newestFirst(events).slice(0, MAX_ITEMS.events);
}

/** The newest unverified achievements. */
export function pendingClubEndorsements(club: ClubData): ClubData['achievements'] {
  return newestFirst(pending(club)).slice(0, MAX_ITEMS.endorsements);
}

/** The newest feedback, and whether there is more. */
export function recentClubFeedback({ feedbacks }: ClubData): { shown: ClubData['feedbacks']; hasMore: boolean } {
  return { shown: newestFirst(feedbacks).slice(0, MAX_ITEMS.feedbacks), hasMore: feedbacks.length > MAX_ITEMS.feedbacks };
}

/** Returns the author of feedback as shown on the club dashboard. */
export function feedbackAuthor({ is_anonymous, feedback_by }: ClubData['feedbacks'][number]): string {
  return is_anonymous ? 'Anonymous' : feedback_by?.personal_info.name || 'Unknown';
}

/** The four figures of the club dashboard, as sent or else counted from the lists; the budget is in rupees. */
export function clubFigures(club: ClubData) {
  const { allocated_budget, spent_amount } = club.unit.budget_info ?? {};
  const { figures } = club;
  return {
    activeMembers: figures?.active_members ?? club.positionHolders.filter(({ status }) => status === 'active').length,
    events: figures?.events ?? club.events.length,
    budget: { spent: spent_amount ?? 0, allocated: allocated_budget ?? 0 },
    pendingReviews: figures?.pending_reviews ?? pending(club).length,
  };
}
