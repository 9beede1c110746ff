/** What a page loads only when somebody adds a skill. The lists are in the door of all features. */
export * from './AddSkillForm/AddSkillForm.tsx';
