/** How an institute writes amounts: ISO 4217 code and BCP 47 tag. */
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

/** An amount as people read it: 1234567.5 rupees on an Indian campus give '₹12,34,568'. A missing amount counts as nothing. */
export function formatMoney(amount: number | null | undefined, format: MoneyFormat): string {
  return formatOf(format).format(amount ?? 0);
}

/** How much of a budget is spent, in whole percent; 0 where nothing was allocated, more than 100 where it is overspent. */
export function percentSpent({ spent, allocated }: { spent: number; allocated: number }): number {
  return allocated > 0 ? Math.round((spent / allocated) * 100) : 0;
}
