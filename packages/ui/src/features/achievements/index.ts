/** A user's achievements: browsing, and adding one. */
export * from './AchievementBrowser/AchievementBrowser.tsx';
export * from './AchievementFilters/AchievementFilters.tsx';
export * from './AchievementForm/AchievementForm.tsx';
export * from './AchievementList/AchievementList.tsx';
