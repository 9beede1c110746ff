import * as v from 'valibot';
import { Figure, LenientText } from '../fields/answers.ts';
import { listOf } from './trend.ts';

const Scored = v.optional(v.object({ count: Figure, score: Figure }), {});
const ByCategory = v.object({ category: LenientText, count: Figure });

/** A student's own figures. The score is 10 for each position, 5 for each event organized, and 1 for each event attended. */
export const StudentAnalytics = v.object({
  analytics: v.object({
    participationTrend: listOf(v.object({ year: v.number(), month: v.number(), count: Figure })),
    skillCategories: listOf(ByCategory),
    eventPreferences: listOf(ByCategory),
    achievementStatus: listOf(v.object({ status: v.picklist(['Verified', 'Pending']), count: Figure })),
    engagement: v.optional(
      v.object({
        totalScore: Figure,
        breakdown: v.optional(v.object({ positions: Scored, organized: Scored, participated: Scored }), {}),
      }),
      {},
    ),
  }),
});
export type StudentAnalytics = v.InferOutput<typeof StudentAnalytics>;
