import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ClubAnalytics, DashboardStats, GensecAnalytics, PresidentAnalytics, StudentAnalytics } from './index.ts';

describe('analytics response without optional fields', () => {
  it('gets default values for the president', () => {
    const { summary, involvement } = v.parse(PresidentAnalytics, { summary: {} });
    expect(summary.userAnalytics).toEqual({
      totalUsers: 0,
      userStatus: [],
      demographics: { byProgram: [], byBranch: [], byBatchYear: [] },
    });
    expect(summary.organizationalUnitAnalytics.budgetOverview).toEqual({ totalAllocated: 0, totalSpent: 0 });
    expect(involvement).toEqual({ participationTrends: [], porDistribution: [], topClubs: [] });
  });

  it('gets default values for a general secretary', () => {
    expect(v.parse(GensecAnalytics, {})).toEqual({
      atAGlance: { totalClubs: 0, totalEventsCompleted: 0, totalParticipation: 0 },
      budgetManagement: { overall: { totalAllocated: 0, totalSpent: 0 }, clubWise: [] },
      engagement: { topClubsByParticipation: [], topClubsByActivity: [], topEventsByParticipation: [] },
      trends: { participationOverTime: [], eventPipeline: [] },
    });
  });

  it('gets default values for a coordinator', () => {
    expect(v.parse(ClubAnalytics, {})).toEqual({
      atAGlance: {
        budget: { allocated: 0, spent: 0, remaining: 0 },
        coreStats: { allTime: { totalEvents: 0, totalActiveMembers: 0 }, currentTenure: { totalEvents: 0, totalActiveMembers: 0 } },
      },
      eventPerformance: { participantsPerEvent: [], upcomingEvents: [] },
      teamManagement: { currentPositionHolders: [], openPositions: 0 },
    });
  });

  it('gets default values for a student', () => {
    const { engagement, participationTrend } = v.parse(StudentAnalytics, { analytics: {} }).analytics;
    expect(participationTrend).toEqual([]);
    expect(engagement).toEqual({
      totalScore: 0,
      breakdown: { positions: { count: 0, score: 0 }, organized: { count: 0, score: 0 }, participated: { count: 0, score: 0 } },
    });
  });

  it('gets no default dashboard statistics', () => expect(v.parse(DashboardStats, {})).toEqual({}));
});

it.each([
  [
    { totalAllocated: 10, totalSpent: 4 },
    { totalAllocated: 10, totalSpent: 4 },
  ],
  [
    { allocated: 10, spent: 4 },
    { totalAllocated: 10, totalSpent: 4 },
  ],
])('reads the budget overview %j', (budgetOverview, expected) => {
  const { summary } = v.parse(PresidentAnalytics, { summary: { organizationalUnitAnalytics: { budgetOverview } } });
  expect(summary.organizationalUnitAnalytics.budgetOverview).toEqual(expected);
});
