import { expect, it } from 'vitest';
import { stepBy } from './steps.ts';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 0],
  ['ArrowDown', 24, 24],
  ['PageDown', 3, 13],
  ['PageDown', 20, 24],
  ['PageUp', 13, 3],
  ['PageUp', 4, 0],
  ['Home', 17, 0],
  ['End', 17, 24],
])('%s leads from row %d of 25 to row %d', (key, from, to) => {
  expect(stepBy(key, from, 25)).toBe(to);
});

it('leaves other keys, and a list without rows, alone', () => {
  expect(stepBy('Enter', 3, 25)).toBeUndefined();
  expect(stepBy('toString', 3, 25)).toBeUndefined();
  expect(stepBy('End', 0, 0)).toBeUndefined();
});
