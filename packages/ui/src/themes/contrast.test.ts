import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { type ColorPair, controlPairs, LEAST_CONTRAST, textPairs } from './pairs.ts';
import { THEME_NAMES } from './themeNames.ts';
import { THEMES } from './themes.ts';

function below(pairs: readonly ColorPair[], least: number): string[] {
  return pairs
    .map(({ name, front, back }) => ({ name, ratio: wcagContrast(front, back) }))
    .filter(({ ratio }) => ratio < least)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)}`);
}

it('asks of each theme what WCAG asks, and of high contrast more', () => {
  expect(LEAST_CONTRAST).toEqual({
    light: { text: 4.5, control: 3 },
    dark: { text: 4.5, control: 3 },
    'high-contrast': { text: 7, control: 4.5 },
  });
  expect(wcagContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(THEME_NAMES)('the %s theme', (name) => {
  const { text, control } = LEAST_CONTRAST[name];

  it('has text that can be read on all that it stands on', () => {
    expect(textPairs(THEMES[name])).toHaveLength(34);
    expect(below(textPairs(THEMES[name]), text)).toEqual([]);
  });

  it('has controls, focus, marks and chart series that can be seen', () => {
    expect(controlPairs(THEMES[name])).toHaveLength(21);
    expect(below(controlPairs(THEMES[name]), control)).toEqual([]);
  });
});
