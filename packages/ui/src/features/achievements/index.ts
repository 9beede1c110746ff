/** A person's achievements: to look through, and to add one. */
export * from './AchievementBrowser/AchievementBrowser.tsx';
export * from './AchievementFilters/AchievementFilters.tsx';
export * from './AchievementForm/AchievementForm.tsx';
export * from './AchievementList/AchievementList.tsx';
