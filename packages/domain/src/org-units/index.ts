export * from './orgUnit.ts';
