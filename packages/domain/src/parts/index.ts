export * from './parts.ts';
