export * from '../../primitives/files/saveFile.ts';
export * from './ExportListButton/ExportListButton.tsx';
