import { describe, expect, it } from 'vitest';
import { THEMES } from '../../themes/themes.ts';
import { apart, MIN_DISTANCE, pairsOf, SIGHTS, type Sight, seenAs } from './sight.ts';

const sights = Object.keys(SIGHTS) as Sight[];

it('measures the perceived distance between colors, which is smaller with protanopia', () => {
  expect(apart('#000000', '#ffffff', 'usual')).toBeCloseTo(100, 1);
  expect(apart('#c03030', '#c03030', 'usual')).toBe(0);
  expect(apart('#b33b00', '#5f7000', 'protanopia')).toBeLessThan(apart('#b33b00', '#5f7000', 'usual') / 2);
});

it('keeps gray unchanged and simulates red with protanopia', () => {
  expect(sights.map((sight) => seenAs('#808080', sight))).toEqual(['#808080', '#808080', '#808080', '#808080']);
  expect(seenAs('#ff0000', 'usual')).toBe('#ff0000');
  expect(seenAs('#ff0000', 'protanopia')).toBe('#6d5f00');
});

it('throws for a text that is not a color', () => {
  expect(() => seenAs('paper', 'usual')).toThrow('paper is no color.');
});

describe.each(Object.entries(THEMES))('chart series colors in the %s theme', (_theme, { chart }) => {
  it.each(sights)('have the minimum distance from each other for %s', (sight) => {
    const pairs = pairsOf(chart.series, sight);
    expect(pairs).toHaveLength(28);
    expect(pairs.filter(({ apart: distance }) => distance < MIN_DISTANCE)).toEqual([]);
  });
});
