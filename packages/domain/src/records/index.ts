export * from './credential.ts';
export * from './earned.ts';
export * from './record.ts';
export * from './texts.ts';
