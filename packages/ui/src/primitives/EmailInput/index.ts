export * from './EmailInput.tsx';
