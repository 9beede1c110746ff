import { formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { HUE, hueOf } from './hue.ts';
import { MIN_CONTRAST } from './pairs.ts';
import type { ThemeName } from './themeNames.ts';

const HUES = Array.from({ length: 360 }, (_, hue) => hue);

// High contrast uses the colors of the light scheme.
describe.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['high-contrast', 'light'],
] as const satisfies [ThemeName, keyof typeof HUE][])('name colors in the %s theme', (theme, scheme) => {
  it('have the minimum contrast of text in every hue', () => {
    const { surface, text } = HUE[scheme];
    const color = ([l, c]: readonly [number, number], h: number) => formatHex({ mode: 'oklch', l, c, h });
    expect(HUES.filter((hue) => wcagContrast(color(text, hue), color(surface, hue)) < MIN_CONTRAST[theme].text)).toEqual([]);
  });
});

it('assigns each name a fixed hue, ignoring case and outer spaces', () => {
  expect(hueOf('Robotics Club')).toBe(hueOf(' robotics club '));
  expect(['Meera Iyer', 'Aditi Sharma', 'Robotics Club', 'Drama Club', ''].map(hueOf)).toEqual([196, 146, 132, 92, 61]);
  const hues = Array.from({ length: 2000 }, (_, index) => hueOf(`Name ${index}`));
  expect([Math.min(...hues), Math.max(...hues)]).toEqual([45, 344]);
});
