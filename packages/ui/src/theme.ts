/** What a component of one's own paints with, so that it follows every theme: `vars.color.text.muted` is a custom property. */
export { type ThemeValues, vars } from './themes/contract.css.ts';
export { THEME_NAMES, type ThemeName } from './themes/themeNames.ts';
