export * from './AchievementBrowser/AchievementBrowser.tsx';
export * from './AchievementList/AchievementListLoading.tsx';
