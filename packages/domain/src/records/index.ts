export * from './confirmedEntries.ts';
export * from './credential.ts';
export * from './record.ts';
export * from './texts.ts';
