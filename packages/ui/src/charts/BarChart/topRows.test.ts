import { describe, expect, it } from 'vitest';
import { barSentence, topRows } from './topRows.ts';

const HOLDERS = { one: 'position holder', other: 'position holders' };
const CLUBS = [
  { name: 'Music Club', value: 10 },
  { name: 'Robotics Club', value: 12 },
  { name: 'Chess Club', value: 0 },
];

describe('topRows', () => {
  it('takes the largest, largest first, and leaves the given list alone', () => {
    const given = structuredClone(CLUBS);
    expect(topRows(given, HOLDERS, 2, 'en-IN').rows).toEqual([
      { key: 'Robotics Club', name: 'Robotics Club', value: 12, figure: '12', spoken: '12 position holders' },
      { key: 'Music Club', name: 'Music Club', value: 10, figure: '10', spoken: '10 position holders' },
    ]);
    expect(given).toEqual(CLUBS);
  });

  it('keeps the order of equals', () => {
    const rows = topRows(
      [
        { id: '2', name: 'B', value: 1 },
        { id: '1', name: 'B', value: 1 },
      ],
      HOLDERS,
      5,
      'en-IN',
    ).rows;
    expect(rows.map(({ key }) => key)).toEqual(['2', '1']);
  });
});

describe('barSentence', () => {
  it.each([
    [CLUBS, 5, 'Robotics Club leads with 12 of 22 position holders.'],
    [CLUBS, 2, 'Robotics Club leads with 12 of 22 position holders. The largest 2 of 3 are drawn.'],
    [CLUBS.slice(0, 1), 5, 'Music Club has 10 position holders.'],
    [CLUBS.slice(2), 5, 'No position holders yet.'],
    [[...CLUBS, { name: 'Dance Club', value: 12 }], 5, '2 share the lead with 12 position holders each.'],
    [[], 5, 'No position holders yet.'],
  ])('of %j, top %d', (figures, top, sentence) => expect(barSentence(figures, HOLDERS, top, 'en-IN')).toBe(sentence));
});
