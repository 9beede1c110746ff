import * as v from 'valibot';
import { ActorField, body } from '../fields/body.ts';
import { optionalNumber } from '../fields/number.ts';
import { LONGEST_TEXT, requiredId, requiredText } from '../fields/text.ts';
import { FEEDBACK_TEXTS } from '../messages/feedback.ts';
import { FeedbackTargetType, FeedbackType } from './feedback.ts';

/** Stars that may be given. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** What the feedback form sends. The rating is sent as a number or its text, and is left out when empty: null here. */
export const GiveFeedbackInput = body({
  type: FeedbackType,
  target_type: FeedbackTargetType,
  target_id: requiredId('Choose whom or what the feedback is about.'),
  rating: optionalNumber({ min: 1, max: RATINGS.length, step: 1, message: 'Rate with 1 to 5 stars.' }),
  comments: requiredText('Enter your comments.', LONGEST_TEXT),
  is_anonymous: v.optional(v.boolean(), false),
  feedback_by: ActorField,
});
export type GiveFeedbackInput = v.InferOutput<typeof GiveFeedbackInput>;

/** What 'mark as resolved' sends. */
export const ResolveFeedbackInput = body({
  actions_taken: requiredText(FEEDBACK_TEXTS.actionsTakenRequired, LONGEST_TEXT),
  resolved_by: ActorField,
});
export type ResolveFeedbackInput = v.InferOutput<typeof ResolveFeedbackInput>;
