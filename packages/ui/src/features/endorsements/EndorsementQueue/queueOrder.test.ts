import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupFrom, inGroups, nextAfter } from './queueOrder.ts';

const list = (ids: string) => [...ids].map((_id) => ({ _id }));
const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).join('');
/** Upper and lower case of a letter are one group. */
const groupOf = ({ _id }: { _id: string }) => _id.toLowerCase();

it.each([
  ['abAcB', 'aAbBc'],
  ['abc', 'abc'],
  ['', ''],
])('groups the items %s as %s', (items, grouped) => expect(ids(inGroups(list(items), groupOf))).toBe(grouped));

it.each([
  ['aAbBc', 0, 'aA'],
  ['aAbBc', 1, ''],
  ['aAbBc', 2, 'bB'],
  ['aAbBc', 4, 'c'],
  ['aAbBc', 5, ''],
])('finds in %s the group that starts at index %i: %j', (items, place, group) =>
  expect(ids(groupFrom(list(items), place, groupOf))).toBe(group),
);

it.each([
  ['abc', 'a', '', 'b'],
  ['abc', 'a', 'b', 'c'],
  ['abc', 'c', '', 'b'],
  ['abc', 'c', 'b', 'a'],
  ['abc', 'b', 'ac', undefined],
  ['a', 'a', '', undefined],
])('finds in %s the item after %s, with %j already processed: %s', (shown, id, held, next) =>
  expect(nextAfter(list(shown), id, ({ _id }) => held.includes(_id))?._id).toBe(next),
);

it('keeps all items and puts each group in one place', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'aAbBcC')), (letters) => {
      const grouped = inGroups(list(letters.join('')), groupOf);
      expect(grouped.map(({ _id }) => _id).toSorted()).toEqual(letters.toSorted());
      const pieces = grouped.filter((_, place) => groupFrom(grouped, place, groupOf).length > 0);
      expect(pieces).toHaveLength(new Set(grouped.map(groupOf)).size);
    }),
  );
});
