import type { ThemeName } from '@quad/ui';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { MEASURES, THEMES } from '../packages/ui/src/themes/themes.ts';

/** Parses `6px` as 6. */
function pixels(length: string): number {
  return Number.parseFloat(length);
}

/** Storybook's theme, built from the tokens of one of ours. */
export function bookTheme(name: ThemeName, brandTitle = 'Quad'): ThemeVars {
  const { color } = THEMES[name];
  const { family } = MEASURES.usual.type;
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: family.sans,
    fontCode: family.mono,
    colorPrimary: color.action.primary.surface,
    // Storybook's color for links, selection and focus.
    colorSecondary: color.selected.mark,
    appBg: color.background,
    appContentBg: color.surface,
    appPreviewBg: color.background,
    appHoverBg: color.action.quiet.hover,
    appBorderColor: color.border.hairline,
    appBorderRadius: pixels(MEASURES.usual.radius.small),
    textColor: color.text.default,
    textMutedColor: color.text.muted,
    textInverseColor: color.text.inverse,
    barBg: color.surface,
    barTextColor: color.text.muted,
    barHoverColor: color.text.default,
    barSelectedColor: color.text.default,
    buttonBg: color.action.secondary.surface,
    buttonBorder: color.border.control,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
    inputBg: color.surface,
    inputBorder: color.border.control,
    inputTextColor: color.text.default,
    inputBorderRadius: pixels(MEASURES.usual.radius.small),
  });
}

/** The theme of the system preference, chosen like in the portal. */
export function systemTheme(): ThemeName {
  if (matchMedia('(prefers-contrast: more)').matches) return 'high-contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
