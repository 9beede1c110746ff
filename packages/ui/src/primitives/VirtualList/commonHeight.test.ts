import { expect, it } from 'vitest';
import { commonHeight } from './commonHeight.ts';

it('expects what was estimated until it has seen a row', () => {
  expect(commonHeight(48).expected).toBe(48);
});

it.each([
  [[72], 72],
  [[72, 96], 72],
  [[72, 96, 96], 96],
  [[72, 96, 96, 72], 96],
])('having seen %j, expects %i', (seen, expected) => {
  const heights = commonHeight(48);
  expect(seen.map(heights.add)).toEqual(seen);
  expect(heights.expected).toBe(expected);
});
