export * from './descriptions.ts';
export * from './featureFlags.ts';
