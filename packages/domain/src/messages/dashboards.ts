/** Texts of the dashboards, their placeholders, statistics and analytics. */
export const DASHBOARD_TEXTS = {
  welcome: 'Welcome to the {section} Section',
  fallbackTitle: 'Home',
  quickStats: 'Quick Stats',
  loadingStudent: 'Loading student data...',
  loadingAnalytics: 'Loading analytics data...',
  loadingDashboard: 'Loading Dashboard.....',
  calendar: 'Calendar Coming Soon',
  nsoNss: 'NSO/NSS Features Coming Soon',
  statsFailed: 'Failed to load statistics',
  noStats: 'No statistics available for this role',
  analyticsFailed: 'Failed to load analytics data',
  noAnalyticsEndpoint: 'No analytics endpoint for user role',
  noAnalytics: 'No analytics data available for your role.',
  unknownRole: 'Unknown role: {role}',
  gensecTitle: 'GenSec {name} Dashboard',
  gensecUnknown: 'Invalid GenSec role.',
  presidentTitle: 'President Dashboard',
  presidentAccess: 'Presidential Access',
  loadingActivities: 'Loading activities...',
  noActivities: 'No recent activities found',
} as const;

/** Texts of placeholder pages; no landing screen needs them. */
export const PLACEHOLDER_TEXTS = {
  presidentApproval: 'President Approval',
  presidentApprovalText: 'This page is under development.',
  roomBookingText: 'Room booking is now handled on the events page.',
} as const;
