import { expect, it } from 'vitest';
import { byCategory, toFigures, toMonths } from './toFigures.ts';

it.each([
  ['B.Tech', 'B.Tech'],
  [2024, '2024'],
  [null, 'Not given'],
  ['', 'Not given'],
])('names the group %j "%s"', (_id, name) => expect(toFigures([{ _id, count: 3 }])).toEqual([{ name, value: 3 }]));

it('names a missing category "Not given"', () => {
  expect(byCategory([{ category: 'technical', count: 9 }, { count: 2 }, { category: null, count: 1 }])).toEqual([
    { name: 'technical', value: 9 },
    { name: 'Not given', value: 2 },
    { name: 'Not given', value: 1 },
  ]);
});

it('converts participation data to months', () => {
  expect(toMonths([{ _id: { year: 2026, month: 11 }, uniqueParticipants: 84 }])).toEqual([{ year: 2026, month: 11, value: 84 }]);
});
