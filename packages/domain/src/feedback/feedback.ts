import * as v from 'valibot';
import { StudentReference } from '../accounts/person.ts';
import { LenientNumber, LenientText, reference } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';

export const FEEDBACK_TYPES = ['Suggestion', 'Complaint', 'General Feedback', 'Query', 'Appreciation', 'Report', 'Other'] as const;
export const FeedbackType = v.picklist(FEEDBACK_TYPES, 'Choose the type of feedback.');
export type FeedbackType = v.InferOutput<typeof FeedbackType>;

export const FEEDBACK_TYPE_FILTERS = ['All', ...FEEDBACK_TYPES] as const;
export const FEEDBACK_STATUS_FILTERS = ['All', 'Resolved', 'Not Resolved'] as const;

export const FEEDBACK_TARGET_TYPES = ['User', 'Event', 'Club/Organization', 'POR'] as const;
export const FeedbackTargetType = v.picklist(FEEDBACK_TARGET_TYPES, 'Choose what the feedback is about.');
export type FeedbackTargetType = v.InferOutput<typeof FeedbackTargetType>;

/**
 * Subject of feedback. Its fields depend on the target type: User has personal_info and, for office-bearers, username; Event title and
 * organizing_unit; Club/Organization name and parent; POR title and unit.
 */
export const FeedbackTargetData = v.object({
  personal_info: v.optional(v.nullable(v.object({ name: LenientText }))),
  username: LenientText,
  title: LenientText,
  organizing_unit: LenientText,
  name: LenientText,
  parent: LenientText,
  unit: LenientText,
});
export type FeedbackTargetData = v.InferOutput<typeof FeedbackTargetData>;

const stored = {
  _id: Id,
  feedback_id: v.optional(v.string()),
  type: v.string(),
  comments: v.optional(v.nullable(v.string()), ''),
  rating: LenientNumber,
  is_resolved: v.optional(v.boolean(), false),
  is_anonymous: v.optional(v.boolean(), false),
  actions_taken: LenientText,
  target_type: v.string(),
  created_at: v.optional(v.string()),
};

/** Feedback as in lists. The author is present only if it is not anonymous. */
export const Feedback = v.object({
  ...stored,
  /** Null if the target no longer exists. */
  target_data: v.optional(v.nullable(FeedbackTargetData), null),
  feedback_by: v.optional(v.nullable(StudentReference)),
  /** Sent to office-bearers only. */
  resolved_by: reference(StudentReference),
});
export type Feedback = v.InferOutput<typeof Feedback>;

/** Feedback as stored: the response to giving and resolving it, and in the person's own list. */
export const FeedbackRecord = v.object({
  ...stored,
  target_id: v.optional(v.nullable(Id)),
  feedback_by: reference(StudentReference),
  resolved_by: reference(StudentReference),
});
export type FeedbackRecord = v.InferOutput<typeof FeedbackRecord>;
