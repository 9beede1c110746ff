import { assignVars, globalStyle } from '@vanilla-extract/css';
import { COMPACT, SCALE, STILL, TOUCH } from '../tokens/values.ts';
import { scheme, type ThemeValues, vars } from './contract.css.ts';
import { tones } from './hue.css.ts';
import { HUE } from './hue.ts';
import { tokens } from './layers.css.ts';
import * as media from './media.ts';
import type { ThemeName } from './themeNames.ts';
import { THEMES } from './themes.ts';

const { color, chart, shadow, space, radius, type, motion, control, layer } = vars;

function themeRule(theme: ThemeValues, colorScheme: 'light' | 'dark') {
  const { surface, text, line } = HUE[colorScheme];
  const ofNames = assignVars(tones, { surface: surface.join(' '), text: text.join(' '), line: line.join(' ') });
  return { vars: { ...assignVars({ color, chart, shadow }, theme), ...ofNames, [scheme]: colorScheme } };
}

/** Line heights for Devanagari. */
const ROOMY_LEADING = { tight: '1.35', snug: '1.45', normal: '1.6' };

const RULES = {
  light: themeRule(THEMES.light, 'light'),
  dark: themeRule(THEMES.dark, 'dark'),
  'high-contrast': themeRule(THEMES['high-contrast'], 'light'),
} as const satisfies Record<ThemeName, ReturnType<typeof themeRule>>;

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      vars: assignVars({ space, radius, type, motion, control, layer }, SCALE),
      '@media': {
        [media.TOUCH]: { vars: { ...assignVars(control, TOUCH.control), [type.size.m]: TOUCH.type.size.m } },
        [media.LESS_MOTION]: { vars: assignVars(motion, STILL.motion) },
      },
    },
  },
});

globalStyle(':root, [data-theme="light"]', { '@layer': { [tokens]: RULES.light } });
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [tokens]: {
      '@media': {
        '(prefers-color-scheme: dark)': RULES.dark,
        '(prefers-contrast: more)': RULES['high-contrast'],
      },
    },
  },
});
globalStyle('[data-theme="dark"]', { '@layer': { [tokens]: RULES.dark } });
globalStyle('[data-theme="high-contrast"]', { '@layer': { [tokens]: RULES['high-contrast'] } });
globalStyle('[data-density="compact"]', { '@layer': { [tokens]: { vars: assignVars(space, COMPACT.space) } } });
// Devanagari has signs above and below its letters, which smaller line heights would clip or overlap.
globalStyle(':root:lang(hi)', { '@layer': { [tokens]: { vars: assignVars(type.leading, ROOMY_LEADING) } } });
globalStyle('[data-motion="none"]', { '@layer': { [tokens]: { vars: assignVars(motion, STILL.motion) } } });
