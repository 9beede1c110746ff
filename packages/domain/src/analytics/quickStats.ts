import type { DashboardSection } from '../dashboard/sections.ts';
import type { InboxKind } from '../inbox/inboxItem.ts';
import { type AnalyticsKind, analyticsKindOf } from './kind.ts';
import type { DashboardStats } from './stats.ts';

/** A figure of 'Quick Stats'. */
export interface QuickStat {
  readonly label: string;
  readonly value: number;
  /** Total that the value is a part of. */
  readonly of?: number;
  /** Whether the figures are rupees. */
  readonly isMoney?: true;
  /** Section that lists the counted items. */
  readonly section?: DashboardSection;
  /** Kind of inbox item, if the counted items wait in the inbox. */
  readonly waits?: InboxKind;
}

type Rows = (stats: DashboardStats) => readonly QuickStat[];

function budgetUsed({ budget }: DashboardStats): QuickStat {
  return { label: 'Budget Used', value: budget?.used ?? 0, of: budget?.total ?? 0, isMoney: true };
}

const ROWS: Readonly<Record<AnalyticsKind, Rows>> = {
  student: (stats) => [
    { label: 'Total Skills', value: stats.totalSkills ?? 0, section: 'skills' },
    { label: 'Feedbacks Given', value: stats.totalFeedbacksGiven ?? 0, section: 'feedback' },
    { label: 'Total Achievements', value: stats.totalAchievements ?? 0, section: 'view-achievements' },
    { label: 'Total PORs', value: stats.totalPORs ?? 0, section: 'por' },
  ],
  gensec: (stats) => [
    budgetUsed(stats),
    { label: 'Child Clubs', value: stats.parentOfClubs ?? 0, section: 'organization' },
    { label: 'Pending Skills', value: stats.pendingSkillsEndorsement ?? 0, waits: 'skill' },
    { label: 'Pending User Skills', value: stats.pendingUserSkillsEndorsement ?? 0, waits: 'user-skill' },
  ],
  clubCoordinator: (stats) => [
    budgetUsed(stats),
    { label: 'Total Events', value: stats.totalEvents ?? 0, section: 'events' },
    { label: 'Total Active Members', value: stats.totalActiveMembers ?? 0, section: 'por' },
    { label: 'Pending Reviews', value: stats.pendingReviews ?? 0, waits: 'achievement' },
  ],
  president: (stats) => [
    { label: 'Total Budget', value: stats.budget?.total ?? 0, isMoney: true },
    { label: 'Budget Used', value: stats.budget?.used ?? 0, of: stats.budget?.total ?? 0, isMoney: true },
    { label: 'Pending Room Requests', value: stats.pendingRoomRequests ?? 0, waits: 'room-request' },
    { label: 'Total Clubs', value: stats.totalOrgUnits ?? 0, section: 'organization' },
  ],
};

/**
 * Returns the figures of a role in 'Quick Stats', in order; figures missing from the response count as zero. Undefined for a role that has
 * none (docs/specification/dashboard.md#dashboard-quick-stats).
 */
export function quickStatsFor(role: string | null | undefined, stats: DashboardStats): readonly QuickStat[] | undefined {
  const kind = analyticsKindOf(role);
  return kind && ROWS[kind](stats);
}
