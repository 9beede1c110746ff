/** A person's skills: to look through, and to add one. */
export * from './AddSkillForm/AddSkillForm.tsx';
export * from './EndorsedBadge/EndorsedBadge.tsx';
export * from './UserSkillBrowser/UserSkillBrowser.tsx';
export * from './UserSkillFilters/UserSkillFilters.tsx';
export * from './UserSkillList/UserSkillList.tsx';
