import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextAfter, withLeaving } from './leaving.ts';

const list = (ids: string) => [...ids].map((_id) => ({ _id }));
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).join('');

describe('withLeaving', () => {
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
  ] as const)('%s with %j is %s', (items, leaving, shown) => {
    expect(
      ids(
        withLeaving(
          list(items),
          leaving.map(([_id, place]) => ({ item: { _id }, place })),
        ),
      ),
    ).toBe(shown);
  });

  it('shows everything as it was, whichever items are leaving', () => {
    const all = list('abcdefgh');
    fc.assert(
      fc.property(fc.subarray(all), fc.boolean(), (gone, isRefreshed) => {
        const leaving = gone.map((item) => ({ item, place: all.indexOf(item) }));
        const left = isRefreshed ? all : all.filter((item) => !gone.includes(item));
        expect(withLeaving(left, leaving)).toEqual(all);
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
])('in %s, %s is followed, while %j leaves, by %s', (shown, id, leaving, next) =>
  expect(nextAfter(list(shown), id, new Set(leaving))?._id).toBe(next),
);
