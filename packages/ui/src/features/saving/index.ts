export * from './SaveList/SaveList.tsx';
