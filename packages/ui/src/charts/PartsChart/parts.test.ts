import { describe, expect, it } from 'vitest';
import { partsSentence, toParts } from './parts.ts';

const EVENTS = { one: 'event', other: 'events' };

function figures(...values: number[]) {
  return values.map((value, index) => ({ name: `Kind ${index + 1}`, value }));
}

const parts = (...values: number[]) => toParts(figures(...values), { unit: EVENTS, locale: 'en-IN' });

describe('toParts', () => {
  it('returns the share and series color of each figure, largest first', () => {
    expect(parts(10, 30)).toEqual([
      { key: 'Kind 2', name: 'Kind 2', value: 30, figure: '30 · 75%', announced: '30 events, 75%', paint: 1 },
      { key: 'Kind 1', name: 'Kind 1', value: 10, figure: '10 · 25%', announced: '10 events, 25%', paint: 2 },
    ]);
  });

  it('paints a status in the color of its tone', () => {
    const states = [
      { name: 'Verified', value: 3, tone: 'positive' },
      { name: 'Pending', value: 1, tone: 'caution' },
    ] as const;
    expect(toParts(states, { unit: EVENTS, locale: 'en-IN' }).map(({ paint }) => paint)).toEqual(['positive', 'caution']);
  });

  it('returns eight parts without an Other part', () => {
    expect(parts(8, 7, 6, 5, 4, 3, 2, 1).map(({ paint }) => paint)).toEqual([1, 2, 5, 3, 8, 6, 4, 7]);
  });

  it('sums all parts after the eighth as Other', () => {
    const all = parts(10, 9, 8, 7, 6, 5, 4, 3, 2, 1);
    expect(all).toHaveLength(9);
    expect(all.at(-1)).toEqual({
      key: '10 parts',
      name: 'Other',
      value: 3,
      figure: '3 · 5%',
      announced: '3 events, 5%',
      paint: 'rest',
    });
  });

  it('omits parts with the value zero', () => {
    expect(parts(3, 0).map(({ name }) => name)).toEqual(['Kind 1']);
    expect(parts(0, 0)).toEqual([]);
  });
});

describe('partsSentence', () => {
  it.each([
    [figures(10, 30), 'Kind 2 is the largest part: 75% of 40 events.'],
    [figures(20, 20), 'Kind 1 and Kind 2 are the largest parts, 50% each of 40 events.'],
    [figures(0, 20), 'All 20 events in Kind 2.'],
    [figures(0, 0), 'No events yet.'],
    [[], 'No events yet.'],
  ])('summarizes the parts of %j in a sentence', (figures, sentence) => expect(partsSentence(figures, EVENTS, 'en-IN')).toBe(sentence));
});
