export * from './endorse.ts';
export * from './endorsedSkillType.ts';
export * from './panel.ts';
