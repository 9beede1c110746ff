/** The parts of the dashboards of each role. */
export * from './AnalyticsStates/AnalyticsStates.tsx';
export * from './ClubDashboard/ClubDashboard.tsx';
export * from './GensecHeader/GensecHeader.tsx';
export * from './GensecModules/GensecModules.tsx';
export * from './LatestAchievement/LatestAchievement.tsx';
export { OFFICE_ICONS } from './officeIcons.ts';
export * from './PlaceTiles/PlaceTiles.tsx';
export * from './PresidentCounters/PresidentCounters.tsx';
export { placeLinks } from './places.ts';
export * from './QuickStats/QuickStats.tsx';
export * from './RecentActivity/RecentActivity.tsx';
export * from './StudentCounts/StudentCounts.tsx';
export * from './UpcomingEvents/UpcomingEvents.tsx';
