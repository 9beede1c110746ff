import { describe, expect, it } from 'vitest';
import { contrastsOf, controlPairs, hasTooLittleContrast, MIN_CONTRAST, ratioOf, textPairs } from './pairs.ts';
import { THEME_NAMES } from './themeNames.ts';
import { THEMES } from './themes.ts';

it('sets minimum contrasts per theme, higher for high contrast, and calculates WCAG ratios', () => {
  expect(MIN_CONTRAST).toEqual({
    light: { text: 4.5, control: 3 },
    dark: { text: 4.5, control: 3 },
    'high-contrast': { text: 7, control: 4.5 },
  });
  expect(ratioOf({ front: '#767676', back: '#ffffff' })).toBeCloseTo(4.54, 2);
});

describe.each(THEME_NAMES)('the %s theme', (name) => {
  it('has the minimum contrast in every text and control pair', () => {
    expect(textPairs(THEMES[name])).toHaveLength(37);
    expect(controlPairs(THEMES[name])).toHaveLength(21);
    expect(contrastsOf(THEMES[name], MIN_CONTRAST[name]).filter(hasTooLittleContrast)).toEqual([]);
  });
});
