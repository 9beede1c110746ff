import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';

/** Kinds of calendar feeds: the person's own calendar, a unit's events, or all events of the institute. */
export const FEED_KINDS = ['personal', 'unit', 'institute'] as const;
export const FeedKind = v.picklist(FEED_KINDS);
export type FeedKind = v.InferOutput<typeof FeedKind>;

/** A calendar feed of the person. Its address is only shown when it is created. */
export const CalendarFeed = v.object({
  _id: Id,
  kind: FeedKind,
  /** The unit of a unit's feed. */
  unit: v.nullable(UnitReference),
  created_at: v.string(),
});
export type CalendarFeed = v.InferOutput<typeof CalendarFeed>;

/** A feed that was just created or renewed, with its address. */
export const NewCalendarFeed = v.object({ ...CalendarFeed.entries, url: v.string() });
export type NewCalendarFeed = v.InferOutput<typeof NewCalendarFeed>;

/** Body that creates a feed; an existing one is renewed, and its old address stops working. */
export const FeedInput = body({ kind: FeedKind, unit_id: v.optional(v.nullable(Id)) });
export type FeedInput = v.InferOutput<typeof FeedInput>;

/** Returns the address with the webcal scheme, which opens the subscribe dialog of calendar programs. */
export function webcalAddress(url: string): string {
  return url.replace(/^https?:/, 'webcal:');
}
