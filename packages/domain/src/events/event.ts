import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';
import { RoomRequest } from '../room-requests/roomRequest.ts';

export const EVENT_CATEGORIES = ['cultural', 'technical', 'sports', 'academic', 'other'] as const;
export const EventCategory = v.picklist(EVENT_CATEGORIES);
export type EventCategory = v.InferOutput<typeof EventCategory>;

/** The words to choose from in a form, a table or an import, by field. */
export const EVENT_OPTIONS = { category: EVENT_CATEGORIES, mode: ['online', 'offline', 'hybrid'] } as const;

export const EventMode = v.picklist(EVENT_OPTIONS.mode);
export type EventMode = v.InferOutput<typeof EventMode>;

export const EVENT_STATUSES = ['planned', 'ongoing', 'completed', 'cancelled'] as const;
export const EventStatus = v.picklist(EVENT_STATUSES);
export type EventStatus = v.InferOutput<typeof EventStatus>;

const Timestamp = v.optional(v.nullable(v.string()), null);
const Text = v.optional(v.nullable(v.string()));

/** An organizer that was sent as an id only. */
const BareOrganizer = v.pipe(
  Id,
  v.transform((_id) => ({ _id, personal_info: { name: '' } })),
);

/** An event as in lists and on its page. For students, `budget` is omitted and `room_requests` is empty. */
export const Event = v.object({
  _id: Id,
  event_id: v.optional(v.string()),
  title: v.string(),
  description: Text,
  category: Text,
  /** Free text, such as Competition or Workshop. */
  type: Text,
  organizing_unit_id: v.optional(v.nullable(UnitReference), null),
  /** Some backends send only ids in lists. */
  organizers: v.nullish(v.array(v.union([PersonReference, BareOrganizer])), []),
  schedule: v.nullish(v.object({ start: Timestamp, end: Timestamp, venue: Text, mode: Text }), {}),
  registration: v.nullish(
    v.object({
      required: v.optional(v.boolean(), false),
      start: Timestamp,
      end: Timestamp,
      fees: v.optional(v.nullable(v.number())),
      max_participants: v.optional(v.nullable(v.number())),
    }),
    {},
  ),
  budget: v.nullish(
    v.object({
      allocated: v.optional(v.nullable(v.number())),
      spent: v.optional(v.nullable(v.number())),
      sponsors: v.optional(v.array(v.string()), []),
    }),
  ),
  status: EventStatus,
  /** All participants for those who manage the event; for others at most their own id. */
  participants: v.nullish(v.array(Id), []),
  /** Number of participants, for everybody. Older servers omit it and send all ids. */
  participants_count: v.optional(v.number()),
  room_requests: v.nullish(v.array(RoomRequest), []),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
});
export type Event = v.InferOutput<typeof Event>;

/** Returns the version of an event for ETag and If-Match: the time of its last change. */
export function eventVersion(updatedAt: string | undefined): string {
  return `"${updatedAt ?? ''}"`;
}
