import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { surface: '', text: '', border: '' };
const action = { surface: '', hover: '', text: '' };

/**
 * Every name that a component may paint with. Names say what a value is for, never what it looks like,
 * so that a theme can change all of them.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** Behind everything. */
      background: '',
      /** Cards, fields, bars: what stands on the background. */
      surface: '',
      /** What floats over the page: dialogs, menus, toasts. */
      floating: '',
      /** Wells and bars without a value yet. */
      sunken: '',
      /** Drawn over the page behind a dialog. */
      scrim: '',
      text: { default: '', muted: '', inverse: '' },
      border: { hairline: '', control: '' },
      action: { primary: action, secondary: action, quiet: action, critical: action },
      focus: '',
      /** "You are here": the current item of a navigation, the chosen tab. */
      selected: { mark: '', surface: '' },
      tone: {
        neutral: tone,
        info: tone,
        positive: tone,
        caution: tone,
        critical: tone,
        elevated: tone,
        concluded: tone,
        notable: tone,
        distinguished: tone,
      },
    },
    chart: { series: { 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '' } },
    shadow: { floating: '' },
    space: { xxs: '', xs: '', s: '', m: '', l: '', xl: '', xxl: '' },
    radius: { small: '', medium: '', round: '' },
    type: {
      family: { sans: '', display: '', mono: '' },
      size: { xs: '', s: '', m: '', l: '', xl: '', xxl: '' },
      leading: { tight: '', snug: '', normal: '' },
      weight: { regular: '', medium: '', bold: '' },
    },
    motion: { fast: '', normal: '' },
    control: { small: '', medium: '', large: '' },
    /** What lies over what. */
    layer: { raised: '', dialog: '', menu: '', toast: '', tooltip: '' },
  },
  (_value, path) => `q-${path.join('-')}`,
);

/** Whether a theme is light or dark, for what the browser itself draws. */
export const { scheme } = createGlobalThemeContract({ scheme: 'q-scheme' });

type Values<Shape> = { readonly [Name in keyof Shape]: Shape[Name] extends string ? string : Values<Shape[Name]> };

/** What a theme decides. The rest of the contract is the same in every theme. */
export type ThemeValues = Values<Pick<typeof vars, 'color' | 'chart' | 'shadow'>>;

/** The names of the badge and banner hues. */
export type ToneName = keyof ThemeValues['color']['tone'];
