import * as v from 'valibot';
import { AchievementRecord } from '../achievements/achievement.ts';
import { Event } from '../events/event.ts';
import { Feedback } from '../feedback/feedback.ts';
import { reference } from '../fields/answers.ts';
import { PositionRecord } from '../positions/position.ts';
import { PositionHolderRecord } from '../positions/positionHolder.ts';
import { OrgUnit, UnitReference } from './orgUnit.ts';

/** Everything that the club dashboard shows. References may be expanded or bare here. */
export const ClubData = v.object({
  unit: OrgUnit,
  events: v.optional(v.array(v.object({ ...Event.entries, organizing_unit_id: reference(UnitReference) })), []),
  positions: v.optional(v.array(PositionRecord), []),
  positionHolders: v.optional(v.array(PositionHolderRecord), []),
  achievements: v.optional(v.array(AchievementRecord), []),
  feedbacks: v.optional(v.array(Feedback), []),
  /** How many there are, however many of them are listed; left out by a server that lists all. */
  figures: v.optional(v.object({ active_members: v.number(), events: v.number(), pending_reviews: v.number() })),
});
export type ClubData = v.InferOutput<typeof ClubData>;
