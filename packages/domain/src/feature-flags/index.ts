export * from './featureFlags.ts';
export * from './recognition.ts';
export * from './words.ts';
