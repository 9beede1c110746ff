export * from './campusTime.ts';
export * from './format.ts';
export * from './instant.ts';
