import * as v from 'valibot';
import { Figure } from '../fields/answers.ts';

/** Rupees. */
const Budget = v.optional(v.object({ used: Figure, total: Figure }), {});

/** A student's quick stats. */
export const StudentStats = v.object({
  totalSkills: v.number(),
  totalFeedbacksGiven: v.number(),
  totalAchievements: v.number(),
  totalPORs: v.number(),
});
export type StudentStats = v.InferOutput<typeof StudentStats>;

/** A GenSec's quick stats. */
export const GensecStats = v.object({
  budget: Budget,
  /** Child clubs of the GenSec's council. */
  parentOfClubs: v.number(),
  pendingSkillsEndorsement: v.number(),
  pendingUserSkillsEndorsement: v.number(),
  pendingAchievementEndorsement: v.number(),
});
export type GensecStats = v.InferOutput<typeof GensecStats>;

/** A coordinator's quick stats. */
export const CoordinatorStats = v.object({
  budget: Budget,
  totalEvents: v.number(),
  totalActiveMembers: v.number(),
  /** Achievements waiting for endorsement. */
  pendingReviews: v.number(),
});
export type CoordinatorStats = v.InferOutput<typeof CoordinatorStats>;

/** The president's quick stats. */
export const PresidentStats = v.object({ budget: Budget, pendingRoomRequests: v.number(), totalOrgUnits: v.number() });
export type PresidentStats = v.InferOutput<typeof PresidentStats>;

/** Quick stats as received: the figures depend on the session's role. */
export const DashboardStats = v.object({
  ...v.partial(StudentStats).entries,
  ...v.partial(GensecStats).entries,
  ...v.partial(CoordinatorStats).entries,
  ...v.partial(PresidentStats).entries,
  budget: v.optional(v.object({ used: Figure, total: Figure })),
});
export type DashboardStats = v.InferOutput<typeof DashboardStats>;
