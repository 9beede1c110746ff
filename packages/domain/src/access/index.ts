export * from './categories.ts';
export * from './roles.ts';
