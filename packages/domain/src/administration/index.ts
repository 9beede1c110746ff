export * from './auditRow.ts';
export * from './cells.ts';
export * from './imports.ts';
export * from './institute.ts';
export * from './offices.ts';
export * from './person.ts';
export * from './units.ts';
export * from './work.ts';
