export * from './TagListInput.tsx';
