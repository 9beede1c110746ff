export * from './RepeatingRows.tsx';
