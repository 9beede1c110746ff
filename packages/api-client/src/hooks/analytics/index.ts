export { useClubAnalytics, useGensecAnalytics, usePresidentAnalytics, useStudentAnalytics } from './useAnalytics.ts';
