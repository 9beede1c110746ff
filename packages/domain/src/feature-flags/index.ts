export * from './featureFlags.ts';
export * from './words.ts';
