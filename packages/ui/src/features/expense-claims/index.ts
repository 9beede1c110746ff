/** Expense claims of users, and their payment by treasurers. */
export * from './CashCountDialog.tsx';
export * from './CashList.tsx';
export * from './ExpenseClaimDetail.tsx';
export * from './ExpenseClaimForm/ExpenseClaimForm.tsx';
export * from './ExpenseClaimList.tsx';
export * from './ExpenseDecision.tsx';
export * from './FeeDesk.tsx';
export * from './FeeDialog.tsx';
export * from './PayeeDialog/PayeeDialog.tsx';
export * from './PaymentBatchList.tsx';
export * from './PaymentDialog/PaymentDialog.tsx';
export * from './PaymentQueue.tsx';
