export * from './AccreditationHoles/AccreditationHoles.tsx';
export * from './AccreditationTable/AccreditationTable.tsx';
