/** A person's skills: to look through, and to add one. */
export * from './AddSkillForm/AddSkillForm.tsx';
export * from './EndorsedBadge/EndorsedBadge.tsx';
export * from './UserSkillBrowser/UserSkillBrowser.tsx';
export * from './UserSkillList/UserSkillListLoading.tsx';
