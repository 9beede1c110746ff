export * from './endorse.ts';
export * from './endorsementType.ts';
export * from './panel.ts';
