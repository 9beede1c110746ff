export * from './appearance.ts';
