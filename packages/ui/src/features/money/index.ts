export * from './AllocateDialog.tsx';
export * from './BudgetDialog.tsx';
export * from './BudgetFacts.tsx';
export * from './BudgetList.tsx';
export * from './CorrectDialog.tsx';
export * from './JournalTable.tsx';
export * from './MoneyFacts.tsx';
export * from './UnitMoneyTable.tsx';
