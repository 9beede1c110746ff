/** The theme's custom properties for components of your own, so that they follow every theme: `vars.color.text.muted`. */
export { type ThemeValues, vars } from './themes/contract.css.ts';
export { THEME_NAMES, type ThemeName } from './themes/themeNames.ts';
