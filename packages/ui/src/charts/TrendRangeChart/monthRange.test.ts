import { describe, expect, it } from 'vitest';
import { monthAfterKey, shifted, withEnd } from './monthRange.ts';

const RANGE = { first: 10, last: 20 };
const LIMITS = { count: 48, max: 36 };

describe('withEnd and monthAfterKey', () => {
  it.each([
    ['first', 3, { first: 3, last: 20 }],
    ['first', 30, { first: 20, last: 20 }],
    ['first', -9, { first: 0, last: 20 }],
    ['last', 30, { first: 10, last: 30 }],
    ['last', 5, { first: 10, last: 10 }],
    ['last', 99, { first: 10, last: 45 }],
  ] as const)('set the "%s" end to month %i', (end, month, range) => expect(withEnd(RANGE, end, month, LIMITS)).toEqual(range));

  it('limit the range to the available months and the maximum length', () => {
    expect(withEnd({ first: 30, last: 40 }, 'last', 99, LIMITS)).toEqual({ first: 30, last: 47 });
    expect(withEnd({ first: 30, last: 40 }, 'first', 0, LIMITS)).toEqual({ first: 5, last: 40 });
  });

  it.each([
    ['ArrowRight', 11, 9],
    ['ArrowLeft', 9, 11],
    ['ArrowUp', 11, 11],
    ['PageDown', -2, -2],
    ['Home', -38, -38],
    ['End', 58, 58],
    ['a', undefined, undefined],
  ])('handle the key %s in both text directions', (key, leftToRight, rightToLeft) => {
    expect(monthAfterKey(key, 10, { count: 48, isRightToLeft: false })).toBe(leftToRight);
    expect(monthAfterKey(key, 10, { count: 48, isRightToLeft: true })).toBe(rightToLeft);
  });
});

it('shifts the whole range and keeps its length at both limits', () => {
  expect(shifted(RANGE, 5, LIMITS)).toEqual({ first: 15, last: 25 });
  expect(shifted(RANGE, -99, LIMITS)).toEqual({ first: 0, last: 10 });
  expect(shifted(RANGE, 99, LIMITS)).toEqual({ first: 37, last: 47 });
});
