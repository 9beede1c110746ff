export * from './id.ts';
