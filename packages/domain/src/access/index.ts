export * from './categories.ts';
export * from './policy.ts';
export type { PolicyRow, PolicyTable } from './policyRow.ts';
export * from './roles.ts';
