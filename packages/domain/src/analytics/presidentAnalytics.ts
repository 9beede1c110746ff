import * as v from 'valibot';
import { Figure } from '../fields/answers.ts';
import { Counted, listOf, MonthlyParticipation } from './trend.ts';

/** Rupees of all units. Some backends send allocated and spent, others totalAllocated and totalSpent. */
const BudgetOverview = v.pipe(
  v.object({
    totalAllocated: v.optional(v.number()),
    totalSpent: v.optional(v.number()),
    allocated: v.optional(v.number()),
    spent: v.optional(v.number()),
  }),
  v.transform(({ totalAllocated, totalSpent, allocated, spent }) => ({
    totalAllocated: totalAllocated ?? allocated ?? 0,
    totalSpent: totalSpent ?? spent ?? 0,
  })),
);

const UserAnalytics = v.object({
  totalUsers: Figure,
  userStatus: listOf(v.object({ status: v.optional(v.nullable(v.string()), null), count: Figure })),
  demographics: v.optional(v.object({ byProgram: listOf(Counted), byBranch: listOf(Counted), byBatchYear: listOf(Counted) }), {}),
});

const EventAnalytics = v.object({ totalCompleted: Figure, upcomingEvents: Figure, eventCategories: listOf(Counted) });

const UnitAnalytics = v.object({
  totalUnits: Figure,
  unitTypes: listOf(Counted),
  unitCategories: listOf(Counted),
  budgetOverview: v.optional(BudgetOverview, {}),
});

const PorAnalytics = v.object({
  activePORs: Figure,
  totalAchievements: Figure,
  achievementStatus: listOf(v.object({ verified: v.optional(v.boolean(), false), count: Figure })),
});

const Involvement = v.object({
  participationTrends: listOf(MonthlyParticipation),
  /** Number of position holders by the name of their unit. */
  porDistribution: listOf(Counted),
  topClubs: listOf(v.object({ _id: v.optional(v.nullable(v.string()), null), name: v.string(), totalParticipants: Figure })),
});

/** Figures of the institute. */
export const PresidentAnalytics = v.object({
  summary: v.object({
    userAnalytics: v.optional(UserAnalytics, {}),
    eventAnalytics: v.optional(EventAnalytics, {}),
    organizationalUnitAnalytics: v.optional(UnitAnalytics, {}),
    porAnalytics: v.optional(PorAnalytics, {}),
  }),
  involvement: v.optional(Involvement, {}),
});
export type PresidentAnalytics = v.InferOutput<typeof PresidentAnalytics>;
