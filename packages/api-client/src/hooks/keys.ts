import type { AnalyticsKind } from '@quad/domain/analytics';

/** All cache keys. Keys of event lists start with `events, list`, so that one event can be patched in all of them. */
export const keys = {
  eventsByRole: (role: string, username: string) => ['events', 'list', role, username],
  event: (id: string) => ['events', 'detail', id],
  registration: (eventId: string) => ['registrations', 'own', eventId],
  registrations: (eventId: string) => ['registrations', 'list', eventId],
  eventReport: (eventId: string) => ['event-report', eventId],
  seriesOf: (eventId: string) => ['series', 'of', eventId],
  seriesAttendance: (seriesId: string) => ['series', 'attendance', seriesId],
  publicPage: (kind: string, subjectId: string) => ['public-pages', kind, subjectId],
  calendarEvents: (of: 'role' | 'own', filters: Readonly<Record<string, string>>) => ['events', 'calendar', of, JSON.stringify(filters)],
  calendarFeeds: ['calendar', 'feeds'],
  checkInPass: (eventId: string) => ['check-ins', 'own', eventId],
  checkInSubject: (token: string) => ['check-ins', 'subject', token],
  checkInList: (eventId: string) => ['check-ins', 'list', eventId],
  latestEvents: ['events', 'latest'],
  eventCount: (role: string, username: string) => ['events', 'count', role, username],
  clashingEvents: (eventId: string) => ['events', 'list', 'clashing with', eventId],
  upcomingEvents: (day: string) => ['events', 'list', 'from', day],
  rooms: ['rooms', 'catalogue'],
  roomUses: (from: string, to: string) => ['rooms', 'uses', from, to],
  typedRoomNames: ['rooms', 'typed'],
  positions: ['positions'],
  positionHolders: ['position-holders', 'all'],
  positionHoldersOfUser: (userId: string) => ['position-holders', 'of', userId],
  orgUnits: ['units'],
  followedUnits: ['units', 'followed'],
  unitOfContact: (username: string) => ['unit of', username],
  profile: ['profile'],
  dailyAllowances: ['daily-allowances'],
  eventUnits: ['event-choices', 'units'],
  feedbacks: ['feedbacks', 'list'],
  feedbackTargets: ['feedback-targets'],
  skillCatalogue: ['skills', 'catalogue'],
  skillsOf: (userId: string) => ['skills', 'of', userId],
  achievementsOf: (userId: string) => ['achievements', 'of', userId],
  newestAchievementOf: (userId: string) => ['achievements', 'newest of', userId],
  pendingUserSkills: (type: string) => ['pending', 'user-skills', type],
  pendingSkills: (type: string) => ['pending', 'skills', type],
  pendingAchievements: (type: string) => ['pending', 'achievements', type],
  myData: ['my-data'],
  notifications: ['notifications', 'list'],
  notificationPreferences: ['notification-preferences'],
  unseenNotifications: ['notifications', 'unseen'],
  openSessions: ['sessions', 'own'],
  passkeys: ['sessions', 'passkeys'],
  reauthentication: ['sessions', 'reauthentication'],
  dashboardStats: ['dashboard', 'stats'],
  recentActivities: ['dashboard', 'activities'],
  clubData: (username: string) => ['dashboard', 'club', username],
  counter: (name: string) => ['dashboard', 'counter', name],
  analytics: (kind: AnalyticsKind) => ['analytics', kind],
  inbox: ['inbox', 'list'],
  inboxCounts: ['inbox', 'counts'],
  ownRecord: ['records', 'own'],
  sharedRecord: (token: string) => ['records', 'shared', token],
} as const;

export function begins(key: unknown, ...start: string[]): boolean {
  return Array.isArray(key) && start.every((part, index) => key[index] === part);
}

/** Matches all keys that show events. */
export function isEventKey(key: unknown): boolean {
  return begins(key, 'events');
}

/** Matches keys with whole events: a list of them, or one. */
export function isWholeEventKey(key: unknown): boolean {
  return begins(key, 'events', 'list') || begins(key, 'events', 'detail');
}

/** Matches all keys that show registrations. */
export function isRegistrationKey(key: unknown): boolean {
  return begins(key, 'registrations');
}

/** Matches the person's own calendar, which shows registrations and followed units. */
export function isOwnCalendarKey(key: unknown): boolean {
  return begins(key, 'events', 'calendar', 'own');
}

/** Matches the pending items of the signed-in person and their counts. */
export function isInboxKey(key: unknown): boolean {
  return begins(key, 'inbox');
}

/** Matches every list of position holders. */
export function isPositionHolderKey(key: unknown): boolean {
  return begins(key, 'position-holders');
}

/** Matches all keys that show notifications. */
export function isNotificationKey(key: unknown): boolean {
  return begins(key, 'notifications');
}

/** Matches all keys that show rooms: the catalogue, their uses, and their names. */
export function isRoomKey(key: unknown): boolean {
  return begins(key, 'rooms');
}

/** Matches requests and bookings of a date range. */
export function isRoomUseKey(key: unknown): boolean {
  return begins(key, 'rooms', 'uses');
}

/** Matches all keys that only administrators read. */
export function isAdministrationKey(key: unknown): boolean {
  return begins(key, 'administration');
}
