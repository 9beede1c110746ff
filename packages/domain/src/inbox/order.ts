import { campusDay, dayAfter } from '../time/campusTime.ts';
import { wantOf } from './decisions.ts';
import type { InboxItem, InboxKind } from './inboxItem.ts';

/** The parts of the inbox, in the order in which they are looked through: what is too late first is decided first. */
export const INBOX_GROUPS = ['soon', 'long', 'new', 'later', 'complete', 'past'] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

/** A room that is wanted today, or within so many days after, is to be decided first. */
const SOON_DAYS = 7;
/** What nobody looked at for so many days has waited long. */
const LONG_DAYS = 14;

/** The days that divide the inbox, as calendar days on campus. */
export interface InboxDays {
  readonly today: string;
  /** The first day that is not soon any more. */
  readonly later: string;
  /** The first day since which nothing has waited long. */
  readonly recent: string;
}

export function inboxDays(today: string): InboxDays {
  return { today, later: dayAfter(today, SOON_DAYS + 1), recent: dayAfter(today, -LONG_DAYS) };
}

/** What the order goes by. */
export interface InboxEntry {
  readonly kind: InboxKind;
  /** The calendar day since which it waits. */
  readonly sinceDay: string;
  /** The calendar day on which a room is wanted; nothing else has a day by which it is too late. */
  readonly wantedDay?: string | undefined;
}

/** Where something stands: a room by the day on which it is wanted, anything else by how long it has waited. */
export function inboxGroup({ kind, sinceDay, wantedDay }: InboxEntry, { today, later, recent }: InboxDays): InboxGroup {
  if (wantOf(kind) === 'completion') return 'complete';
  if (wantedDay === undefined) return sinceDay < recent ? 'long' : 'new';
  if (wantedDay < today) return 'past';
  return wantedDay < later ? 'soon' : 'later';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long something has waited on a day, in the reader's words: 'today', 'yesterday', '38 days ago'. Both are calendar days. */
export function waitedText(sinceDay: string, today: string, locale: string): string {
  const days = Math.round((Date.parse(sinceDay) - Date.parse(today)) / DAY_MS);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.min(days, 0), 'day');
}

/** An item of the inbox as the order sees it. */
export function inboxEntry(item: InboxItem, timeZone: string): InboxEntry {
  const sinceDay = campusDay(item.since, timeZone);
  return { kind: item.kind, sinceDay, ...(item.kind === 'room-request' && { wantedDay: item.request.date.slice(0, 10) }) };
}

/** The moment that the order within a group goes by: when a room is wanted, or since when it waits. */
function momentOf(item: InboxItem): string {
  return item.kind === 'room-request' ? `${item.request.date.slice(0, 10)} ${item.request.time}` : item.since;
}

/** The order of the inbox on a day: by group, what is too late first, then what has waited longest (docs/specification/inbox.md#inbox-order). */
export function compareInbox(one: InboxItem, other: InboxItem, days: InboxDays, timeZone: string): number {
  const rank = (item: InboxItem) => INBOX_GROUPS.indexOf(inboxGroup(inboxEntry(item, timeZone), days));
  const before = (first: string, second: string) => Number(first > second) - Number(first < second);
  return rank(one) - rank(other) || before(momentOf(one), momentOf(other)) || before(one._id, other._id);
}
