/** What office-bearers work through. It has a door of its own, for students never open it. */
export * from './EndorsementPanel/AchievementQueue.tsx';
export * from './EndorsementPanel/EndorsementPanel.tsx';
export type { PendingList } from './EndorsementPanel/ShownQueue.tsx';
