export { useEndorse } from './useEndorse.ts';
export { useEndorsementQueues } from './useEndorsementQueues.ts';
export { usePendingAchievements, usePendingSkills, usePendingUserSkills } from './usePending.ts';
