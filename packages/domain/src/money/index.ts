export * from './rupees.ts';
