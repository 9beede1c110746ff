import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { Id } from '../identity/id.ts';
import { NOTIFICATION_KIND_NAMES, REASONS } from './kinds.ts';

/** How many names and titles a line mentions. The others are counted. */
export const MAX_NAMED = 3;
/** How many lines can be marked as seen at once. */
const MAX_SEEN_IDS = 200;

/** What somebody is told in one line: one event, or several of a kind that they have not seen yet. */
export const Notification = v.object({
  /** The newest event of the line. */
  _id: Id,
  kind: v.picklist(NOTIFICATION_KIND_NAMES),
  why: v.picklist(REASONS),
  /** How many events the line stands for. */
  count: v.number(),
  /** Who did it, the latest first, where that is told. */
  actors: v.array(v.string()),
  /** What it was about, the latest first: the title of an event, the name of a skill. */
  titles: v.array(v.string()),
  /** The record that the newest is about. */
  subject_id: Id,
  at: v.string(),
  seen: v.boolean(),
});
export type Notification = v.InferOutput<typeof Notification>;

/** How many lines somebody has not seen yet. */
export const UnseenCount = v.object({ count: v.number() });
export type UnseenCount = v.InferOutput<typeof UnseenCount>;

const PLACE = /^\d{1,18}$/;

/** What marking as seen sends: the lines, or everything up to one. */
export const SeenInput = v.pipe(
  body({
    ids: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(PLACE, 'This is no notification.'))), v.maxLength(MAX_SEEN_IDS))),
    through: v.optional(v.pipe(v.string(), v.regex(PLACE, 'This is no notification.'))),
  }),
  v.check(({ ids, through }) => (ids === undefined) !== (through === undefined), 'Say which ones were seen, or up to which one.'),
);
export type SeenInput = v.InferOutput<typeof SeenInput>;
