import * as v from 'valibot';
import { Figure, LenientText } from '../fields/answers.ts';
import { Counted, listOf, MonthlyParticipation } from './trend.ts';

const ClubBudget = v.object({
  _id: LenientText,
  name: v.string(),
  budget: v.optional(v.object({ allocated_budget: Figure, spent_amount: Figure }), {}),
});

/** Figures of a GenSec's domain; complete, with zeros, if it has no units. */
export const GensecAnalytics = v.object({
  domain: LenientText,
  atAGlance: v.optional(v.object({ totalClubs: Figure, totalEventsCompleted: Figure, totalParticipation: Figure }), {}),
  /** Rupees. */
  budgetManagement: v.optional(
    v.object({ overall: v.optional(v.object({ totalAllocated: Figure, totalSpent: Figure }), {}), clubWise: listOf(ClubBudget) }),
    {},
  ),
  engagement: v.optional(
    v.object({
      topClubsByParticipation: listOf(v.object({ name: v.string(), totalParticipants: Figure })),
      topClubsByActivity: listOf(v.object({ name: v.string(), eventCount: Figure })),
      topEventsByParticipation: listOf(v.object({ title: v.string(), participantCount: Figure })),
    }),
    {},
  ),
  trends: v.optional(v.object({ participationOverTime: listOf(MonthlyParticipation), eventPipeline: listOf(Counted) }), {}),
});
export type GensecAnalytics = v.InferOutput<typeof GensecAnalytics>;
