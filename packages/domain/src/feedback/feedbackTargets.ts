import * as v from 'valibot';
import { LenientText } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';

/** Possible subjects of feedback. */
export const FeedbackTargets = v.object({
  users: v.optional(v.array(v.object({ _id: Id, name: v.nullish(v.string(), ''), user_id: LenientText })), []),
  events: v.optional(v.array(v.object({ _id: Id, title: v.string() })), []),
  organizational_units: v.optional(v.array(v.object({ _id: Id, name: v.string() })), []),
  /** The unit is 'N/A' if a position has none. */
  positions: v.optional(v.array(v.object({ _id: Id, title: v.string(), unit: v.optional(v.nullable(v.string()), 'N/A') })), []),
});
export type FeedbackTargets = v.InferOutput<typeof FeedbackTargets>;
