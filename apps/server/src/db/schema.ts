export { accountChanges } from '../features/accounts/accountChanges.table.ts';
export {
  linkedIdentities,
  mailboxProofs,
  passwordResets,
  roster,
  samlRequests,
  sessions,
  users,
} from '../features/accounts/accounts.table.ts';
export { passkeyChallenges, passkeys } from '../features/accounts/passkeys.table.ts';
export { accreditationOfficers, accreditationTemplates } from '../features/accreditation/accreditation.table.ts';
export { achievements } from '../features/achievements/achievements.table.ts';
export { batchAdvisers, pointRules, pointTerms, signedTerms } from '../features/activity-points/activityPoints.table.ts';
export { activityClaims, claimEvidence } from '../features/activity-points/claims.table.ts';
export { approvalDecisions, approvalRequests } from '../features/approvals/approvals.table.ts';
export { approvalDeputies } from '../features/approvals/deputies.table.ts';
export { approvalFlows } from '../features/approvals/flows.table.ts';
export { auditDeferred, auditLog, auditMentions } from '../features/audit/audit.table.ts';
export { calendarFeeds } from '../features/calendar/calendarFeeds.table.ts';
export { calendarPages } from '../features/calendar/calendarPages.table.ts';
export { certificateRuns, certificates } from '../features/certificates/certificates.table.ts';
export { changes } from '../features/changes/changes.table.ts';
export { checkIns } from '../features/check-ins/checkIns.table.ts';
export { eventReportPhotos, eventReports } from '../features/event-reports/eventReports.table.ts';
export { eventOrganizers, eventParticipants, eventSortTime, events } from '../features/events/events.table.ts';
export { expenseClaimLines, expenseClaims, receipts } from '../features/expense-claims/expenseClaims.table.ts';
export { payees, paymentBatches, payments, treasurers } from '../features/expense-claims/payments.table.ts';
export { cashHandovers, eventFees } from '../features/fee-desk/feeDesk.table.ts';
export { feedback, feedbackAuthors, sealedAuthors } from '../features/feedback/feedback.table.ts';
export { attendance, figureChanges, figures } from '../features/figures/figures.table.ts';
export { importProgress, importRows, imports } from '../features/imports/imports.table.ts';
export { instituteHosts, institutes, signInProviders } from '../features/institutes/institutes.table.ts';
export { budgetRequests } from '../features/ledger/budgetRequests.table.ts';
export { ledgerAccounts, ledgerEntries, ledgerLines, spendingPages, yearHandovers } from '../features/ledger/ledger.table.ts';
export {
  notificationChannels,
  notificationEvents,
  notificationSettings,
  notifications,
  pendingNotifications,
  pushSubscriptions,
} from '../features/notifications/notifications.table.ts';
export { orgUnits, unitFollows } from '../features/org-units/orgUnits.table.ts';
export { dataExports } from '../features/personal-data/dataExports.table.ts';
export { positionHolders, positions } from '../features/positions/positions.table.ts';
export { photoLeftovers, photos } from '../features/profile/photos.table.ts';
export { publicPageAddresses, publicPages } from '../features/public-pages/publicPages.table.ts';
export { answerFiles, answerPlaces, eventAnswers, eventQuestions } from '../features/questions/questions.table.ts';
export { credentialKeys, issuedCredentials, records } from '../features/records/records.table.ts';
export { eventNotices, registrationCounts, registrations } from '../features/registrations/registrations.table.ts';
export { roomRequests } from '../features/room-requests/roomRequests.table.ts';
export { roomNames, roomPhotos, rooms } from '../features/rooms/rooms.table.ts';
export { eventSeries, seriesMeetings } from '../features/series/series.table.ts';
export { skills, userSkills } from '../features/skills/skills.table.ts';
export { surveyAnswers, surveySeals, surveys } from '../features/surveys/surveys.table.ts';
export { keyChecks } from '../keys/keyChecks.table.ts';
export { idempotencyKeys } from '../plugins/idempotency.table.ts';
export { rateLimits } from '../plugins/rateLimit.table.ts';
export { listVersions } from './listVersions.table.ts';
