export * from './institute.ts';
