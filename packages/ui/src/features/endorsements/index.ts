/** What office-bearers work through. */
export { wordOptions } from '../capitalized.ts';
export * from './EndorsementPanel/AchievementQueue.tsx';
export * from './EndorsementPanel/EndorsementPanel.tsx';
export type { PendingList } from './EndorsementPanel/ShownQueue.tsx';
