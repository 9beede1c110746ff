import * as v from 'valibot';
import { MAX_AMOUNT } from '../fields/number.ts';
import type { MoneyFormat } from '../money/money.ts';

/** An amount in hundredths of the institute's currency, as an integer, so that sums are exact. */
export type Paise = number;

const PAISE_A_RUPEE = 100;
export const MAX_PAISE = MAX_AMOUNT * PAISE_A_RUPEE;

const AMOUNT = 'Enter an amount from 0.01 to 1,000,000,000.';
export const FROM_NOTHING = 'Enter an amount from 0 to 1,000,000,000.';

/** A positive amount in a request, in paise. */
export const PaiseAmount = v.pipe(v.number(AMOUNT), v.integer(AMOUNT), v.minValue(1, AMOUNT), v.maxValue(MAX_PAISE, AMOUNT));

/** Parses typed rupees with at most two decimals, of at least `least` paise. Undefined if invalid. */
export function typedPaise(text: string, min: Paise = 1): Paise | undefined {
  const plain = text.trim().replaceAll(',', '');
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return undefined;
  const [rupees = '', rest = ''] = plain.split('.');
  const paise = Number(rupees) * PAISE_A_RUPEE + Number(rest.padEnd(2, '0'));
  return paise >= min && paise <= MAX_PAISE ? paise : undefined;
}

/** An amount typed in rupees; returns paise. */
/* @__NO_SIDE_EFFECTS__ */
export function typedAmount(min: Paise = 1) {
  const message = min === 0 ? FROM_NOTHING : AMOUNT;
  return v.pipe(
    v.string(message),
    v.transform((text) => typedPaise(text, min)),
    v.number(message),
  );
}

/** Formats paise for a form: in rupees, with decimals only if needed. */
export function amountText(paise: Paise): string {
  return toRupees(paise).toFixed(paise % PAISE_A_RUPEE === 0 ? 0 : 2);
}

/** Converts paise to rupees for calls of the original specification. */
export function toRupees(paise: Paise): number {
  return paise / PAISE_A_RUPEE;
}

/** Converts rupees with at most two decimals to paise. */
export function toPaise(rupees: number): Paise {
  return Math.round(rupees * PAISE_A_RUPEE);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf({ currency, locale }: MoneyFormat, digits: number): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, signDisplay: 'negative' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  });
  formats.set(key, made);
  return made;
}

/** Formats an exact amount: without decimals for whole rupees, 1250050 as '₹12,500.50'. */
export function formatPaise(paise: Paise, format: MoneyFormat): string {
  return formatOf(format, paise % PAISE_A_RUPEE === 0 ? 0 : 2).format(toRupees(paise));
}
