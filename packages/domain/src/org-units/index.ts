export * from './checkCreatesUnit.ts';
export * from './choices.ts';
export * from './clubData.ts';
export * from './following.ts';
export * from './orgUnit.ts';
export * from './orgUnitInput.ts';
export * from './unitTree.ts';
