/** Giving, reading and resolving feedback. */
export * from './FeedbackFilters/FeedbackFilters.tsx';
export * from './FeedbackList/FeedbackList.tsx';
export * from './FeedbackStatusBadge/FeedbackStatusBadge.tsx';
export * from './GiveFeedbackForm/GiveFeedbackForm.tsx';
export type { FeedbackSubject, FeedbackSubmission } from './GiveFeedbackForm/useGiveForm.ts';
export * from './ResolveFeedbackDialog/ResolveFeedbackDialog.tsx';
