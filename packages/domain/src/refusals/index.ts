export * from './refusal.ts';
export * from './status.ts';
