export * from './accounts.ts';
export * from './budget.ts';
export * from './entry.ts';
export * from './overview.ts';
export * from './paise.ts';
export * from './scope.ts';
export * from './spending.ts';
export * from './texts.ts';
