export * from './BudgetChart.tsx';
export type { ClubBudget } from './budgetRows.ts';
