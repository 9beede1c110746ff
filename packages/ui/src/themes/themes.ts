import { COMPACT, DARK, HIGH_CONTRAST, LIGHT, SCALE, STILL, TOUCH } from '../tokens/values.ts';
import type { ThemeValues } from './contract.css.ts';
import type { ThemeName } from './themeNames.ts';

/** What each theme paints with. A theme that lacks a value of the contract does not compile. */
export const THEMES = { light: LIGHT, dark: DARK, 'high-contrast': HIGH_CONTRAST } as const satisfies Record<ThemeName, ThemeValues>;

/** What is the same in every theme; and what of it changes for whoever wants more on a screen, works with a finger, or asked for no motion. */
export const MEASURES = { usual: SCALE, compact: COMPACT, touch: TOUCH, still: STILL } as const;
