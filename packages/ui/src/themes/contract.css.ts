import { createGlobalThemeContract } from '@vanilla-extract/css';

const tone = { surface: '', text: '', border: '' };
const action = { surface: '', hover: '', text: '' };

/** All custom properties of the themes. Names describe the purpose of a value, never its look, so that a theme can change all of them. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The background of the page. */
      background: '',
      /** Cards, fields and bars on the background. */
      surface: '',
      /** Floating elements: dialogs, menus, toasts. */
      floating: '',
      /** Wells, and the unfilled part of bars. */
      sunken: '',
      /** The overlay behind a dialog. */
      scrim: '',
      text: { default: '', muted: '', inverse: '' },
      border: { hairline: '', control: '' },
      action: { primary: action, secondary: action, quiet: action, critical: action },
      focus: '',
      /** The current item of a navigation, the selected tab. */
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
    /** The stacking order. */
    layer: { raised: '', dialog: '', menu: '', toast: '', tooltip: '' },
  },
  (_value, path) => `q-${path.join('-')}`,
);

/** The `color-scheme` of a theme, for elements that the browser draws. */
export const { scheme } = createGlobalThemeContract({ scheme: 'q-scheme' });

type Values<Shape> = { readonly [Name in keyof Shape]: Shape[Name] extends string ? string : Values<Shape[Name]> };

/** The values that a theme defines. The rest of the contract is the same in every theme. */
export type ThemeValues = Values<Pick<typeof vars, 'color' | 'chart' | 'shadow'>>;

/** The names of the tones of badges and banners. */
export type ToneName = keyof ThemeValues['color']['tone'];
