import { assignVars, globalStyle } from '@vanilla-extract/css';
import { COMPACT_SPACE, CONTROL, FAMILY, LEADING, MOTION, RADIUS, SPACE, TOUCH_CONTROL, TYPE_SIZE, WEIGHT } from '../tokens/scale.ts';
import { type ThemeValues, vars } from './contract.css.ts';
import { dark } from './dark.css.ts';
import { highContrast } from './highContrast.css.ts';
import { base } from './layers.css.ts';
import { light } from './light.css.ts';
import { LESS_MOTION, TOUCH } from './media.ts';
import type { ThemeName } from './themeNames.ts';

const { color, chart, shadow, space, radius, type, motion, control } = vars;

function themeRule(theme: ThemeValues, colorScheme: 'light' | 'dark') {
  return { colorScheme, vars: assignVars({ color, chart, shadow }, theme) };
}

const RULES = {
  light: themeRule(light, 'light'),
  dark: themeRule(dark, 'dark'),
  'high-contrast': themeRule(highContrast, 'light'),
} as const satisfies Record<ThemeName, ReturnType<typeof themeRule>>;

const NO_MOTION = { fast: '0s', normal: '0s' };

globalStyle(':root', {
  '@layer': {
    [base]: {
      vars: assignVars(
        { space, radius, type, motion, control },
        {
          space: SPACE,
          radius: RADIUS,
          type: { family: FAMILY, size: TYPE_SIZE, leading: LEADING, weight: WEIGHT },
          motion: MOTION,
          control: CONTROL,
        },
      ),
      '@media': {
        [TOUCH]: { vars: assignVars(control, TOUCH_CONTROL) },
        [LESS_MOTION]: { vars: assignVars(motion, NO_MOTION) },
      },
    },
  },
});

globalStyle(':root, [data-theme="light"]', { '@layer': { [base]: RULES.light } });
globalStyle(':root:not([data-theme])', {
  '@layer': {
    [base]: {
      '@media': {
        '(prefers-color-scheme: dark)': RULES.dark,
        '(prefers-contrast: more)': RULES['high-contrast'],
      },
    },
  },
});
globalStyle('[data-theme="dark"]', { '@layer': { [base]: RULES.dark } });
globalStyle('[data-theme="high-contrast"]', { '@layer': { [base]: RULES['high-contrast'] } });
globalStyle('[data-density="compact"]', { '@layer': { [base]: { vars: assignVars(space, COMPACT_SPACE) } } });
globalStyle('[data-motion="none"]', { '@layer': { [base]: { vars: assignVars(motion, NO_MOTION) } } });
