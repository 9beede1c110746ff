export * from './BudgetBar.tsx';
