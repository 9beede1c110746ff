/**
 * Components whose page says only what their source does. The list may only get shorter: whoever writes a guide takes the name away.
 */
export const WITHOUT_GUIDE: readonly string[] = [
  // features/events
  'EventCard',
  'EventDetail',
  'EventForm',
  'EventFormDialog',
  'EventList',
  'EventListCompact',
  'EventStatusBadge',
  'LatestUpdates',
  // features/feedback
  'FeedbackFilters',
  'FeedbackList',
  'FeedbackStatusBadge',
  'GiveFeedbackForm',
  'ResolveFeedbackDialog',
  // features/org-units
  'OrgUnitForm',
  'UnitTree',
  // features/positions
  'MyPositions',
  'PositionCard',
  'PositionDialog',
  'PositionForm',
  'PositionHolderCard',
  'PositionHolderDialog',
  'PositionHolderForm',
  'PositionHolderList',
  'PositionList',
  // features/profile
  'LeaveDialog',
  'ProfileForm',
  'ProfilePhoto',
  'ProfileView',
  // features/room-requests
  'RoomRequestDialog',
  'RoomRequestList',
  'RoomRequestStatusBadge',
  // features/settings
  'SessionList',
  'SettingsDialog',
  // features/skills
  'AddSkillForm',
  'EndorsedBadge',
  'UserSkillBrowser',
  'UserSkillFilters',
  'UserSkillList',
];

/** Components of which some prop has no doc comment. The list may only get shorter. */
export const WITH_SILENT_PROPS: readonly string[] = [
  // features/events
  'EventCard',
  'EventFormDialog',
  'EventList',
  'EventListCompact',
  'EventStatusBadge',
  // features/feedback
  'FeedbackFilters',
  'FeedbackList',
  'FeedbackStatusBadge',
  'ResolveFeedbackDialog',
  // features/org-units
  'OrgUnitForm',
  // features/positions
  'PositionCard',
  'PositionDialog',
  'PositionForm',
  'PositionHolderCard',
  'PositionHolderDialog',
  'PositionHolderForm',
  'PositionHolderList',
  'PositionList',
  // features/profile
  'LeaveDialog',
  'ProfileForm',
  'ProfilePhoto',
  'ProfileView',
  // features/room-requests
  'RoomRequestDialog',
  'RoomRequestList',
  'RoomRequestReviewDialog',
  'RoomRequestStatusBadge',
  // features/settings
  'SessionList',
  'SettingsDialog',
  // features/skills
  'EndorsedBadge',
  'UserSkillBrowser',
  'UserSkillFilters',
];
