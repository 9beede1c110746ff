export * from './clubData.ts';
export * from './orgUnit.ts';
export * from './orgUnitInput.ts';
