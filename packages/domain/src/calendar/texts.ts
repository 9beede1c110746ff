import type { CalendarReason } from './calendarEvent.ts';
import type { FeedKind } from './feed.ts';
import type { CalendarView } from './views.ts';

/** The names of the views, in the switch over a list of events and over a calendar. */
export const CALENDAR_VIEW_LABELS = {
  list: 'List',
  month: 'Month',
  week: 'Week',
  day: 'Day',
} as const satisfies Record<CalendarView | 'list', string>;

/** Sentences and words of calendars that have nothing to fill in. */
export const CALENDAR_TEXTS = {
  title: 'Calendar',
  view: 'View',
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day' },
  loading: 'Loading calendar...',
  failed: 'Failed to load the calendar.',
  cancelled: 'Cancelled',
  noTime: 'No time yet',
  noEvents: 'No events on these days.',
  noEventsOnDay: 'No events on this day.',
  keys: 'Arrow keys move between days, page keys between months. Enter opens a day.',
  shows: 'Shows',
  /** What the own calendar is of. */
  reasons: { registered: 'Registered', organized: 'Organized', followed: 'Followed units' } satisfies Record<CalendarReason, string>,
  nothingOwn: 'Register for an event or follow a unit, and it appears here.',
  addToGoogle: 'Add to Google Calendar',
  downloadEvent: 'Download .ics',
} as const;

/** Everything around calendar addresses. */
export const FEED_TEXTS = {
  title: 'Subscribe',
  about: 'Your phone or computer can show these events in its own calendar, and keeps them up to date.',
  kinds: { personal: 'My calendar', unit: 'Events of a unit', institute: 'All events' } satisfies Record<FeedKind, string>,
  subscribe: 'Subscribe',
  open: 'Open in my calendar',
  copy: 'Copy address',
  copied: 'Address copied.',
  address: 'Address',
  shownOnce: 'Keep this address to yourself: whoever has it sees the same events. It is shown only now; renew it to get another one.',
  renew: 'Renew address',
  renewQuestion: 'Renew this address?',
  renewMeaning: 'The old address stops working at once. Wherever you used it, use the new one.',
  stop: 'Stop',
  stopQuestion: 'Stop this subscription?',
  stopMeaning: 'The address stops working at once. Calendars that use it show no events any more.',
  keep: 'Keep it',
  loading: 'Loading subscriptions...',
  failed: 'Failed to load the subscriptions.',
  makeFailed: 'Failed to make the address.',
  stopFailed: 'Failed to stop the subscription.',
  stopped: 'The address does not work any more.',
} as const;

/** Following units. */
export const FOLLOW_TEXTS = {
  follow: 'Follow',
  unfollow: 'Unfollow',
  failed: 'Failed to change what you follow.',
} as const;

/** '+4 more'. */
export function moreText(count: number): string {
  return `+${count} more`;
}

/** 'Show all 7 events of Friday, 20 November 2026'. */
export function showAllText(count: number, day: string): string {
  return count === 1 ? `Show the event of ${day}` : `Show all ${count} events of ${day}`;
}

/** '1 event', '12 events'. */
export function eventCountText(count: number): string {
  return count === 1 ? '1 event' : `${count} events`;
}

/** 'Follow Robotics Club': what the button is called where it stands among others. */
export function followText(unit: string, isFollowing: boolean): string {
  return `${isFollowing ? FOLLOW_TEXTS.unfollow : FOLLOW_TEXTS.follow} ${unit}`;
}

/** What a calendar is called: in the panel, and by whatever program subscribes to it. */
export function feedName(kind: FeedKind, names: { readonly portal: string; readonly unit?: string | undefined }): string {
  return `${names.portal}: ${kind === 'unit' ? (names.unit ?? FEED_TEXTS.kinds.unit) : FEED_TEXTS.kinds[kind]}`;
}
