export * from './TimeInput.tsx';
