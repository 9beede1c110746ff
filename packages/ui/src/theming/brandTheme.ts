import { brandValues } from './brand.ts';
import { block, faultsOf, inTokens, type ThemeFault, type Values } from './themeValues.ts';

/** The themes derived from one color. */
export interface BrandTheme {
  /** The tokens that differ from Quad's, by name. */
  readonly light: Values;
  readonly dark: Values;
  /** Pairs without enough contrast; if there are any, the color must not be used. */
  readonly faults: readonly ThemeFault[];
}

/**
 * The themes in the color of an institute. Tones, charts, measures and high contrast do not change: high contrast is chosen for legibility,
 * not for its color.
 *
 * @param hex the color, as `#rrggbb`
 */
export function brandTheme(hex: string): BrandTheme {
  const values = { light: brandValues(hex, 'light'), dark: brandValues(hex, 'dark') };
  return { ...values, faults: faultsOf(values) };
}

/** Describes a pair and its contrast: 'Text on a card, 3.90 of 4.5'. */
export function faultText({ says, ratio, least }: ThemeFault): string {
  return `${says}, ${ratio.toFixed(2)} of ${least}`;
}

/** The repeated attribute raises the specificity above Quad's own rule, whatever the order of the style sheets. */
const withAttribute = (theme: string) => `[data-theme='${theme}'][data-theme='${theme}']`;
const WITHOUT_ATTRIBUTE = ':root:root:not([data-theme])';

/**
 * A style sheet that applies a brand to the themes `light` and `dark`, and to pages without a theme according to the system preference.
 * Users who have chosen high contrast, or whose system requests more contrast, keep Quad's own colors.
 */
export function brandSheet({ light, dark }: Pick<BrandTheme, 'light' | 'dark'>): string {
  const withoutAttribute = [
    block(WITHOUT_ATTRIBUTE, 'light', light),
    `  @media (prefers-color-scheme: dark) {\n${block(WITHOUT_ATTRIBUTE, 'dark', dark)}  }\n`,
  ];
  return inTokens(
    [
      block(withAttribute('light'), 'light', light),
      block(withAttribute('dark'), 'dark', dark),
      `  @media not all and (prefers-contrast: more) {\n${withoutAttribute.join('')}  }\n`,
    ].join(''),
  );
}
