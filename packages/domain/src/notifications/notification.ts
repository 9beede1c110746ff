import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { NOTIFICATION_KIND_NAMES, REASONS } from './kinds.ts';

/** Maximum number of names and titles in a line; further ones are counted. */
export const MAX_NAMED = 3;
/** Maximum number of lines marked as seen in a request. */
const MAX_SEEN_IDS = 200;

/** A line of notifications: one event, or several unseen ones of a kind. */
export const Notification = v.object({
  /** Id of the newest event of the line. */
  _id: Id,
  kind: v.picklist(NOTIFICATION_KIND_NAMES),
  why: v.picklist(REASONS),
  /** Number of events of the line. */
  count: v.number(),
  /** Names of the people who acted, latest first, if they are shown. */
  actors: v.array(v.string()),
  /** Titles of the subjects, latest first: of an event, or the name of a skill. */
  titles: v.array(v.string()),
  /** Id of the newest event's subject. */
  subject_id: Id,
  at: v.string(),
  seen: v.boolean(),
});
export type Notification = v.InferOutput<typeof Notification>;

/** Number of lines that a person has not seen yet. */
export const UnseenCount = v.object({ count: v.number() });
export type UnseenCount = v.InferOutput<typeof UnseenCount>;

const PLACE = /^\d{1,18}$/;

/** Body that marks lines as seen: their ids, or all up to one. */
export const SeenInput = v.pipe(
  body({
    ids: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(PLACE, 'This is no notification.'))), v.maxLength(MAX_SEEN_IDS))),
    through: v.optional(v.pipe(v.string(), v.regex(PLACE, 'This is no notification.'))),
  }),
  v.check(({ ids, through }) => (ids === undefined) !== (through === undefined), 'Say which ones were seen, or up to which one.'),
);
export type SeenInput = v.InferOutput<typeof SeenInput>;
