export { useAchievementsOf } from './useAchievementsOf.ts';
export { type NewAchievement, useAddAchievement } from './useAddAchievement.ts';
