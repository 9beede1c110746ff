import type { AnalyticsKind } from '@quad/domain/analytics';

/** Every key of the cache. A list of events begins with `events, list`, so that one event can be patched in all of them. */
export const keys = {
  eventsByRole: (role: string, username: string) => ['events', 'list', role, username],
  event: (id: string) => ['events', 'detail', id],
  registration: (eventId: string) => ['registrations', 'own', eventId],
  registrations: (eventId: string) => ['registrations', 'list', eventId],
  calendarEvents: (of: 'role' | 'own', asked: Readonly<Record<string, string>>) => ['events', 'calendar', of, JSON.stringify(asked)],
  calendarFeeds: ['calendar', 'feeds'],
  checkInPass: (eventId: string) => ['check-ins', 'own', eventId],
  checkInSubject: (token: string) => ['check-ins', 'subject', token],
  checkInList: (eventId: string) => ['check-ins', 'list', eventId],
  latestEvents: ['events', 'latest'],
  eventCount: (role: string, username: string) => ['events', 'count', role, username],
  clashingEvents: (eventId: string) => ['events', 'list', 'clashing with', eventId],
  upcomingEvents: (day: string) => ['events', 'list', 'from', day],
  positions: ['positions'],
  positionHolders: ['position-holders', 'all'],
  positionHoldersOfUser: (userId: string) => ['position-holders', 'of', userId],
  orgUnits: ['units'],
  followedUnits: ['units', 'followed'],
  unitOfContact: (username: string) => ['unit of', username],
  profile: ['profile'],
  eventUnits: ['event-choices', 'units'],
  feedbacks: ['feedbacks', 'list'],
  skillCatalogue: ['skills', 'catalogue'],
  skillsOf: (userId: string) => ['skills', 'of', userId],
  achievementsOf: (userId: string) => ['achievements', 'of', userId],
  newestAchievementOf: (userId: string) => ['achievements', 'newest of', userId],
  pendingUserSkills: (type: string) => ['pending', 'user-skills', type],
  pendingSkills: (type: string) => ['pending', 'skills', type],
  pendingAchievements: (type: string) => ['pending', 'achievements', type],
  openSessions: ['sessions', 'own'],
  dashboardStats: ['dashboard', 'stats'],
  recentActivities: ['dashboard', 'activities'],
  clubData: (username: string) => ['dashboard', 'club', username],
  counter: (name: string) => ['dashboard', 'counter', name],
  analytics: (kind: AnalyticsKind) => ['analytics', kind],
} as const;

function begins(key: unknown, ...start: string[]): boolean {
  return Array.isArray(key) && start.every((part, index) => key[index] === part);
}

/** True for anything that shows events. */
export function isEventKey(key: unknown): boolean {
  return begins(key, 'events');
}

/** True for whole events: a list of them, or one. */
export function isWholeEventKey(key: unknown): boolean {
  return begins(key, 'events', 'list') || begins(key, 'events', 'detail');
}

/** True for whatever shows who is registered for events. */
export function isRegistrationKey(key: unknown): boolean {
  return begins(key, 'registrations');
}

/** True for the own calendar, which shows what one is registered for and follows. */
export function isOwnCalendarKey(key: unknown): boolean {
  return begins(key, 'events', 'calendar', 'own');
}

/** True for every list of position holders. */
export function isPositionHolderKey(key: unknown): boolean {
  return begins(key, 'position-holders');
}
