/** What a page loads only when somebody adds an achievement. The list is in the door of all features. */
export * from './AchievementForm/AchievementForm.tsx';
