import { expect, it } from 'vitest';
import { visibleIndexes } from './visibleIndexes.ts';

it.each([
  ['the indexes of the visible items', { from: 3, to: 6, count: 20 }, [3, 4, 5]],
  ['no indexes for an empty list', { from: 0, to: 0, count: 0 }, []],
  ['the visible items and the current item with its neighbors before them', { from: 10, to: 12, count: 20, current: 4 }, [3, 4, 5, 10, 11]],
  ['the visible items and the current item with its neighbors after them', { from: 0, to: 2, count: 20, current: 9 }, [0, 1, 8, 9, 10]],
  ['only the hidden neighbor of a current item at the edge of the visible items', { from: 3, to: 6, count: 20, current: 5 }, [3, 4, 5, 6]],
  ['no neighbor before the first item', { from: 5, to: 7, count: 20, current: 0 }, [0, 1, 5, 6]],
  ['no neighbor after the last item', { from: 5, to: 7, count: 20, current: 19 }, [5, 6, 18, 19]],
])('returns %s', (_, range, expected) => {
  expect(visibleIndexes(range)).toEqual(expected);
});
