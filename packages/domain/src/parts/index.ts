export * from './parts.ts';
export * from './words.ts';
