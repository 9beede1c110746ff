/** Format of amounts: ISO 4217 code and BCP 47 tag. */
export interface MoneyFormat {
  readonly currency: string;
  readonly locale: string;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ currency, locale }: MoneyFormat): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  if (known) return known;
  const built = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0, signDisplay: 'negative' });
  formats.set(key, built);
  return built;
}

/** Formats an amount for display: 1234567.5 rupees on an Indian campus give '₹12,34,568'. A missing amount counts as zero. */
export function formatMoney(amount: number | null | undefined, format: MoneyFormat): string {
  return formatOf(format).format(amount ?? 0);
}

/** Returns the spent part of a budget in whole percent; 0 if nothing was allocated, more than 100 if it is overspent. */
export function percentSpent({ spent, allocated }: { spent: number; allocated: number }): number {
  return allocated > 0 ? Math.round((spent / allocated) * 100) : 0;
}
