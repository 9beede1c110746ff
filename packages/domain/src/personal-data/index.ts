export * from './export.ts';
export * from './leaving.ts';
export * from './retention.ts';
export * from './texts.ts';
