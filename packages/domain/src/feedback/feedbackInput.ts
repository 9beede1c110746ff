import * as v from 'valibot';
import { ActorField, body } from '../fields/body.ts';
import { optionalNumber } from '../fields/number.ts';
import { MAX_TEXT_LENGTH, requiredId, requiredText } from '../fields/text.ts';
import { FEEDBACK_TEXTS } from '../messages/feedback.ts';
import { FeedbackTargetType, FeedbackType } from './feedback.ts';

/** Possible ratings in stars. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Body of the feedback form. The rating is a number or its text; omitted if empty, which is parsed as null. */
export const GiveFeedbackInput = body({
  type: FeedbackType,
  target_type: FeedbackTargetType,
  target_id: requiredId('Choose whom or what the feedback is about.'),
  rating: optionalNumber({ min: 1, max: RATINGS.length, step: 1, message: 'Rate with 1 to 5 stars.' }),
  comments: requiredText('Enter your comments.', MAX_TEXT_LENGTH),
  is_anonymous: v.optional(v.boolean(), false),
  feedback_by: ActorField,
});
export type GiveFeedbackInput = v.InferOutput<typeof GiveFeedbackInput>;

/** Body of 'mark as resolved'. */
export const ResolveFeedbackInput = body({
  actions_taken: requiredText(FEEDBACK_TEXTS.actionsTakenRequired, MAX_TEXT_LENGTH),
  resolved_by: ActorField,
});
export type ResolveFeedbackInput = v.InferOutput<typeof ResolveFeedbackInput>;
