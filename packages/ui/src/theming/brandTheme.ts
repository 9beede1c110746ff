import { brandValues } from './brand.ts';
import { block, faultsOf, inTokens, type ThemeFault, type Values } from './themeValues.ts';

/** What one colour makes of the themes. */
export interface BrandTheme {
  /** What is painted otherwise than by Quad itself, by the names of tokens. */
  readonly light: Values;
  readonly dark: Values;
  /** Pairs without enough contrast: with one of them the colour is not to be used. */
  readonly faults: readonly ThemeFault[];
}

/**
 * The themes in the colour of an institute. Tones, charts and measures stay, and so does high contrast, which is chosen to be told apart
 * and not to be of a colour.
 *
 * @param hex the colour, as `#rrggbb`
 */
export function brandTheme(hex: string): BrandTheme {
  const values = { light: brandValues(hex, 'light'), dark: brandValues(hex, 'dark') };
  return { ...values, faults: faultsOf(values) };
}

/** Says of a pair what it is and how far it is from being readable: 'Text on a card, 3.90 of 4.5'. */
export function faultText({ says, ratio, least }: ThemeFault): string {
  return `${says}, ${ratio.toFixed(2)} of ${least}`;
}

/** Said twice, it weighs more than what Quad says of the same page, wherever the two sheets stand. */
const said = (theme: string) => `[data-theme='${theme}'][data-theme='${theme}']`;
const UNSAID = ':root:root:not([data-theme])';

/**
 * A style sheet that paints a page of Quad in a brand, in the themes `light` and `dark` and where none is said, by day and at night. Who
 * has chosen high contrast, or whose system asks for more, is left with Quad's own colours.
 */
export function brandSheet({ light, dark }: Pick<BrandTheme, 'light' | 'dark'>): string {
  const unsaid = [block(UNSAID, 'light', light), `  @media (prefers-color-scheme: dark) {\n${block(UNSAID, 'dark', dark)}  }\n`];
  return inTokens(
    [
      block(said('light'), 'light', light),
      block(said('dark'), 'dark', dark),
      `  @media not all and (prefers-contrast: more) {\n${unsaid.join('')}  }\n`,
    ].join(''),
  );
}
