import { THEME_NAMES } from '@quad/ui';
import { wcagContrast } from 'culori';
import { expect, it } from 'vitest';
import { MEASURES, THEMES } from '../packages/ui/src/themes/themes.ts';
import { bookTheme } from './bookTheme.ts';

it.each(THEME_NAMES)('uses the %s theme colors and the library fonts', (name) => {
  const theme = bookTheme(name);
  const { color } = THEMES[name];
  expect(theme).toMatchObject({ appBg: color.background, appContentBg: color.surface, textColor: color.text.default });
  expect([theme.fontBase, theme.fontCode]).toEqual([MEASURES.usual.type.family.sans, MEASURES.usual.type.family.mono]);
  expect(theme.base).toBe(name === 'dark' ? 'dark' : 'light');
});

it.each(THEME_NAMES)('keeps text contrast of at least 4.5:1 in the %s theme', (name) => {
  const { textColor, textMutedColor, barTextColor, barBg, appBg, appContentBg, inputTextColor, inputBg } = bookTheme(name);
  const pairs = [
    [textColor, appBg],
    [textColor, appContentBg],
    [textMutedColor, appBg],
    [barTextColor, barBg],
    [inputTextColor, inputBg],
  ] as const;
  for (const [front, back] of pairs) expect(wcagContrast(front, back)).toBeGreaterThanOrEqual(4.5);
});
