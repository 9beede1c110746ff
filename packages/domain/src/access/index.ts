export * from './categories.ts';
export * from './decideRoute.ts';
export * from './policy.ts';
export type { PolicyRow, PolicyTable } from './policyRow.ts';
export * from './roleNames.ts';
export * from './roles.ts';
export * from './routes.ts';
export * from './signInProviders.ts';
