import * as v from 'valibot';
import type { RuleMessage } from './ruleMessage.ts';

/** The most that any amount of money may be, in rupees. */
export const LARGEST_AMOUNT = 1_000_000_000;

export interface NumberRule {
  readonly min: number;
  readonly max: number;
  /** The value must be a multiple of it; 1 asks for a whole number. Any decimal will do where it is left out. */
  readonly step?: number;
  /** One sentence for every way to be wrong. */
  readonly message: RuleMessage;
  /** Message below the minimum, where it has one of its own. */
  readonly belowMin?: RuleMessage;
}

/** Inputs give text: '' means nothing was entered, anything that is not a plain decimal becomes NaN and is refused. */
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

/** A number from a form that may be blank: takes a number, its text, '' or null; gives a number or null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalNumber(rule: NumberRule) {
  return v.pipe(v.nullish(v.union([v.number(), v.string()], rule.message), null), v.transform(toNumber), v.nullable(checked(rule)));
}

/** As `optionalNumber`, but blank gives the default. */
/* @__NO_SIDE_EFFECTS__ */
export function numberOr(fallback: number, rule: NumberRule) {
  return v.pipe(
    optionalNumber(rule),
    v.transform((value) => value ?? fallback),
  );
}

/** An amount in rupees, 0 to 1,000,000,000, that may be blank. */
export const OptionalAmount = optionalNumber({
  min: 0,
  max: LARGEST_AMOUNT,
  message: 'Enter an amount from 0 to 1,000,000,000.',
});

/** An amount in rupees that is 0 where it is blank. */
export const AmountOrZero = numberOr(0, { min: 0, max: LARGEST_AMOUNT, message: 'Enter an amount from 0 to 1,000,000,000.' });
