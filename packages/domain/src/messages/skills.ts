/** Texts of the skills screen and of its form. */
export const SKILL_TEXTS = {
  emptyTitle: 'No skills added yet',
  noneFound: 'No Skills Found',
  add: 'Add Skills',
  view: 'View Skills',
  skillRequired: 'Please select a skill.',
  newSkillIncomplete: 'Please fill all required fields for the new skill.',
  added: 'Skill added successfully!',
  addFailed: 'Error adding skill. It might already exist in your profile.',
} as const;
