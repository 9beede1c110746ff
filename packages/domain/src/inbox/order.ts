import { campusDay, dayAfter } from '../time/campusTime.ts';
import { needOf } from './decisions.ts';
import type { InboxItem, InboxKind } from './inboxItem.ts';

/** Groups of the inbox, in display order; the most urgent come first. */
export const INBOX_GROUPS = ['soon', 'long', 'new', 'later', 'complete', 'past'] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

/** Number of days ahead for which a room request counts as urgent. */
const SOON_DAYS = 7;
/** Number of days after which an item has been waiting long. */
const LONG_DAYS = 14;

/** Boundaries of the groups, as campus days. */
export interface InboxDays {
  readonly today: string;
  /** First day after the urgent period. */
  readonly later: string;
  /** Items pending since this day or later have not been waiting long. */
  readonly recent: string;
}

export function inboxDays(today: string): InboxDays {
  return { today, later: dayAfter(today, SOON_DAYS + 1), recent: dayAfter(today, -LONG_DAYS) };
}

/** The data that the order depends on. */
export interface InboxEntry {
  readonly kind: InboxKind;
  /** Campus day since which it is pending. */
  readonly sinceDay: string;
  /** Campus day for which a room is requested; other kinds have no deadline. */
  readonly wantedDay?: string | undefined;
}

/** Returns the group of an item: by the requested day for rooms, otherwise by waiting time. */
export function inboxGroup({ kind, sinceDay, wantedDay }: InboxEntry, { today, later, recent }: InboxDays): InboxGroup {
  if (needOf(kind) === 'completion') return 'complete';
  if (wantedDay === undefined) return sinceDay < recent ? 'long' : 'new';
  if (wantedDay < today) return 'past';
  return wantedDay < later ? 'soon' : 'later';
}

const DAY_MS = 24 * 60 * 60 * 1000;

const YEAR_DAYS = 365;

/** Formats how long something has been waiting: 'today', '38 days ago', '4 years ago'. Both arguments are calendar days. */
export function waitedText(sinceDay: string, today: string, locale: string): string {
  const days = Math.round((Date.parse(sinceDay) - Date.parse(today)) / DAY_MS);
  if (days <= -YEAR_DAYS) return new Intl.RelativeTimeFormat(locale).format(Math.ceil(days / YEAR_DAYS), 'year');
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
}

/** Returns the ordering data of an inbox item. */
export function inboxEntry(item: InboxItem, timeZone: string): InboxEntry {
  const sinceDay = campusDay(item.since, timeZone);
  return { kind: item.kind, sinceDay, ...(item.kind === 'room-request' && { wantedDay: item.request.date.slice(0, 10) }) };
}

/** Returns the time that orders items within a group: the requested time of a room, or since when it is pending. */
function momentOf(item: InboxItem): string {
  return item.kind === 'room-request' ? `${item.request.date.slice(0, 10)} ${item.request.time}` : item.since;
}

/**
 * Compares inbox items on a day: by group, then by the requested time of rooms or the longest waiting time
 * (docs/specification/inbox.md#inbox-order).
 */
export function compareInbox(one: InboxItem, other: InboxItem, days: InboxDays, timeZone: string): number {
  const rank = (item: InboxItem) => INBOX_GROUPS.indexOf(inboxGroup(inboxEntry(item, timeZone), days));
  const before = (first: string, second: string) => Number(first > second) - Number(first < second);
  return rank(one) - rank(other) || before(momentOf(one), momentOf(other)) || before(one._id, other._id);
}
