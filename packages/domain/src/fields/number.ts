import * as v from 'valibot';
import type { RuleMessage } from './ruleMessage.ts';

/** Maximum amount of money, in rupees. */
export const MAX_AMOUNT = 1_000_000_000;

export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** The value must be a multiple of it; 1 requires a whole number. Any decimal is allowed if omitted. */
  readonly step?: number;
  /** One message for all errors. */
  readonly message: RuleMessage;
  /** Separate message for values below the minimum. */
  readonly belowMin?: RuleMessage;
}

/** Parses the text of an input: '' is null; anything other than a plain decimal is NaN, which is refused. */
function toNumber(value: number | string | null): number | null {
  if (typeof value === 'number' || value === null) return value;
  const text = value.trim();
  if (text === '') return null;
  return /^[+-]?\d{1,15}(\.\d{1,15})?$/.test(text) ? Number(text) : Number.NaN;
}

function isMultiple(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/* @__NO_SIDE_EFFECTS__ */
function checked(rule: NumberRule) {
  return v.pipe(
    v.number(rule.message),
    v.finite(rule.message),
    v.minValue(rule.min, rule.belowMin ?? rule.message),
    v.maxValue(rule.max, rule.message),
    v.check((value) => rule.step === undefined || isMultiple(value, rule.step), rule.message),
  );
}

/** An optional number from a form: accepts a number, its text, '' or null; returns a number or null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalNumber(rule: NumberRule) {
  return v.pipe(v.nullish(v.union([v.number(), v.string()], rule.message), null), v.transform(toNumber), v.nullable(checked(rule)));
}

/** Like `optionalNumber`, with a default for blank input. */
/* @__NO_SIDE_EFFECTS__ */
export function numberOr(fallback: number, rule: NumberRule) {
  return v.pipe(
    optionalNumber(rule),
    v.transform((value) => value ?? fallback),
  );
}

/** An optional amount in rupees, 0 to 1,000,000,000. */
export const OptionalAmount = optionalNumber({
  min: 0,
  max: MAX_AMOUNT,
  message: 'Enter an amount from 0 to 1,000,000,000.',
});

/** An amount in rupees that defaults to 0. */
export const AmountOrZero = numberOr(0, { min: 0, max: MAX_AMOUNT, message: 'Enter an amount from 0 to 1,000,000,000.' });
