const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0, signDisplay: 'negative' });

/** An amount of rupees as people read it: 1234567.5 gives '₹12,34,568'. A missing amount counts as nothing. */
export function formatRupees(amount: number | null | undefined): string {
  return RUPEES.format(amount ?? 0);
}

/** How much of a budget is spent, in whole percent; 0 where nothing was allocated, more than 100 where it is overspent. */
export function percentSpent({ spent, allocated }: { spent: number; allocated: number }): number {
  return allocated > 0 ? Math.round((spent / allocated) * 100) : 0;
}
