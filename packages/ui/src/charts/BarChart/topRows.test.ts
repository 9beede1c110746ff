import { describe, expect, it } from 'vitest';
import { barSentence, topRows } from './topRows.ts';

const HOLDERS = { one: 'position holder', other: 'position holders' };
const CLUBS = [
  { name: 'Music Club', value: 10 },
  { name: 'Robotics Club', value: 12 },
  { name: 'Chess Club', value: 0 },
];

describe('topRows', () => {
  it('keeps the first rows up to the limit, and keys rows of equal names by id', () => {
    expect(topRows(CLUBS, HOLDERS, 2, 'en-IN').rows).toEqual([
      { key: 'Music Club', name: 'Music Club', value: 10, figure: '10', announced: '10 position holders' },
      { key: 'Robotics Club', name: 'Robotics Club', value: 12, figure: '12', announced: '12 position holders' },
    ]);
    const named = ['2', '1'].map((id) => ({ id, name: 'B', value: 1 }));
    expect(topRows(named, HOLDERS, 5, 'en-IN').rows.map(({ key }) => key)).toEqual(['2', '1']);
  });
});

describe('barSentence', () => {
  it.each([
    [CLUBS, 5, 'Robotics Club leads with 12 of 22 position holders.'],
    [CLUBS, 2, 'Robotics Club leads with 12 of 22 position holders. The 2 largest of 3 are shown.'],
    [CLUBS.slice(0, 1), 5, 'Music Club has 10 position holders.'],
    [CLUBS.slice(2), 5, 'No position holders yet.'],
    [[...CLUBS, { name: 'Dance Club', value: 12 }], 5, '2 share the lead with 12 position holders each.'],
    [[], 5, 'No position holders yet.'],
  ])('summarizes the figures %j with a limit of %d', (figures, top, sentence) =>
    expect(barSentence(figures, HOLDERS, top, 'en-IN')).toBe(sentence),
  );
});
