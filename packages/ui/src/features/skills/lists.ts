export * from './EndorsedBadge/EndorsedBadge.tsx';
export * from './UserSkillBrowser/UserSkillBrowser.tsx';
export * from './UserSkillList/UserSkillListLoading.tsx';
