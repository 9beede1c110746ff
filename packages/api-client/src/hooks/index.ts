export { ApiError, type Client, type ClientOptions, createClient, errorText } from '../client/index.ts';
export * from './ApiProvider.tsx';
export * from './accreditation.ts';
export * from './achievements.ts';
export * from './activityPoints.ts';
export * from './administration.ts';
export * from './analytics.ts';
export * from './approvals.ts';
export * from './calendar.ts';
export * from './certificates.ts';
export { useLiveChanges } from './changes.ts';
export * from './checkIns.ts';
export { useClient } from './clientContext.ts';
export * from './counters.ts';
export { DataProvider, type DataProviderProps } from './DataProvider.tsx';
export * from './dashboard.ts';
export {
  type Queue,
  useEndorse,
  useEndorsedSkillTypes,
  usePendingAchievements,
  usePendingSkills,
  usePendingUserSkills,
} from './endorsements.ts';
export * from './eventReports.ts';
export {
  type EventEdit,
  useClashingEvents,
  useCreateEvent,
  useEvent,
  useEventCount,
  useEventSearch,
  useEvents,
  useEventUnits,
  useLatestEvents,
  useStudentSearch,
  useUpcomingEvents,
  useUpdateEvent,
} from './events.ts';
export * from './expenseClaims.ts';
export * from './exportLists.ts';
export * from './feeDesk.ts';
export {
  type NewFeedback,
  type ResolvedFeedback,
  useFeedbacks,
  useGiveFeedback,
  useResolveFeedback,
  useTargetSearch,
  useTargetSuggestions,
} from './feedback.ts';
export { useFollowedUnits, useFollowUnit } from './following.ts';
export { useDecideInInbox, useInbox, useInboxCounts } from './inbox.ts';
export * from './money.ts';
export {
  type PushDevices,
  useChooseNotifications,
  useNotificationPreferences,
  useNotifications,
  usePushDevices,
  useSeeNotifications,
  useUnseenNotifications,
} from './notifications.ts';
export * from './orgUnits.ts';
export { type OwnPasskeys, supportsPasskeys, usePasskeys, useSignInWithPasskey } from './passkeys.ts';
export * from './passwordChange.ts';
export * from './personalData.ts';
export * from './positions.ts';
export { type PhotoToSend, useDailyAllowances, usePhoto, useProfile, useUpdateProfile } from './profile.ts';
export * from './publicPages.ts';
export * from './questions.ts';
export { randomId } from './randomId.ts';
export { readProps } from './readProps.ts';
export { useReauthenticationRequested } from './reauthentication.ts';
export * from './reauthenticationRequest.ts';
export * from './records.ts';
export {
  type RegistrationFilters,
  type RemovedRegistration,
  useAddRegistration,
  useCancelRegistration,
  useMailRegistered,
  useRegisterForEvent,
  useRegistration,
  useRegistrationSearch,
  useRegistrations,
  useRemoveRegistration,
  useWholeRegistrations,
} from './registrations.ts';
export {
  type NewRoomRequest,
  type RoomRequestDecision,
  useCreateRoomRequest,
  useDecideRoomRequest,
  useDecideRoomSeries,
  useReleaseRoom,
} from './roomRequests.ts';
export * from './rooms.ts';
export * from './search.ts';
export * from './series.ts';
export * from './session/accounts.ts';
export * from './session/mailedLinks.ts';
export * from './session/openSessions.ts';
export * from './session/SessionProvider.tsx';
export type { Session } from './session/session.ts';
export { useLogin, useLogout, useSession } from './session/useSession.ts';
export * from './session/useSignInElsewhere.ts';
export { useAddSkill, useSkillCatalogue, useSkillSearch, useSkillsOf } from './skills.ts';
export * from './surveys.ts';
export { type NarrowedRead, type PagesRead, usePages } from './usePages.ts';
export type { Read } from './useRead.ts';
