export * from '../../primitives/downloads/saveFile.ts';
export * from './ExportListButton/ExportListButton.tsx';
