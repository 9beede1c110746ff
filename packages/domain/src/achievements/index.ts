export * from './achievement.ts';
export * from './achievementInput.ts';
