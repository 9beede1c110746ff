import { expect, it } from 'vitest';
import { visibleIndexes } from './visibleIndexes.ts';

it.each([
  ['what is in sight', { from: 3, to: 6, count: 20 }, [3, 4, 5]],
  ['nothing of an empty list', { from: 0, to: 0, count: 0 }, []],
  ['the current one and its neighbours, before what is in sight', { from: 10, to: 12, count: 20, current: 4 }, [3, 4, 5, 10, 11]],
  ['the current one and its neighbours, after what is in sight', { from: 0, to: 2, count: 20, current: 9 }, [0, 1, 8, 9, 10]],
  ['a neighbour only where the current one is at the edge', { from: 3, to: 6, count: 20, current: 5 }, [3, 4, 5, 6]],
  ['no neighbour beyond the ends', { from: 5, to: 7, count: 20, current: 0 }, [0, 1, 5, 6]],
  ['no neighbour after the last', { from: 5, to: 7, count: 20, current: 19 }, [5, 6, 18, 19]],
])('returns %s', (_, range, expected) => {
  expect(visibleIndexes(range)).toEqual(expected);
});
