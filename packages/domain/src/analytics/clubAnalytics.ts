import * as v from 'valibot';
import { Figure, LenientText } from '../fields/answers.ts';
import { listOf } from './trend.ts';

const CoreStats = v.object({ totalEvents: Figure, totalActiveMembers: Figure });

/** Figures of a coordinator's club. A tenure runs from 1 April to 31 March, unless the institute sets another month. */
export const ClubAnalytics = v.object({
  clubName: LenientText,
  atAGlance: v.optional(
    v.object({
      /** Rupees. */
      budget: v.optional(v.object({ allocated: Figure, spent: Figure, remaining: Figure }), {}),
      coreStats: v.optional(v.object({ allTime: v.optional(CoreStats, {}), currentTenure: v.optional(CoreStats, {}) }), {}),
    }),
    {},
  ),
  eventPerformance: v.optional(
    v.object({
      /** Newest first. */
      participantsPerEvent: listOf(v.object({ title: v.string(), date: LenientText, participants: Figure })),
      upcomingEvents: listOf(
        v.object({ _id: LenientText, title: v.string(), schedule: v.optional(v.object({ start: LenientText }), {}), status: LenientText }),
      ),
    }),
    {},
  ),
  teamManagement: v.optional(
    v.object({
      currentPositionHolders: listOf(v.object({ name: LenientText, username: LenientText, position: LenientText })),
      openPositions: Figure,
    }),
    {},
  ),
});
export type ClubAnalytics = v.InferOutput<typeof ClubAnalytics>;
