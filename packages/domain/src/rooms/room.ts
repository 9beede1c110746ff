import * as v from 'valibot';
import { GENSEC_ROLES, type Role } from '../access/roles.ts';
import { body } from '../fields/body.ts';
import { TextList } from '../fields/list.ts';
import { optionalNumber } from '../fields/number.ts';
import { optionalText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { RoomName } from '../room-requests/roomRequestInput.ts';
import { ROOM_REFUSALS } from './texts.ts';

/** Who may be named to decide about a room; the president always may. */
export const ROOM_DECIDERS = ['PRESIDENT', ...GENSEC_ROLES] as const satisfies readonly Role[];
const RoomDecider = v.picklist(ROOM_DECIDERS, ROOM_REFUSALS.decider);
export type RoomDecider = v.InferOutput<typeof RoomDecider>;

/** A room of the catalogue. */
export const Room = v.object({
  _id: Id,
  /** What requests for it are known by, whatever name was typed; it stays the same when the room is renamed. */
  key: v.string(),
  name: v.string(),
  /** Other names that mean it: former ones, and typed ones that were merged into it. */
  other_names: v.array(v.string()),
  building: v.string(),
  /** How many people it holds; null where nobody said. */
  capacity: v.nullable(v.number()),
  /** What is in it. */
  equipment: v.array(v.string()),
  /** The hours of every day in which it is lent, 'HH:MM' up to '24:00'; null for one that is always open. */
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  decided_by: RoomDecider,
  /** Where its photo is; null for a room without one. */
  photo: v.nullable(v.string()),
  /** It is not lent any more; what was booked stays. */
  is_archived: v.boolean(),
});
export type Room = v.InferOutput<typeof Room>;

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** A time of day that may be blank or null; gives 'HH:MM' or null. */
const OptionalHour = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check((text) => text === '' || HOUR.test(text), 'Enter the time as HH:MM.'),
  v.transform((text) => (text === '' ? null : text)),
);

/** What the president enters of a room. */
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

/** A name that people typed and that no room of the catalogue has. */
export const TypedRoomName = v.object({
  key: v.string(),
  /** As it was typed first. */
  name: v.string(),
  requests: v.number(),
  bookings: v.number(),
  /** The last day that it was asked for. */
  last_date: v.string(),
});
export type TypedRoomName = v.InferOutput<typeof TypedRoomName>;

/** Which typed names are one room of the catalogue, and whether that is only tried. */
export const RoomMergeInput = body({
  keys: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty()), ROOM_REFUSALS.noNames), v.nonEmpty(ROOM_REFUSALS.noNames), v.maxLength(100)),
  is_dry_run: v.optional(v.boolean(), false),
});
export type RoomMergeInput = v.InferOutput<typeof RoomMergeInput>;

/** Two wishes of the same room that cannot both stand: two bookings at the same time, or one event that asks for the same thing twice. */
const RoomMergeConflict = v.object({
  kind: v.picklist(['overlap', 'twice']),
  /** The titles of the two events. */
  event: v.string(),
  other_event: v.string(),
  /** When the later of them begins. */
  at: v.string(),
});
export type RoomMergeConflict = v.InferOutput<typeof RoomMergeConflict>;

/** What merging does, or would do. */
export const RoomMerge = v.object({
  room: Room,
  /** How many requests change their room. */
  requests: v.number(),
  /** Why it cannot be done. */
  conflicts: v.array(RoomMergeConflict),
  is_done: v.boolean(),
});
export type RoomMerge = v.InferOutput<typeof RoomMerge>;
