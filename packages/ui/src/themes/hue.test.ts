import { formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { HUE, hueOf } from './hue.ts';

const HUES = Array.from({ length: 360 }, (_, hue) => hue);

describe.each(['light', 'dark'] as const)('name colors in the %s scheme', (scheme) => {
  it('have enough contrast in every hue', () => {
    const { surface, text } = HUE[scheme];
    const color = ([l, c]: readonly [number, number], h: number) => formatHex({ mode: 'oklch', l, c, h });
    // High contrast requires 7 to 1.
    expect(HUES.filter((hue) => wcagContrast(color(text, hue), color(surface, hue)) < (scheme === 'light' ? 7 : 4.5))).toEqual([]);
  });
});

it('assigns each name a fixed hue, ignoring case and outer spaces', () => {
  expect(hueOf('Robotics Club')).toBe(hueOf(' robotics club '));
  expect(['Meera Iyer', 'Aditi Sharma', 'Robotics Club', 'Drama Club', ''].map(hueOf)).toEqual([196, 146, 132, 92, 61]);
  const hues = Array.from({ length: 2000 }, (_, index) => hueOf(`Name ${index}`));
  expect([Math.min(...hues), Math.max(...hues)]).toEqual([45, 344]);
});
