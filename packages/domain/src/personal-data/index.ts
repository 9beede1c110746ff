export * from './erasure.ts';
export * from './export.ts';
export * from './retention.ts';
export * from './texts.ts';
