/** The endorsement work of office-bearers. */
export { capitalizedOptions } from '../forms/options.ts';
export * from './EndorsementCard/EndorsementCard.tsx';
export * from './EndorsementPanel/AchievementQueue.tsx';
export * from './EndorsementPanel/EndorsementPanel.tsx';
export * from './EndorsementQueue/EndorsementQueue.tsx';
export { achievementItem, type EndorsementItem, userSkillItem } from './endorsementItem.ts';
