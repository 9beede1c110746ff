import * as v from 'valibot';
import { AchievementRecord } from '../achievements/achievement.ts';
import { Event } from '../events/event.ts';
import { Feedback } from '../feedback/feedback.ts';
import { reference } from '../fields/answers.ts';
import { PositionRecord } from '../positions/position.ts';
import { PositionHolderRecord } from '../positions/positionHolder.ts';
import { OrgUnit, UnitReference } from './orgUnit.ts';

/** All data of the club dashboard. References may be expanded objects or bare ids. */
export const ClubData = v.object({
  unit: OrgUnit,
  events: v.optional(v.array(v.object({ ...Event.entries, organizing_unit_id: reference(UnitReference) })), []),
  positions: v.optional(v.array(PositionRecord), []),
  positionHolders: v.optional(v.array(PositionHolderRecord), []),
  achievements: v.optional(v.array(AchievementRecord), []),
  feedbacks: v.optional(v.array(Feedback), []),
  /** Total counts, independent of the lengths of the lists; absent from a server that lists everything. */
  figures: v.optional(v.object({ active_members: v.number(), events: v.number(), pending_reviews: v.number() })),
});
export type ClubData = v.InferOutput<typeof ClubData>;
