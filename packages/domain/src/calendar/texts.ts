import type { CalendarReason } from './calendarEvent.ts';
import type { FeedKind } from './feed.ts';

/** Texts of calendars without placeholders. */
export const CALENDAR_TEXTS = {
  today: 'Today',
  /** Added to the name of the current day. */
  todayWord: 'today',
  previous: { month: 'Previous month', week: 'Previous week', day: 'Previous day' },
  next: { month: 'Next month', week: 'Next week', day: 'Next day' },
  loading: 'Loading calendar...',
  failed: 'Failed to load the calendar.',
  cancelled: 'Cancelled',
  fromTo: '{from} to {to}',
  until: 'Until {end}',
  /** Button of a day with more events than lines. */
  showAll: '+{more} more: show all {count} events of {day}',
  noEvents: 'No events on these days.',
  noEventsOnDay: 'No events on this day.',
  shows: 'Shows',
  /** Reasons for an event in the person's own calendar. */
  reasons: { registered: 'Registered', organized: 'Organized', followed: 'Followed units' } satisfies Record<CalendarReason, string>,
  nothingOwn: 'Register for an event or follow a unit, and it appears here.',
  addToGoogle: 'Add to Google Calendar',
  downloadEvent: 'Download .ics',
} as const;

/** Texts about calendar feeds. */
export const FEED_TEXTS = {
  title: 'Subscribe',
  about: 'Your phone or computer can show these events in its own calendar, and keeps them up to date.',
  kinds: { personal: 'My calendar', unit: 'Events of a unit', institute: 'All events' } satisfies Record<FeedKind, string>,
  subscribe: 'Subscribe',
  open: 'Open in my calendar',
  copy: 'Copy address',
  copied: 'Address copied.',
  addressOf: 'Address of {name}',
  subscribeTo: 'Subscribe to {name}',
  renewOf: 'Renew address of {name}',
  stopOf: 'Stop {name}',
  shownOnce: 'Keep this address private: anyone who has it can see these events. It is shown only once; renew it to get another one.',
  renew: 'Renew address',
  renewQuestion: 'Renew this address?',
  renewMeaning: '{name}: The old address stops working at once. Replace it wherever you used it.',
  stop: 'Stop',
  stopQuestion: 'Stop this subscription?',
  stopMeaning: '{name}: The address stops working at once. Calendars that use it no longer show events.',
  keep: 'Keep it',
  loading: 'Loading subscriptions...',
  failed: 'Failed to load the subscriptions.',
  makeFailed: 'Failed to create the address.',
  stopFailed: 'Failed to stop the subscription.',
  stopped: 'The address no longer works.',
} as const;

/** Texts about following units. */
export const FOLLOW_TEXTS = {
  follow: 'Follow',
  unfollow: 'Unfollow',
  /** Button labels that name their unit. */
  followUnit: 'Follow {unit}',
  unfollowUnit: 'Unfollow {unit}',
  failed: 'Failed to change what you follow.',
} as const;

/** Returns the name of a calendar, in the panel and in subscribing programs. */
export function feedName(kind: FeedKind, names: { readonly portal: string; readonly unit?: string | undefined }): string {
  return `${names.portal}: ${kind === 'unit' ? (names.unit ?? FEED_TEXTS.kinds.unit) : FEED_TEXTS.kinds[kind]}`;
}
