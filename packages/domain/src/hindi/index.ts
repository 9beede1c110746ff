export * from './hi.ts';
