import { COMPACT, DARK, HIGH_CONTRAST, LIGHT, SCALE, STILL, TOUCH } from '../tokens/values.ts';
import type { ThemeValues } from './contract.css.ts';
import type { ThemeName } from './themeNames.ts';

/** The values of each theme. A theme that lacks a value of the contract does not compile. */
export const THEMES = { light: LIGHT, dark: DARK, 'high-contrast': HIGH_CONTRAST } as const satisfies Record<ThemeName, ThemeValues>;

/** The values that do not depend on the theme, with variants for compact density, touch devices and reduced motion. */
export const MEASURES = { usual: SCALE, compact: COMPACT, touch: TOUCH, still: STILL } as const;
