import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { AmountOrZero, numberOr, OptionalAmount, optionalNumber } from './number.ts';

const Grade = optionalNumber({ min: 0, max: 10, step: 0.1, message: 'Enter a grade.', belowMin: 'Too low.' });

function messages(schema: v.GenericSchema<unknown, unknown>, input: unknown): string[] | undefined {
  return v.safeParse(schema, input).issues?.map(({ message }) => message);
}

describe('optionalNumber', () => {
  it.each([
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    ['7.5', 7.5],
    [' 7 ', 7],
    [10, 10],
    [0.1 + 0.2, 0.1 + 0.2],
  ])('parses %j', (input, number) => expect(v.parse(Grade, input)).toBe(number));

  it.each(['ten', '1e1', '0x5', 'Infinity', '1,5', true, {}, Number.NaN])('rejects %j', (input) =>
    expect(messages(Grade, input)).toEqual(['Enter a grade.']),
  );

  it('rejects values above the maximum, between steps and below the minimum', () => {
    expect(messages(Grade, 10.1)).toEqual(['Enter a grade.']);
    expect(messages(Grade, '7.55')).toEqual(['Enter a grade.']);
    expect(messages(Grade, -1)).toEqual(['Too low.']);
    expect(v.is(Grade, Number.POSITIVE_INFINITY)).toBe(false);
  });

  it('accepts every step between its bounds, as a number and as text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100 }),
        (tenths) => v.is(Grade, tenths / 10) && v.parse(Grade, String(tenths / 10)) === tenths / 10,
      ),
    );
  });
});

describe('numberOr', () => {
  const Count = numberOr(1, { min: 1, max: 5, step: 1, message: 'Enter a count.' });
  it('returns its default for a blank and otherwise the number', () => {
    expect(v.parse(Count, '')).toBe(1);
    expect(v.parse(Count, '3')).toBe(3);
    expect(messages(Count, 0)).toEqual(['Enter a count.']);
  });
});

describe('OptionalAmount and AmountOrZero', () => {
  it.each([0, 0.5, 1_000_000_000])('accept %d rupees', (amount) => {
    expect(v.parse(OptionalAmount, amount)).toBe(amount);
    expect(v.parse(AmountOrZero, amount)).toBe(amount);
  });
  it.each([-1, 1_000_000_001])('reject %d rupees', (amount) => {
    expect(messages(OptionalAmount, amount)).toEqual(['Enter an amount from 0 to 1,000,000,000.']);
    expect(messages(AmountOrZero, amount)).toEqual(['Enter an amount from 0 to 1,000,000,000.']);
  });
  it('parse a blank as null and as 0 respectively', () => {
    expect(v.parse(OptionalAmount, '')).toBeNull();
    expect(v.parse(AmountOrZero, '')).toBe(0);
  });
});
