export * from '../../primitives/saving/saveFile.ts';
export * from './SaveList/SaveList.tsx';
