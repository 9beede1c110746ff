export * from './AccreditationHoles.tsx';
export * from './AccreditationTable.tsx';
