export * from './MultiCombobox.tsx';
