/**
 * What a page loads only when somebody gives or resolves feedback. The list and its filters are not here but in the door of
 * all features, so that reading does not pull the forms in.
 */
export * from './GiveFeedbackForm/GiveFeedbackForm.tsx';
export type { GivenFeedback } from './GiveFeedbackForm/useGiveForm.ts';
export * from './ResolveFeedbackDialog/ResolveFeedbackDialog.tsx';
