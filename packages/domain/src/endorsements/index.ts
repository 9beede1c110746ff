export * from './endorsementType.ts';
export * from './panel.ts';
