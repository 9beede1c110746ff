/** A user's skills: browsing, and adding one. */
export * from './AddSkillForm/AddSkillForm.tsx';
export * from './EndorsedBadge/EndorsedBadge.tsx';
export * from './UserSkillBrowser/UserSkillBrowser.tsx';
export * from './UserSkillFilters/UserSkillFilters.tsx';
export * from './UserSkillList/UserSkillList.tsx';
