import './apply.css.ts';
import './base.css.ts';

export { THEME_NAMES, type ThemeName } from './themeNames.ts';
