/** The values of `data-theme`. Without the attribute the page follows the system preference. */
export const THEME_NAMES = ['light', 'dark', 'high-contrast'] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
