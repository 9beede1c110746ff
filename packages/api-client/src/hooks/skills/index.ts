export { useAddSkill } from './useAddSkill.ts';
export { useSkillCatalogue } from './useSkillCatalogue.ts';
export { useSkillsOf } from './useSkillsOf.ts';
