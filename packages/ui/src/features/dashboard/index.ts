/** What the dashboards of each kind of role are made of. */
export * from './AnalyticsStates/AnalyticsLoading.tsx';
export * from './AnalyticsStates/UnknownRole.tsx';
export * from './ClubDashboard/ClubDashboard.tsx';
export * from './ClubDashboard/ClubDashboardLoading.tsx';
export * from './GensecHeader/GensecHeader.tsx';
export * from './GensecModules/GensecModules.tsx';
export * from './LatestAchievement/LatestAchievement.tsx';
export * from './PlaceTiles/PlaceTiles.tsx';
export * from './PresidentCounters/PresidentCounters.tsx';
export { placeLinks } from './places.ts';
export * from './QuickStats/QuickStats.tsx';
export * from './QuickStats/QuickStatsLoading.tsx';
export * from './RecentActivity/RecentActivity.tsx';
export * from './RecentActivity/RecentActivityLoading.tsx';
export * from './StudentCounts/StudentCounts.tsx';
export * from './UpcomingEvents/UpcomingEvents.tsx';
