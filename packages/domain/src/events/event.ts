import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';
import { RoomRequest } from '../room-requests/roomRequest.ts';

export const EVENT_CATEGORIES = ['cultural', 'technical', 'sports', 'academic', 'other'] as const;
export const EventCategory = v.picklist(EVENT_CATEGORIES);
export type EventCategory = v.InferOutput<typeof EventCategory>;

export const EVENT_MODES = ['online', 'offline', 'hybrid'] as const;
export const EventMode = v.picklist(EVENT_MODES);
export type EventMode = v.InferOutput<typeof EventMode>;

export const EVENT_STATUSES = ['planned', 'ongoing', 'completed', 'cancelled'] as const;
export const EventStatus = v.picklist(EVENT_STATUSES);
export type EventStatus = v.InferOutput<typeof EventStatus>;

const Timestamp = v.optional(v.nullable(v.string()), null);
const Text = v.optional(v.nullable(v.string()));

/** An organizer of whom only the id came. */
const BareOrganizer = v.pipe(
  Id,
  v.transform((_id) => ({ _id, personal_info: { name: '' } })),
);

/** An event as lists and the detail page show it. `budget` is withheld from students, `room_requests` is empty for them. */
export const Event = v.object({
  _id: Id,
  event_id: v.optional(v.string()),
  title: v.string(),
  description: Text,
  category: Text,
  /** Free text, for example Competition or Workshop. */
  type: Text,
  organizing_unit_id: v.optional(v.nullable(UnitReference), null),
  /** Lists of some backends name them by their ids alone. */
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
  /** All of them for those who manage the event; for anybody else their own id at most. */
  participants: v.nullish(v.array(Id), []),
  /** How many take part, whoever asks. Older servers leave it out, and send everybody's ids. */
  participants_count: v.optional(v.number()),
  room_requests: v.nullish(v.array(RoomRequest), []),
  created_at: v.optional(v.string()),
  updated_at: v.optional(v.string()),
});
export type Event = v.InferOutput<typeof Event>;

/** The version of an event, for ETag and If-Match: when it last changed. */
export function eventVersion(updatedAt: string | undefined): string {
  return `"${updatedAt ?? ''}"`;
}
