export * from './addSkill.ts';
export * from './filter.ts';
export * from './skill.ts';
export * from './skillInput.ts';
export * from './userSkill.ts';
