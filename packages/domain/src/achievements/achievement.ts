import * as v from 'valibot';
import { StudentReference } from '../accounts/person.ts';
import { LenientText, reference } from '../fields/answers.ts';
import { Id } from '../identity/id.ts';

export const ACHIEVEMENT_TYPES = ['academic', 'cultural', 'sports', 'technical', 'other'] as const;
export const AchievementType = v.picklist(ACHIEVEMENT_TYPES, 'Choose the type of the achievement.');
export type AchievementType = v.InferOutput<typeof AchievementType>;

/** Levels with a colour of their own; the field itself is free text. */
export const ACHIEVEMENT_LEVELS = ['international', 'national', 'state', 'district', 'college'] as const;
export type AchievementLevel = (typeof ACHIEVEMENT_LEVELS)[number];

const AchievementEvent = v.object({ _id: Id, title: v.string(), description: LenientText });

const stored = {
  _id: Id,
  achievement_id: v.optional(v.string()),
  title: v.string(),
  description: LenientText,
  category: LenientText,
  type: v.optional(v.nullable(v.string()), 'other'),
  level: LenientText,
  date_achieved: LenientText,
  position: LenientText,
  certificate_url: LenientText,
  verified: v.optional(v.boolean(), false),
  created_at: v.optional(v.string()),
};

/** An achievement as shown in lists. */
export const Achievement = v.object({
  ...stored,
  user_id: reference(StudentReference),
  event_id: v.optional(v.nullable(AchievementEvent), null),
  verified_by: v.optional(v.nullable(StudentReference), null),
});
export type Achievement = v.InferOutput<typeof Achievement>;

/** An achievement as stored: the response to adding and verifying one. */
export const AchievementRecord = v.object({
  ...stored,
  user_id: reference(StudentReference),
  event_id: reference(AchievementEvent),
  verified_by: reference(StudentReference),
});
export type AchievementRecord = v.InferOutput<typeof AchievementRecord>;
