export { useFeedbacks } from './useFeedbacks.ts';
export { type NewFeedback, useGiveFeedback } from './useGiveFeedback.ts';
export { type ResolvedFeedback, useResolveFeedback } from './useResolveFeedback.ts';
export { useTargetSearch } from './useTargetSearch.ts';
