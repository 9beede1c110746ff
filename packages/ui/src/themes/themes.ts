import { DARK, HIGH_CONTRAST, LIGHT } from '../tokens/values.ts';
import type { ThemeValues } from './contract.css.ts';
import type { ThemeName } from './themeNames.ts';

/** What each theme paints with. A theme that lacks a value of the contract does not compile. */
export const THEMES = { light: LIGHT, dark: DARK, 'high-contrast': HIGH_CONTRAST } as const satisfies Record<ThemeName, ThemeValues>;
