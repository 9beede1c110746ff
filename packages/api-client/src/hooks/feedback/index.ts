export { useFeedbacks } from './useFeedbacks.ts';
export { useFeedbackTargets } from './useFeedbackTargets.ts';
export { type NewFeedback, useGiveFeedback } from './useGiveFeedback.ts';
export { type ResolvedFeedback, useResolveFeedback } from './useResolveFeedback.ts';
