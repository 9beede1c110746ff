export * from './FeedbackFilters/FeedbackFilters.tsx';
export * from './FeedbackList/FeedbackList.tsx';
export * from './FeedbackList/FeedbackListLoading.tsx';
export * from './FeedbackStatusBadge/FeedbackStatusBadge.tsx';
