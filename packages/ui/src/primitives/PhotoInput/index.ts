export * from './PhotoInput.tsx';
