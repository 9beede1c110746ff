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
])('moves with %s from row %d of 25 to row %d', (key, index, to) => {
  expect(stepBy(key, { index, count: 25, columns: 1 })).toBe(to);
});

it.each([
  ['ArrowDown', 4, 7],
  ['ArrowDown', 23, 24],
  ['ArrowUp', 4, 1],
  ['ArrowRight', 2, 3],
  ['ArrowRight', 24, 24],
  ['ArrowLeft', 3, 2],
])('moves with %s from item %d to item %d of 25 in three columns', (key, index, to) => {
  expect(stepBy(key, { index, count: 25, columns: 3 })).toBe(to);
});

it('ignores other keys and an empty list', () => {
  expect(stepBy('Enter', { index: 3, count: 25, columns: 1 })).toBeUndefined();
  expect(stepBy('ArrowRight', { index: 3, count: 25, columns: 1 })).toBeUndefined();
  expect(stepBy('toString', { index: 3, count: 25, columns: 1 })).toBeUndefined();
  expect(stepBy('End', { index: 0, count: 0, columns: 1 })).toBeUndefined();
});
