import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAfter, withPendingRemovals } from './pendingRemoval.ts';

const list = (ids: string) => [...ids].map((_id) => ({ _id }));
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).join('');

describe('withPendingRemovals', () => {
  it.each([
    ['acd', [['b', 1]], 'abcd'],
    ['abcd', [['b', 1]], 'abcd'],
    [
      'ad',
      [
        ['c', 2],
        ['b', 1],
      ],
      'abcd',
    ],
    ['', [['a', 0]], 'a'],
    ['ab', [['z', 7]], 'abz'],
  ] as const)('%s with %j is %s', (items, pendingRemovals, shown) => {
    expect(
      ids(
        withPendingRemovals(
          list(items),
          pendingRemovals.map(([_id, place]) => ({ item: { _id }, place })),
        ),
      ),
    ).toBe(shown);
  });

  it('shows everything as it was, whichever items are pendingRemovals', () => {
    const all = list('abcdefgh');
    fc.assert(
      fc.property(fc.subarray(all), fc.boolean(), (gone, isRefreshed) => {
        const pendingRemovals = gone.map((item) => ({ item, place: all.indexOf(item) }));
        const left = isRefreshed ? all : all.filter((item) => !gone.includes(item));
        expect(withPendingRemovals(left, pendingRemovals)).toEqual(all);
      }),
    );
  });
});

it.each([
  ['abc', 'a', '', 'b'],
  ['abc', 'a', 'b', 'c'],
  ['abc', 'c', '', 'b'],
  ['abc', 'c', 'b', 'a'],
  ['abc', 'b', 'ac', undefined],
  ['a', 'a', '', undefined],
])('in %s, %s is followed, while %j leaves, by %s', (shown, id, pendingRemovals, next) =>
  expect(nextAfter(list(shown), id, new Set(pendingRemovals))?._id).toBe(next),
);
