import type { AnalyticsKind } from '@quad/domain/analytics';
import type { Change, ChangeTopic } from '@quad/domain/changes';

/** Every key of the cache. A list of events begins with `events, list`, so that one event can be patched in all of them. */
export const keys = {
  eventsByRole: (role: string, username: string) => ['events', 'list', role, username],
  event: (id: string) => ['events', 'detail', id],
  registration: (eventId: string) => ['registrations', 'own', eventId],
  registrations: (eventId: string) => ['registrations', 'list', eventId],
  eventReport: (eventId: string) => ['event-report', eventId],
  seriesOf: (eventId: string) => ['series', 'of', eventId],
  seriesAttendance: (seriesId: string) => ['series', 'attendance', seriesId],
  publicPage: (kind: string, subjectId: string) => ['public-pages', kind, subjectId],
  calendarEvents: (of: 'role' | 'own', asked: Readonly<Record<string, string>>) => ['events', 'calendar', of, JSON.stringify(asked)],
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

/** True for what waits for the signed-in person, and for how much that is. */
export function isInboxKey(key: unknown): boolean {
  return begins(key, 'inbox');
}

/** True for every list of position holders. */
export function isPositionHolderKey(key: unknown): boolean {
  return begins(key, 'position-holders');
}

/** How the keys begin of what shows things of a topic. */
const SHOWN: Readonly<Record<ChangeTopic, readonly (readonly string[])[]>> = {
  events: [['events'], ['dashboard']],
  'room-requests': [['events'], ['dashboard'], ['rooms', 'uses'], ['inbox']],
  rooms: [['rooms']],
  registrations: [['registrations'], ['check-ins'], ['events', 'calendar', 'own']],
  'check-ins': [['check-ins'], ['records', 'own']],
  units: [['units'], ['unit of'], ['event-choices'], ['inbox']],
  following: [
    ['units', 'followed'],
    ['events', 'calendar', 'own'],
  ],
  positions: [['positions'], ['inbox']],
  'position-holders': [['position-holders'], ['dashboard'], ['records', 'own']],
  skills: [['skills', 'catalogue'], ['pending', 'skills'], ['inbox']],
  'proposed-skills': [['skills', 'catalogue'], ['pending', 'skills'], ['inbox']],
  'user-skills': [['skills', 'of'], ['pending', 'user-skills'], ['inbox'], ['records', 'own']],
  achievements: [['achievements'], ['pending', 'achievements'], ['inbox'], ['records', 'own']],
  notifications: [['notifications']],
  feedback: [['feedbacks'], ['dashboard'], ['inbox']],
};

/** How the keys begin of what shows one event, which comes next. */
const OF_ONE_EVENT = [
  ['events', 'detail'],
  ['registrations', 'own'],
  ['registrations', 'list'],
  ['check-ins', 'own'],
  ['check-ins', 'list'],
];

/** True for what may show something that changed. */
export function isKeyOfChange(key: unknown, { topic, event_id }: Change): boolean {
  if (!SHOWN[topic].some((start) => begins(key, ...start))) return false;
  const isOfOne = OF_ONE_EVENT.some((start) => begins(key, ...start));
  return !isOfOne || event_id === undefined || (key as readonly unknown[])[2] === event_id;
}

/** True for whatever shows what somebody was told. */
export function isNotificationKey(key: unknown): boolean {
  return begins(key, 'notifications');
}

/** True for whatever shows rooms: the catalogue, what is going on in them, and what they are called. */
export function isRoomKey(key: unknown): boolean {
  return begins(key, 'rooms');
}

/** True for what is asked for and booked on some days. */
export function isRoomUseKey(key: unknown): boolean {
  return begins(key, 'rooms', 'uses');
}

/** True for whatever administrators alone read. */
export function isAdministrationKey(key: unknown): boolean {
  return begins(key, 'administration');
}
