export * from './achievement.ts';
export * from './achievementInput.ts';
export * from './filter.ts';
