export * from './listsCsv.ts';
