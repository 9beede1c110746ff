export { ApiError, type Client, type ClientOptions, createClient, errorText } from '../client/index.ts';
export { ApiProvider, type ApiProviderProps } from './ApiProvider.tsx';
export {
  type AccreditationQuery,
  useAccreditation,
  useAccreditationHoles,
  useAccreditationOfficers,
  useAccreditationRows,
  useAccreditationTemplates,
  useAddAccreditationTemplate,
  useExportAccreditation,
  useRemoveAccreditationTemplate,
  useSetAccreditationOfficers,
} from './accreditation.ts';
export { type NewAchievement, useAchievementsOf, useAddAchievement, useNewestAchievementOf } from './achievements.ts';
export {
  type ClassQuery,
  useAddEvidence,
  useAddTerm,
  useAdvisedBatches,
  useAdviserSearch,
  useBatchAdvisers,
  useChangeClaim,
  useClaim,
  useClaimPoints,
  useClassPoints,
  useComparePointRules,
  useCreatePointRules,
  useExportPoints,
  useFlows,
  useOfficeSearch,
  useOwnPoints,
  usePointRules,
  usePointsOfStudent,
  useSetAdvisers,
  useSignTerm,
  useSimulateFlow,
  useSwitchFlow,
  useTerms,
  useWholeClass,
  useWithdrawSignature,
} from './activityPoints.ts';
export {
  type ImportedTable,
  useAdministerRoom,
  useAdministerRoomPhoto,
  useAdminList,
  useAdminRead,
  useAdminWrite,
  useImport,
  useImportRows,
  useStopAccountChange,
  useUploadTable,
  useWholeExport,
  useWholeImportRows,
} from './administration.ts';
export { useClubAnalytics, useGensecAnalytics, usePresidentAnalytics, useStudentAnalytics } from './analytics.ts';
export {
  useApproval,
  useApprovals,
  useChangeCertificates,
  useDecideStep,
  useDeputies,
  useEndDeputy,
  useNameDeputy,
  useRequestedCertificates,
  useReturnForChanges,
} from './approvals.ts';
export {
  useCalendarEvents,
  useCalendarFeeds,
  useEventFileAddress,
  useMakeCalendarFeed,
  useOwnCalendar,
  useStopCalendarFeed,
} from './calendar.ts';
export {
  useCertificateFiles,
  useCertificatePreview,
  useCertificateRuns,
  useCertificates,
  useIssueCertificates,
  useOwnCertificates,
  useRevokeCertificate,
} from './certificates.ts';
export { useLiveChanges } from './changes.ts';
export {
  type SentScan,
  type UndoneCheckIn,
  useCheckIn,
  useCheckInList,
  useCheckInPass,
  useCheckInSubject,
  useUndoCheckIn,
} from './checkIns.ts';
export { useClient } from './clientContext.ts';
export { type Counter, useCounters } from './counters.ts';
export { DataProvider, type DataProviderProps } from './DataProvider.tsx';
export { useDashboardStats, useRecentActivities } from './dashboard.ts';
export {
  type Queue,
  useEndorse,
  useEndorsedSkillTypes,
  usePendingAchievements,
  usePendingSkills,
  usePendingUserSkills,
} from './endorsements.ts';
export { useAddReportPhoto, useEventReport, useRemoveReportPhoto, useWriteEventReport } from './eventReports.ts';
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
export {
  useAddReceipt,
  useAnswerBatch,
  useChangeExpenseClaim,
  useClaimable,
  useClaimExpenses,
  useDecideExpenseClaim,
  useDissolveBatch,
  useExpenseClaim,
  useExpenseClaims,
  useExportBatch,
  useMakeBatch,
  usePayByHand,
  usePayee,
  usePaymentBatches,
  useRemovePayee,
  useSetPayee,
  useSetTreasurers,
  useSettlePayment,
  useTreasurers,
  useTreasury,
  useUpiAddress,
} from './expenseClaims.ts';
export { type ExportLists, useExportLists } from './exportLists.ts';
export { useCountCash, useFeeDesk, useFees, useReceiveCash, useRefundFee, useTakeFee } from './feeDesk.ts';
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
export {
  useAllocate,
  useAskBudget,
  useBudget,
  useCarryOver,
  useChangeBudget,
  useCorrectEntry,
  useExportJournal,
  useJournal,
  useMoney,
  usePublishSpending,
  useUnitYear,
} from './money.ts';
export {
  type PushDevices,
  useChooseNotifications,
  useNotificationPreferences,
  useNotifications,
  usePushDevices,
  useSeeNotifications,
  useUnseenNotifications,
} from './notifications.ts';
export { type NewOrgUnit, useClubData, useCreateOrgUnit, useOrgUnits } from './orgUnits.ts';
export { type OwnPasskeys, supportsPasskeys, usePasskeys, useSignInWithPasskey } from './passkeys.ts';
export { useChangePassword } from './passwordChange.ts';
export {
  useArchiveAddress,
  useCancelErasure,
  useMyData,
  useRequestExport,
  useScheduleErasure,
} from './personalData.ts';
export {
  type NewPosition,
  type NewPositionHolder,
  useAppointPositionHolder,
  useCreatePosition,
  usePositionHolders,
  usePositionHoldersOfUser,
  usePositionSearch,
  usePositions,
} from './positions.ts';
export { type PhotoToSend, useDailyAllowances, usePhoto, useProfile, useUpdateProfile } from './profile.ts';
export { useChangePublicPage, usePublicPage } from './publicPages.ts';
export {
  useAddAnswerFile,
  useAnswerFigures,
  useAnswerFileAddress,
  useAnswerQuestions,
  useAnswers,
  useEventQuestions,
  useReadEventQuestions,
  useSaveEventQuestions,
  useWholeAnswers,
} from './questions.ts';
export { useReauthenticationRequested } from './reauthentication.ts';
export { type PasskeyRequired, type ReauthenticationRequest, useDemandedPasskey, useReauthentication } from './reauthenticationRequest.ts';
export {
  useChooseEntries,
  useIssueCredential,
  useOwnRecord,
  useSharedCredentialAddress,
  useSharedRecord,
  useShareRecord,
  useStopSharing,
  useVerifyCredential,
} from './records.ts';
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
export {
  type MergedNames,
  useEventsNeedingRooms,
  useMergeRoomNames,
  useRoomPhoto,
  useRooms,
  useRoomUses,
  useSaveRoom,
  useTypedRoomNames,
} from './rooms.ts';
export { useFindAnything } from './search.ts';
export {
  useCancelSeries,
  useCreateSeries,
  useEditSeries,
  usePreviewSeries,
  useRegisterForSeries,
  useSeriesAttendance,
  useSeriesOf,
} from './series.ts';
export {
  useForgotPassword,
  useOnboarding,
  useProveMailbox,
  useProviderLogoutAddress,
  useRegister,
  useResetPassword,
  useSendProofLink,
} from './session/accounts.ts';
export { type ProofLink, type ResetLink, useProofLink, useResetLink } from './session/mailedLinks.ts';
export { type OpenSessions, useHasPassword, useOpenSessions } from './session/openSessions.ts';
export { SessionProvider, type SessionProviderProps } from './session/SessionProvider.tsx';
export type { Session } from './session/session.ts';
export { useLogin, useLogout, useSession } from './session/useSession.ts';
export { useAddSkill, useSkillCatalogue, useSkillSearch, useSkillsOf } from './skills.ts';
export {
  useAnswerSurvey,
  useEventSurvey,
  useReadEventSurvey,
  useSaveSurvey,
  useSurveyAnswers,
  useSurveyResults,
  useWholeSurveyAnswers,
} from './surveys.ts';
export { type NarrowedRead, type PagesRead, usePages } from './usePages.ts';
export type { Read } from './useRead.ts';
