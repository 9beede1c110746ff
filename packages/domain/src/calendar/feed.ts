import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';

/** What a calendar address gives: the person's own calendar, a unit's events, or all of the institute's. */
export const FEED_KINDS = ['personal', 'unit', 'institute'] as const;
export const FeedKind = v.picklist(FEED_KINDS);
export type FeedKind = v.InferOutput<typeof FeedKind>;

/** One of the person's own calendar addresses. The address itself is told once, when it is made. */
export const CalendarFeed = v.object({
  _id: Id,
  kind: FeedKind,
  /** Whose events, of a unit's. */
  unit: v.nullable(UnitReference),
  created_at: v.string(),
});
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>;

/** An address that was just made, or renewed. */
export const NewCalendarFeed = v.object({ ...CalendarFeed.entries, url: v.string() });
export type NewCalendarFeed = v.InferOutput<typeof NewCalendarFeed>;

/** What making an address sends; one that there is already is renewed, and the old one stops. */
export const FeedInput = body({ kind: FeedKind, unit_id: v.optional(v.nullable(Id)) });
export type FeedInput = v.InferOutput<typeof FeedInput>;

/** The same address for programs that subscribe to calendars when they open one. */
export function webcalAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
