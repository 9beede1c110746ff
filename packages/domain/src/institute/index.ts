export * from './defaultInstitute.ts';
export * from './institute.ts';
