import type { ThemeValues } from '../themes/contract.css.ts';
import { LAYER_NAMES } from '../themes/layerNames.ts';
import { contrastsOf, hasTooLittleContrast, MIN_CONTRAST, type PairContrast } from '../themes/pairs.ts';
import { DARK, LIGHT } from '../tokens/values.ts';

/** Token values by name, such as `color.text.muted`. */
export type Values = Readonly<Record<string, string>>;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Quad's own themes. */
export const OWN: Readonly<Record<Scheme, ThemeValues>> = { light: LIGHT, dark: DARK };

/** Flattens `{ color: { text: { muted } } }` to `{ 'color.text.muted': … }`. */
export function flat(theme: object, path = ''): Values {
  return Object.assign(
    {},
    ...Object.entries(theme).map(([key, value]) => (typeof value === 'string' ? { [path + key]: value } : flat(value, `${path}${key}.`))),
  );
}

/** Returns a theme with some values replaced. */
function withValues(theme: object, values: Values, path = ''): object {
  return Object.fromEntries(
    Object.entries(theme).map(([key, value]) => [
      key,
      typeof value === 'string' ? (values[path + key] ?? value) : withValues(value, values, `${path}${key}.`),
    ]),
  );
}

/** A color pair of the light or dark scheme with its contrast. */
export type ThemeContrast = PairContrast & { readonly scheme: Scheme };

/** A color pair of the light or dark scheme without enough contrast. */
export type ThemeFault = ThemeContrast;

/** The contrast of every pair, light and dark; missing values are Quad's own. */
export function themeContrasts(themes: Readonly<Record<Scheme, Values>>): ThemeContrast[] {
  return SCHEMES.flatMap((scheme) =>
    contrastsOf(withValues(OWN[scheme], themes[scheme]) as ThemeValues, MIN_CONTRAST[scheme]).map((each) => ({ ...each, scheme })),
  );
}

/** Every pair with less than the required contrast. */
export function faultsOf(themes: Readonly<Record<Scheme, Values>>): ThemeFault[] {
  return themeContrasts(themes).filter(hasTooLittleContrast);
}

const WHEN = { light: 'By day', dark: 'At night' } as const;

/** Explains why a theme is refused: the pair, where it is used, and its contrast. */
export function faultSentence({ scheme, says, name, front, back, ratio, least }: ThemeFault): string {
  return `${WHEN[scheme]}: ${says} (${name}: ${front} on ${back}) has a contrast of ${ratio.toFixed(2)} and needs ${least}.`;
}

/** The name of the custom property of a token, as in the theme contract. */
export function propertyOf(name: string): string {
  return `--q-${name.replaceAll('.', '-')}`;
}

/** A rule that sets the tokens of a scheme. */
export function block(selector: string, scheme: Scheme, values: Values): string {
  const lines = Object.entries(values).map(([name, value]) => `    ${propertyOf(name)}: ${value};\n`);
  return `  ${selector} {\n    --q-scheme: ${scheme};\n${lines.join('')}  }\n`;
}

/** Wraps rules in the layer of the tokens, so that the order of the style sheets does not matter. */
export function inTokens(rules: string): string {
  const layers = `@layer ${LAYER_NAMES.map((layer) => `quad.${layer}`).join(', ')};\n`;
  return `${layers}\n@layer quad.tokens {\n${rules}}\n`;
}
