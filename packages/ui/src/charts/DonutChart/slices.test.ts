import { describe, expect, it } from 'vitest';
import { donutSentence, toSlices } from './slices.ts';

const EVENTS = { one: 'event', other: 'events' };

function figures(...values: number[]) {
  return values.map((value, index) => ({ name: `Kind ${index + 1}`, value }));
}

describe('toSlices', () => {
  it('gives each figure its share and its series, largest first', () => {
    expect(toSlices(figures(10, 30))).toEqual([
      { key: 'Kind 2', name: 'Kind 2', value: 30, share: '75%', series: 1 },
      { key: 'Kind 1', name: 'Kind 1', value: 10, share: '25%', series: 2 },
    ]);
  });

  it('draws eight without an Other', () => {
    expect(toSlices(figures(8, 7, 6, 5, 4, 3, 2, 1)).map(({ series }) => series)).toEqual([1, 2, 5, 3, 8, 6, 4, 7]);
  });

  it('sums what is beyond eight up as Other', () => {
    const slices = toSlices(figures(10, 9, 8, 7, 6, 5, 4, 3, 2, 1));
    expect(slices).toHaveLength(9);
    expect(slices.at(-1)).toEqual({ key: 'other slices', name: 'Other', value: 3, share: '5%', series: 'other' });
  });

  it('has no slice for nothing', () => {
    expect(toSlices(figures(3, 0)).map(({ name }) => name)).toEqual(['Kind 1']);
    expect(toSlices(figures(0, 0))).toEqual([]);
  });
});

describe('donutSentence', () => {
  it.each([
    [figures(10, 30), 'Kind 2 is the largest part: 75% of 40 events.'],
    [figures(20, 20), 'Kind 1 and Kind 2 are the largest parts, 50% each of 40 events.'],
    [figures(0, 20), 'All 20 events in Kind 2.'],
    [figures(0, 0), 'No events yet.'],
    [[], 'No events yet.'],
  ])('of %j', (given, sentence) => expect(donutSentence(given, EVENTS, 'en-IN')).toBe(sentence));
});
