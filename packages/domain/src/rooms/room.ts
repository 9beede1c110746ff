import * as v from 'valibot';
import { GENSEC_ROLES, type Role } from '../access/roles.ts';
import { body } from '../fields/body.ts';
import { TextList } from '../fields/list.ts';
import { optionalNumber } from '../fields/number.ts';
import { optionalText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { RoomName } from '../room-requests/roomRequestInput.ts';
import { ROOM_REFUSALS } from './texts.ts';

/** Roles that may decide about a room; the president always may. */
export const ROOM_DECIDERS = ['PRESIDENT', ...GENSEC_ROLES] as const satisfies readonly Role[];
const RoomDecider = v.picklist(ROOM_DECIDERS, ROOM_REFUSALS.decider);
export type RoomDecider = v.InferOutput<typeof RoomDecider>;

/** A room of the catalogue. */
export const Room = v.object({
  _id: Id,
  /** Key that its requests have, whatever name was typed; stays the same when the room is renamed. */
  key: v.string(),
  name: v.string(),
  /** Other names of the room: former ones, and typed ones that were merged into it. */
  other_names: v.array(v.string()),
  building: v.string(),
  /** Number of people it holds; null if unknown. */
  capacity: v.nullable(v.number()),
  /** Equipment in the room. */
  equipment: v.array(v.string()),
  /** Daily opening hours, 'HH:MM' up to '24:00'; null if it is always open. */
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  decided_by: RoomDecider,
  /** URL of its photo; null if there is none. */
  photo: v.nullable(v.string()),
  /** Whether it can no longer be booked; existing bookings stay. */
  is_archived: v.boolean(),
});
export type Room = v.InferOutput<typeof Room>;

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** An optional time of day; returns 'HH:MM' or null. */
const OptionalHour = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check((text) => text === '' || HOUR.test(text), 'Enter the time as HH:MM.'),
  v.transform((text) => (text === '' ? null : text)),
);

/** Body of a room, entered by the president. */
export const RoomInput = v.pipe(
  body({
    name: RoomName,
    building: optionalText(120),
    capacity: optionalNumber({ min: 1, max: 100_000, step: 1, message: ROOM_REFUSALS.capacity }),
    equipment: TextList,
    opens: OptionalHour,
    closes: OptionalHour,
    decided_by: v.optional(RoomDecider, 'PRESIDENT'),
    is_archived: v.optional(v.boolean(), false),
  }),
  v.forward(
    v.partialCheck([['opens'], ['closes']], ({ opens, closes }) => (opens === null) === (closes === null), ROOM_REFUSALS.bothHours),
    ['closes'],
  ),
  v.forward(
    v.partialCheck(
      [['opens'], ['closes']],
      ({ opens, closes }) => opens === null || closes === null || opens < closes,
      ROOM_REFUSALS.closesBefore,
    ),
    ['closes'],
  ),
);
export type RoomInput = v.InferOutput<typeof RoomInput>;

/** A typed room name that matches no room of the catalogue. */
export const TypedRoomName = v.object({
  key: v.string(),
  /** As first typed. */
  name: v.string(),
  requests: v.number(),
  bookings: v.number(),
  /** Last day for which it was requested. */
  last_date: v.string(),
});
export type TypedRoomName = v.InferOutput<typeof TypedRoomName>;

/** Body that merges typed names into a room, or only previews that. */
export const RoomMergeInput = body({
  keys: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty()), ROOM_REFUSALS.noNames), v.nonEmpty(ROOM_REFUSALS.noNames), v.maxLength(100)),
  is_dry_run: v.optional(v.boolean(), false),
});
export type RoomMergeInput = v.InferOutput<typeof RoomMergeInput>;

/** Two requests for the merged room that conflict: overlapping bookings, or duplicate requests of one event. */
const RoomMergeConflict = v.object({
  kind: v.picklist(['overlap', 'twice']),
  /** Titles of the two events. */
  event: v.string(),
  other_event: v.string(),
  /** Start of the later one. */
  at: v.string(),
});
export type RoomMergeConflict = v.InferOutput<typeof RoomMergeConflict>;

/** Result of a merge or its preview. */
export const RoomMerge = v.object({
  room: Room,
  /** Number of requests that change their room. */
  requests: v.number(),
  /** Conflicts that prevent the merge. */
  conflicts: v.array(RoomMergeConflict),
  is_done: v.boolean(),
});
export type RoomMerge = v.InferOutput<typeof RoomMerge>;
